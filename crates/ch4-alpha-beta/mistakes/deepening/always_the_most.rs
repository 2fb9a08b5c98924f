//! mistake: Every turn of the loop searches to the last depth.
//! says: alpha_beta was asked to look
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 1..=most {
    let (value, recommended) = alpha_beta(&timed, most, Value::MIN, Value::MAX);
    if clock.is_up() {
        break;
    }
    deepest = Deepest { depth, value, recommended };
}
deepest
// ANCHOR_END: body
