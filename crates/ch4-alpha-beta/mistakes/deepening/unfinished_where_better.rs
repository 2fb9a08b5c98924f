//! mistake: An unfinished depth counts where it looks better.
//! says: was cut short
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 1..=most {
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() {
        if board.better(value, deepest.value) {
            deepest = Deepest { depth, value, recommended };
        }
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
