//! The students' tests, run on the reference: the same files. A student's are a program each, these
//! are one, so that it is linked once.
#![allow(
    clippy::duplicate_mod,
    reason = "each file brings along what the tests of its chapter share, since it is a program for a student"
)]

mod drawn;

#[path = "../../../../exercises/ch3-tic-tac-toe/tests/winner.rs"]
mod winner;

#[path = "../../../../exercises/ch3-tic-tac-toe/tests/rules.rs"]
mod rules;

#[path = "../../../../exercises/ch3-tic-tac-toe/tests/evaluate.rs"]
mod evaluate;

#[path = "../../../../exercises/ch3-tic-tac-toe/tests/look_ahead.rs"]
mod look_ahead;

#[path = "../../../../exercises/ch3-tic-tac-toe/tests/computer_and_human.rs"]
mod computer_and_human;

#[path = "../../../../exercises/ch3-tic-tac-toe/tests/cell_one.rs"]
mod cell_one;

#[path = "../../../../exercises/ch3-tic-tac-toe/tests/game_loop.rs"]
mod game_loop;

#[path = "../../../../exercises/ch3-tic-tac-toe/tests/analysis.rs"]
mod analysis;
