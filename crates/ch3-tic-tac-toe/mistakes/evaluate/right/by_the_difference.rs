//! right: The difference of the two, which fits for all that occurs.
//! told: better(First, 0, Value::MIN) panics, perhaps of a number too large for an i32: < and > alone compare any two.
// ANCHOR: compare
let more = value - old;
match mover {
    Player::First => more > 0,
    Player::Second => more < 0,
}
// ANCHOR_END: compare
