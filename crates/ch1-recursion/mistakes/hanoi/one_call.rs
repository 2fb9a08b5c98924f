//! mistake: The smaller tower goes to the spare peg and is left there.
//! says: 3 moves for 3 discs, 7 needed: the smaller tower never came back.
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, spare, to, moves);
    moves.push(Move { from, to });
}
// ANCHOR_END: body
