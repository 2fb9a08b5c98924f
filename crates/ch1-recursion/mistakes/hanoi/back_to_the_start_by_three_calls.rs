//! mistake: The second time the smaller tower goes back to the start; the largest disc has a call of its own.
//! says: hanoi(2, A, C, B): yours made A → B, A → C, B → A, and it should make A → B, A → C, B → C. The second time the smaller tower should go to the goal, and it goes back to the start: hanoi(2, A, C, B) called hanoi(1, B, A, C).
// ANCHOR: body
match discs { 0 => {}, 1 => moves.push(Move { from, to }), _ => {
    hanoi(discs - 1, from, spare, to, moves);
    hanoi(1, from, to, spare, moves);
    hanoi(discs - 1, spare, from, to, moves);
}}
// ANCHOR_END: body
