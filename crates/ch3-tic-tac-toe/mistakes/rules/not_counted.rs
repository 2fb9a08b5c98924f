//! mistake: The move is not counted, so X moves for ever.
//! says: yours returned ....X.... after 0 moves, and it should be ....X.... after 1 move. moves_done says who is next: count every move once.
// CHANGE: next
- next.moves_done += 1;
