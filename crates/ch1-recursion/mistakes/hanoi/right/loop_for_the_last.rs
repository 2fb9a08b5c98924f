//! right: the second call has become a loop
// ANCHOR: body
let (mut from, mut spare) = (from, spare);
let mut discs = discs;
while discs > 0 {
    discs -= 1;
    hanoi(discs, from, spare, to, moves);
    moves.push(Move { from, to });
    (from, spare) = (spare, from);
}
// ANCHOR_END: body
