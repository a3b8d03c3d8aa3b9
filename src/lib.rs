#![doc = include_str!("../README.md")]

pub mod browser;
pub mod components;
pub mod notation;
pub mod record;
pub mod route;
pub mod rules;
pub mod solver;
pub mod state;
