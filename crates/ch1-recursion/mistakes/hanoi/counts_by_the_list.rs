//! mistake: Takes the length of the list for the number of moves so far.
//! says: hanoi(2, A, C, B, moves), where `moves` holds 2 moves already: yours added A → C, and it should add A → B, A → C, B → C, as to an empty list. What is already in `moves` makes no difference.
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
