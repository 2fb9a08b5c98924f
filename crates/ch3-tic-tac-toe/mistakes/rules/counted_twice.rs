//! mistake: Counts the move twice.
//! says: moves_done is 2 after move 1: it says who is next, so count every move once.
// CHANGE: next
+ next.moves_done += 1;
  next
