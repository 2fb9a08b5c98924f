//! mistake: Subtracts the two, and the difference may not fit.
//! says: left the numbers that fit: compare the two with < and >, and calculate nothing.
// ANCHOR: compare
let more = value - old;
match mover {
    Player::First => more > 0,
    Player::Second => more < 0,
}
// ANCHOR_END: compare
