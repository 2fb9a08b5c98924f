//! {NAME}: a tower on four pegs, moved in the fewest moves. The functions are yours; the last lines make a program of them.
//!
//!     cargo run -- show 3         move 3 discs, and show the pegs after each move
//!     cargo run -- towers         does every tower arrive, from each peg on each other one?
//!     cargo run -- compare 9      your moves for 0 to 9 discs, and the fewest that there are
//!     cargo run -- calls          the calls that you predict, and those that are counted
//!     cargo run -- calls --memo   the same with a memo

use std::collections::HashMap;
use std::process::ExitCode;

use call_trace::traced;
use project::four_pegs::{FourPegs, Move, Moves, Peg};

/// Moves `discs` discs from one peg to another; both other pegs are spare.
///
/// You can use `aside(discs)`, and `moves.push(Move { from, to })`, which makes a move at once.
#[traced(skip(moves))]
fn four_pegs(discs: u32, from: Peg, to: Peg, spare: Peg, other: Peg, moves: &mut Moves) {
    todo!("set some discs aside, move the rest with three pegs, bring the others back")
}

/// The same with one spare peg, as in `hanoi`.
#[traced(skip(moves))]
fn three_pegs(discs: u32, from: Peg, to: Peg, spare: Peg, moves: &mut Moves) {
    todo!("the moves of hanoi")
}

/// How many of these discs are set aside. To begin with, half of them.
fn aside(discs: u32) -> u32 {
    discs / 2
}

/// The fewest moves for so many discs, without a memo.
#[traced]
fn fewest(discs: u32) -> u64 {
    todo!("try each number of discs to set aside, and keep the least that it costs")
}

/// How many calls `fewest(discs)` makes, itself included. Predict it: no call is made here.
fn calls_predicted(discs: u32) -> u64 {
    todo!("how many calls does fewest make?")
}

/// The fewest moves again; what is worked out once is kept in `memo`, from discs to moves.
#[traced(skip(memo))]
fn fewest_with_memo(discs: u32, memo: &mut HashMap<u32, u64>) -> u64 {
    todo!("the fewest moves, with the help of the memo")
}

/// How many calls `fewest_with_memo(discs)` makes with an empty memo, itself included.
fn calls_predicted_with_memo(discs: u32) -> u64 {
    todo!("how many calls does fewest_with_memo make?")
}

fn main() -> ExitCode {
    project::four_pegs::main(FourPegs {
        move_tower: four_pegs,
        aside,
        fewest,
        calls_predicted,
        fewest_with_memo,
        calls_predicted_with_memo,
    })
}
