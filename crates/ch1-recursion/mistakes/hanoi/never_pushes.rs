//! mistake: Only calls, and no move at all.
//! says: hanoi(1, A, C, B): yours made no move, and it should make A → C. Nothing was added to the `moves` that it was handed.
// CHANGE: body
-     moves.push(Move { from, to });
