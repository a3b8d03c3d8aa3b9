#![doc = include_str!("../README.md")]

pub mod notation;
pub mod record;
pub mod rules;
