//! mistake: The window of the next search is around the last value.
//! says: At an end of its window, or outside, an answer is only a bound: ask each depth with the open window.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, deepest.value - 1, deepest.value + 1);
        if clock.is_up() {
            break;
        }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body
