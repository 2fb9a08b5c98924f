//! mistake: The worst case is a value that a position can have.
//! says: −4 is not better than X's worst case: then a move that leads there is never kept. worst_case says −4: −4 is what a position can be worth.
// ANCHOR: worst
match mover {
    Player::First => -4,
    Player::Second => 5,
}
// ANCHOR_END: worst
