//! mistake: The board that is searched knows no clock.
//! says: the deadline passed inside one depth. Search a board that knows the clock.
//! also: there was no time at all, and
//! also: nothing stopped the search. Search a board that knows the clock.
// ANCHOR: body
for depth in 1..=most {
    let (value, recommended) = alpha_beta(board, depth, Value::MIN, Value::MAX);
    if clock.is_up() {
        break;
    }
    deepest = Deepest {
        depth,
        value,
        recommended,
    };
}
deepest
// ANCHOR_END: body
