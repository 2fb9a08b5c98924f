//! mistake: Who moves next is asked, as if the turn always passed.
//! says: After an extra turn the same player moves again. The board before the move says who makes it.
// ANCHOR: by_value
let next = board.play(mv);
match next.to_move() {
    Player::First => next.evaluate(),
    Player::Second => -next.evaluate(),
}
// ANCHOR_END: by_value
