//! right: A traced helper that works out the spare peg.
//! told: 7 moves for 3 discs, 15 for 4, 1 023 for 10; the first move of 3 discs goes to C.
// ANCHOR: body
fn other(a: Peg, b: Peg) -> Peg { [Peg::A, Peg::B, Peg::C].into_iter().find(|p| *p != a && *p != b).unwrap() }
#[traced(skip(moves))]
fn go(discs: u32, from: Peg, to: Peg, moves: &mut Vec<Move>) {
    if discs == 0 { return; }
    let spare = other(from, to);
    go(discs - 1, from, spare, moves);
    moves.push(Move { from, to });
    go(discs - 1, spare, to, moves);
}
go(discs, from, to, moves)
// ANCHOR_END: body
