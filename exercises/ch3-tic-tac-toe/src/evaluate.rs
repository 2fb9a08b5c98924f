//! What is a position worth? Win fast, lose late.
//!
//! Values are from the first player's side, no matter who moves: above 0 the first player has won,
//! below 0 the second. The winner is an argument, so this exercise does not depend on any other.
//!
//! You can use `Player::First` and `Player::Second`. `Value` is an `i32`. `moves_done as Value`
//! converts the `u32`, which cannot be negative, into a `Value`.

use game::{Player, Value};

/// Returns the value of a position without looking ahead: 0 if there is no winner,
/// 10 − `moves_done` if the first player has won, and `moves_done` − 10 if the second has won.
///
/// A win takes at least five moves, so the possible values are 5, 3, 1, 0, −2 and −4.
pub fn evaluate(winner: Option<Player>, moves_done: u32) -> Value {
    todo!("the value of a position as it stands")
}

/// Returns whether `value` is better than `old` for the player to move. An equal value is not
/// better, so the search keeps the first of several equal moves.
///
/// The tests also compare larger numbers, up to `Value::MAX` and `Value::MIN`.
pub fn better(mover: Player, value: Value, old: Value) -> bool {
    todo!("whether value is better than old for the player to move")
}

/// Returns −10 or 10: for the player to move, it is worse than the value of any position.
pub fn worst_case(mover: Player) -> Value {
    todo!("worse for the player to move than any position")
}
