//! mistake: Takes the pegs to be A, C and B whatever was handed in.
//! says: One disc from A to B: you made 1 move, A → C: that is your move whichever pegs are handed to you. Use `from` and `to`.
// ANCHOR: body
fn go(discs: u32, from: Peg, to: Peg, spare: Peg, moves: &mut Vec<Move>) {
    if discs > 0 {
        go(discs - 1, from, spare, to, moves);
        moves.push(Move { from, to });
        go(discs - 1, spare, to, from, moves);
    }
}
go(discs, Peg::A, Peg::C, Peg::B, moves);
// ANCHOR_END: body
