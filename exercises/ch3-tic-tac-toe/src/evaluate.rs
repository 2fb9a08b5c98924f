//! What is a position worth? Win fast, lose late.
//!
//! Values are the first player's, whoever moves: above 0 the first player has won, below 0 the
//! second. Who has won is handed in, so that this exercise needs no other one.
//!
//! You can use `Player::First` and `Player::Second`. `Value` is an `i32`, and `moves_done as Value`
//! makes one of a `u32`, which has nothing below 0.

use game::{Player, Value};

/// The value of a position as it stands: 0 while nobody has won, 10 − `moves_done` if the first
/// player has, and `moves_done` − 10 if the second has.
///
/// A win takes at least five moves, so the values that occur are 5, 3, 1, 0, −2 and −4.
pub fn evaluate(winner: Option<Player>, moves_done: u32) -> Value {
    todo!("the value of a position as it stands")
}

/// Whether `value` is better than `old` for the player to move. Equal is not better, so the first
/// of several equal moves is kept.
///
/// The tests compare larger numbers, too, up to `Value::MAX` and `Value::MIN`.
pub fn better(mover: Player, value: Value, old: Value) -> bool {
    todo!("whether value is better than old for the player to move")
}

/// A value that every value of a position is better than, for the player to move: −10 or 10.
pub fn worst_case(mover: Player) -> Value {
    todo!("worse for the player to move than any position")
}
