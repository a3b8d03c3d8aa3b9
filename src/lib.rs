#![doc = include_str!("../README.md")]

pub mod rules;
pub mod solver;
