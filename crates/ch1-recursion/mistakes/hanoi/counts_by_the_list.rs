//! mistake: Takes the length of the list for the number of moves so far.
//! says: behind two moves that were there you added others than onto an empty list
// ANCHOR: body
let start = if moves.len() > 1 && discs == 2 { 1 } else { discs };
fn go(discs: u32, from: Peg, to: Peg, spare: Peg, moves: &mut Vec<Move>) {
    if discs > 0 {
        go(discs - 1, from, spare, to, moves);
        moves.push(Move { from, to });
        go(discs - 1, spare, to, from, moves);
    }
}
go(start, from, to, spare, moves);
// ANCHOR_END: body
