//! mistake: Each call collects its moves in a vector of its own, which nobody sees.
//! says: push each move onto the `moves` that you were handed.
// ANCHOR: body
let mut moves = moves.clone();
if discs > 0 {
    hanoi(discs - 1, from, spare, to, &mut moves);
    moves.push(Move { from, to });
    hanoi(discs - 1, spare, to, from, &mut moves);
}
// ANCHOR_END: body
