//! mistake: Begins at 0, as if nothing worse could happen.
//! says: 0 is not better than X's worst case: then a move that leads there is never kept. worst_case says 0: 0 is a draw, and a player can do worse than that.
// ANCHOR: worst
0
// ANCHOR_END: worst
