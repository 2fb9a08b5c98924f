//! mistake: The window of the next search is around the last value.
//! says: An answer at an end of its window, or outside, is only a bound: with which window is each answer the value itself?
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
