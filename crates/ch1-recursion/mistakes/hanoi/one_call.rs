//! mistake: The smaller tower goes to the spare peg and is left there.
//! says: 2 moves for 2 discs, 3 needed: the smaller tower never came back.
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, spare, to, moves);
    moves.push(Move { from, to });
}
// ANCHOR_END: body
