//! mistake: The number of moves is set and not raised.
//! says: moves_done is 1 after move 2
// CHANGE: next
- next.moves_done += 1;
+ next.moves_done = 1;
