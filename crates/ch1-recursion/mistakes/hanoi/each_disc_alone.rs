//! mistake: All discs but one go to the spare peg, one by one, and then come back.
//! says: 3 discs from A to C: move 2 puts disc 2 on disc 1: move 1 went the same way, and its disc lies there now. Smaller discs go as a tower, by the same three steps, and not one after the other.
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
