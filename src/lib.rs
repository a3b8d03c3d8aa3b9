#![doc = include_str!("../README.md")]

pub mod browser;
pub mod components;
pub mod explorer;
pub mod game;
pub mod hooks;
pub mod keyboard;
pub mod notation;
pub mod players;
pub mod record;
pub mod route;
pub mod rules;
pub mod saved_games;
pub mod score;
pub mod screen_view;
pub mod settings;
pub mod solver;
