//! Four pegs: a tower moved in the fewest moves, by setting some of its discs aside.

use std::collections::HashMap;
use std::process::ExitCode;

use call_trace::traced;
use project::four_pegs::{FourPegs, Move, Moves, Peg};

/// Sets some discs aside with all four pegs, moves the rest with three, and brings the others back.
#[traced(skip(moves))]
pub fn four_pegs(discs: u32, from: Peg, to: Peg, spare: Peg, other: Peg, moves: &mut Moves) {
    if discs > 0 {
        let aside = aside(discs);
        four_pegs(aside, from, spare, to, other, moves);
        three_pegs(discs - aside, from, to, other, moves);
        four_pegs(aside, spare, to, from, other, moves);
    }
}

/// `hanoi`: on the fourth peg lie smaller discs.
#[traced(skip(moves))]
pub fn three_pegs(discs: u32, from: Peg, to: Peg, spare: Peg, moves: &mut Moves) {
    if discs > 0 {
        three_pegs(discs - 1, from, spare, to, moves);
        moves.push(Move { from, to });
        three_pegs(discs - 1, spare, to, from, moves);
    }
}

/// How many discs are set aside: the number that costs least.
pub fn aside(discs: u32) -> u32 {
    let mut memo = HashMap::new();
    let costs = |aside: &u32| cost(discs, *aside, fewest_with_memo(*aside, &mut memo));
    (1..discs).min_by_key(costs).unwrap_or(0)
}

/// How many moves it takes to set so many discs aside, to move the rest and to bring them back.
fn cost(discs: u32, aside: u32, moves_aside: u64) -> u64 {
    2 * moves_aside + (1 << (discs - aside)) - 1
}

/// The fewest moves for so many discs.
#[traced]
pub fn fewest(discs: u32) -> u64 {
    if discs < 2 {
        return discs.into();
    }
    let costs = (1..discs).map(|aside| cost(discs, aside, fewest(aside)));
    costs.min().unwrap_or(0)
}

/// Twice as many calls for each disc more: it asks for every smaller tower, as the next smaller one did, and for that one.
pub fn calls_predicted(discs: u32) -> u64 {
    if discs < 2 { 1 } else { 1 << (discs - 1) }
}

/// The fewest moves again; what is worked out once is kept in `memo`, from discs to moves.
#[traced(skip(memo))]
pub fn fewest_with_memo(discs: u32, memo: &mut HashMap<u32, u64>) -> u64 {
    if discs < 2 {
        return discs.into();
    }
    if let Some(&known) = memo.get(&discs) {
        return known;
    }
    let costs = (1..discs).map(|aside| cost(discs, aside, fewest_with_memo(aside, memo)));
    let fewest = costs.min().unwrap_or(0);
    memo.insert(discs, fewest);
    fewest
}

/// Each tower from 2 discs on is worked out once, and then asks for each smaller one.
pub fn calls_predicted_with_memo(discs: u32) -> u64 {
    let discs = u64::from(discs);
    1 + discs * discs.saturating_sub(1) / 2
}

/// Ours, for the kit.
pub const OURS: FourPegs = FourPegs {
    move_tower: four_pegs,
    aside,
    fewest,
    calls_predicted,
    fewest_with_memo,
    calls_predicted_with_memo,
};

fn main() -> ExitCode {
    project::four_pegs::main(OURS)
}
