//! The students' tests, run on the reference: the same files. A student's are a program each, these
//! are one, so that it is linked once.
#![allow(
    clippy::duplicate_mod,
    reason = "each file brings along what the tests of its chapter share, since it is a program for a student"
)]

mod drawn;

#[path = "../../../../exercises/ch5-dots-and-boxes/tests/boxes.rs"]
mod boxes;

#[path = "../../../../exercises/ch5-dots-and-boxes/tests/extra_turn.rs"]
mod extra_turn;

#[path = "../../../../exercises/ch5-dots-and-boxes/tests/negamax_trap.rs"]
mod negamax_trap;

#[path = "../../../../exercises/ch5-dots-and-boxes/tests/same_position.rs"]
mod same_position;

#[path = "../../../../exercises/ch5-dots-and-boxes/tests/built_tree.rs"]
mod built_tree;

#[path = "../../../../exercises/ch5-dots-and-boxes/tests/nothing_saved.rs"]
mod nothing_saved;

#[path = "../../../../exercises/ch5-dots-and-boxes/tests/fair_choice.rs"]
mod fair_choice;

#[path = "../../../../exercises/ch5-dots-and-boxes/tests/chains.rs"]
mod chains;

#[path = "../../../../exercises/ch5-dots-and-boxes/tests/solver.rs"]
mod solver;
