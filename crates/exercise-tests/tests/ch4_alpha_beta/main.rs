//! The students' tests, run on the reference: the same files. A student's are a program each, these
//! are one, so that it is linked once.
#![allow(
    clippy::duplicate_mod,
    reason = "each file brings along what the tests of its chapter share, since it is a program for a student"
)]

mod drawn;

#[path = "../../../../exercises/ch4-alpha-beta/tests/game_tree.rs"]
mod game_tree;

#[path = "../../../../exercises/ch4-alpha-beta/tests/alpha_beta.rs"]
mod alpha_beta;

#[path = "../../../../exercises/ch4-alpha-beta/tests/first_child_only.rs"]
mod first_child_only;

#[path = "../../../../exercises/ch4-alpha-beta/tests/cut.rs"]
mod cut;

#[path = "../../../../exercises/ch4-alpha-beta/tests/old_beta.rs"]
mod old_beta;

#[path = "../../../../exercises/ch4-alpha-beta/tests/negamax.rs"]
mod negamax;

#[path = "../../../../exercises/ch4-alpha-beta/tests/move_order.rs"]
mod move_order;

#[path = "../../../../exercises/ch4-alpha-beta/tests/minimal_tree.rs"]
mod minimal_tree;

#[path = "../../../../exercises/ch4-alpha-beta/tests/transposition.rs"]
mod transposition;

#[path = "../../../../exercises/ch4-alpha-beta/tests/deepening.rs"]
mod deepening;

#[path = "../../../../exercises/ch4-alpha-beta/tests/null_window.rs"]
mod null_window;
