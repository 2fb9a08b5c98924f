//! mistake: All discs but one go to the spare peg, one by one, and then come back.
//! says: hanoi(3, A, C, B): yours made 5 moves, and it should make 7. Move 2 puts disc 2 on disc 1. Move 1 went the same way, and its disc lies there now: the smaller discs go as a tower, and not one after the other.
// ANCHOR: body
for _ in 1..discs {
    moves.push(Move { from, to: spare });
}
if discs > 0 {
    moves.push(Move { from, to });
}
for _ in 1..discs {
    moves.push(Move { from: spare, to });
}
// ANCHOR_END: body
