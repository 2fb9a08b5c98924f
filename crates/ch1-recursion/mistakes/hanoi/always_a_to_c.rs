//! mistake: Takes the pegs to be A, C and B whatever was handed in.
//! says: hanoi(1, A, B, C): yours made A → C, and it should make A → B. It makes this move whichever pegs it is handed.
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
