//! mistake: The window ends at the value that is there.
//! says: An answer at an end of its window, or outside, is only a bound: with which window is each answer the value itself?
//! also: Depth 1 was asked with the window (−∞, 0) and answered 3
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, board.worst_case(), deepest.value.max(0));
        if clock.is_up() { break; }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body
