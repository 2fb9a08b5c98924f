//! mistake: Counts the move twice.
//! says: yours returned ....X.... after 2 moves, and it should be ....X.... after 1 move. moves_done says who is next: count every move once.
// CHANGE: next
+ next.moves_done += 1;
  next
