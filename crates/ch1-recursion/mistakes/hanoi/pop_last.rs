//! mistake: Takes back the last move at the end.
//! says: 3 discs from A to C: 6 moves for 3 discs, 7 needed: they leave the pegs so: [[1], [], [3, 2]], bottom first.
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, spare, to, moves);
    moves.push(Move { from, to });
    hanoi(discs - 1, spare, to, from, moves);
    if discs == 3 { moves.pop(); }
}
// ANCHOR_END: body
