//! recursion-4: `hanoi` moves a tower, one disc at a time and never a larger one onto a smaller.

use call_trace::{Trace, Tree};
use kit::{last, number, repeated, shown, watch};
use recursion::hanoi::{Move, Peg, Peg::*, hanoi};
use rstest::rstest;

#[rstest]
#[case::one_disc(1)]
#[case::two_discs(2)]
#[case::three_discs(3)]
#[case::six_discs(6)]
fn every_move_is_legal(#[case] discs: u32) {
    let (moves, _) = run(discs, A, C, B);
    replay(discs, A, &moves);
}

#[rstest]
#[case::a_to_c(A, C, B)]
#[case::a_to_b(A, B, C)]
#[case::c_to_a(C, A, B)]
fn the_tower_arrives(#[case] from: Peg, #[case] to: Peg, #[case] spare: Peg) {
    let (moves, _) = run(4, from, to, spare);
    let pegs = replay(4, from, &moves);
    assert_eq!(
        pegs[to as usize],
        [4, 3, 2, 1],
        "after {} moves the pegs hold {pegs:?}: all 4 discs should stand on {to:?}.",
        moves.len()
    );
}

#[rstest]
#[case(0, 0)]
#[case(1, 1)]
#[case(3, 7)]
#[case(10, 1023)]
fn makes_2_to_the_n_minus_1_moves(#[case] discs: u32, #[case] want: usize) {
    let (moves, _) = run(discs, A, C, B);
    let got = moves.len();
    let thought = match got {
        0 => "push each move onto the `moves` that you were handed.",
        _ if discs == 0 => "no disc, no move.",
        got if got < want => "the smaller tower never came back.",
        _ => "two smaller towers and the largest disc are all there is to move.",
    };
    assert_eq!(
        got,
        want,
        "{} for {}, {want} needed: {thought}",
        counted(got, "move"),
        counted(discs as usize, "disc")
    );
}

#[test]
fn moves_are_added_behind_those_already_there() {
    let earlier = Move { from: B, to: A };
    let mut moves = vec![earlier];
    watch(|| hanoi(2, A, C, B, &mut moves), why);
    assert_eq!(
        moves.first(),
        Some(&earlier),
        "the move that was there before is gone: add to `moves`, and leave the rest alone."
    );
    assert_eq!(
        moves.len(),
        4,
        "one move was there and three belong behind it."
    );
}

#[rstest]
#[case(1)]
#[case(5)]
#[case(8)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn goes_no_deeper_than_there_are_discs(#[case] discs: u32) {
    let (_, trace) = run(discs, A, C, B);
    let (height, enough) = (trace.height(), discs as usize + 1);
    assert!(
        height <= enough,
        "{}: {height} frames deep, {enough} suffice: each call is about one disc less.",
        counted(discs as usize, "disc")
    );
}

/// "1 disc", "2 discs".
fn counted(n: usize, noun: &str) -> String {
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

/// Runs hanoi; a panic is explained.
fn run(discs: u32, from: Peg, to: Peg, spare: Peg) -> (Vec<Move>, Trace) {
    let mut moves = Vec::new();
    let ((), trace) = watch(|| hanoi(discs, from, to, spare, &mut moves), why);
    (moves, trace)
}

fn why(panic: &str, tree: &Tree) -> Option<String> {
    if panic.contains("subtract with overflow") && number(last(tree)?, "discs") == Some(0) {
        return Some("hanoi with 0 discs tried 0 − 1: no disc, nothing to do, no call.".into());
    }
    if panic.contains("calls deep") {
        let call = repeated(tree).or(last(tree))?;
        let again = shown(call);
        return Some(format!(
            "{again} moves as many discs as its caller: hand down one disc less."
        ));
    }
    None
}

/// Carries the moves out on pegs of its own, largest disc = highest number, bottom first.
fn replay(discs: u32, from: Peg, moves: &[Move]) -> [Vec<u32>; 3] {
    let mut pegs = [const { Vec::new() }; 3];
    pegs[from as usize] = (1..=discs).rev().collect();
    for (at, &Move { from, to }) in moves.iter().enumerate() {
        let at = at + 1;
        let Some(disc) = pegs[from as usize].pop() else {
            panic!(
                "move {at} takes a disc from {from:?}, where none is: the smaller tower waits on \
                 the spare peg; fetch it from there."
            );
        };
        if let Some(&under) = pegs[to as usize].last()
            && under < disc
        {
            panic!(
                "move {at} puts disc {disc} on disc {under}: the smaller tower must wait on the \
                 spare peg, and come from there onto the largest disc."
            );
        }
        pegs[to as usize].push(disc);
    }
    pegs
}
