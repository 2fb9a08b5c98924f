//! mistake: The number of moves is set and not raised.
//! says: yours returned O...X.... after 1 move, and it should be O...X.... after 2 moves. moves_done says who is next: count every move once.
// CHANGE: next
- next.moves_done += 1;
+ next.moves_done = 1;
