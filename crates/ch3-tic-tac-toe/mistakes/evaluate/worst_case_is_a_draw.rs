//! mistake: Begins at 0, as if nothing worse could happen.
//! says: 0 is a draw, and a player can do worse than that. With yours a move that leads there is never kept.
// ANCHOR: worst
0
// ANCHOR_END: worst
