//! mistake: A value is made small.
//! says: in yours 3, 8 and 5 have one rank, and values far apart have not
// ANCHOR: by_cell
match cell.number() {
    5 => 0,
    1 | 3 | 7 | 9 => 1,
    _ => 2,
}
// ANCHOR_END: by_cell
// ANCHOR: by_value
let value = board.play(mv).evaluate() / 10;
match board.to_move() {
    Player::First => -value,
    Player::Second => value,
}
// ANCHOR_END: by_value
