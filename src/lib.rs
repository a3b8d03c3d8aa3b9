#![doc = include_str!("../README.md")]

pub mod notation;
pub mod rules;
