//! mistake: Only calls, and no move at all.
//! says: push each move onto the `moves` that you were handed.
// CHANGE: body
-     moves.push(Move { from, to });
