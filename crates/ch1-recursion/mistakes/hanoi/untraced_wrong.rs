//! mistake: A helper without #[traced] that keeps the pegs.
//! says: hanoi(2, A, C, B): yours made A → C, A → C, B → C, and it should make A → B, A → C, B → C. Move 2 puts disc 2 on disc 1. The smaller tower must wait on the spare peg, and come from there onto the largest disc.
// ANCHOR: body
fn go(discs: u32, from: Peg, to: Peg, spare: Peg, moves: &mut Vec<Move>) {
    if discs > 0 {
        go(discs - 1, from, to, spare, moves);
        moves.push(Move { from, to });
        go(discs - 1, spare, to, from, moves);
    }
}
go(discs, from, to, spare, moves);
// ANCHOR_END: body
