//! mistake: A leaf is valued from the first player's side.
//! says: Value the board for who moves. `evaluate` gives MAX's value: where MIN moves, turn the sign.
// ANCHOR: leaf
return (board.evaluate(), None);
// ANCHOR_END: leaf
