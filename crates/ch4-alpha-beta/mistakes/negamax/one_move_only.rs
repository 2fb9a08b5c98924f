//! mistake: The new board is valued as it stands, with its sign turned.
//! says: yours looks 1 ahead, whatever it is told
// ANCHOR: law
after.to_move() == before.to_move().other()
// ANCHOR_END: law
// ANCHOR: leaf
let value = match board.to_move() {
    Player::First => board.evaluate(),
    Player::Second => -board.evaluate(),
};
return (value, None);
// ANCHOR_END: leaf
// ANCHOR: reply
let value = -(if new_board.to_move() == Player::First { new_board.evaluate() } else { -new_board.evaluate() });
// ANCHOR_END: reply
