//! mistake: The move is not counted, so X moves for ever.
//! says: moves_done is 0 after move 1: it says who is next, so count every move once.
// CHANGE: next
- next.moves_done += 1;
