//! mistake: Each call collects its moves in a vector of its own, which nobody sees.
//! says: hanoi(1, A, C, B): yours made no move, and it should make A → C. Nothing was added to the `moves` that it was handed.
// ANCHOR: body
let mut moves = moves.clone();
if discs > 0 {
    hanoi(discs - 1, from, spare, to, &mut moves);
    moves.push(Move { from, to });
    hanoi(discs - 1, spare, to, from, &mut moves);
}
// ANCHOR_END: body
