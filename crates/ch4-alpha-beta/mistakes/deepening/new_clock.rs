//! mistake: Each depth gets a clock of its own.
//! says: came back after 21 boards; with the open window and the clock that is given
// ANCHOR: body
for depth in 1..=most {
    let own = Clock::boards(20);
    let timed = Timed::new(board.clone(), &own);
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if own.is_up() || clock.is_up() { break; }
    deepest = Deepest { depth, value, recommended };
}
deepest
// ANCHOR_END: body
