//! mistake: The clock is read between the depths only; the search itself knows none.
//! says: the deadline passed inside one depth. Search a board that knows the clock.
// ANCHOR: body
for depth in 1..=most {
    let (value, recommended) = alpha_beta(board, depth, Value::MIN, Value::MAX);
    if clock.is_up() {
        break; // this depth was cut short: what it says is worthless
    }
    deepest = Deepest {
        depth,
        value,
        recommended,
    };
}
deepest
// ANCHOR_END: body
