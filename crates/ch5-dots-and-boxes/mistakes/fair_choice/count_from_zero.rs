//! mistake: The count is asked before it grows, and begins at 0.
//! says: a number was asked for out of none
// ANCHOR: body
let mut best_value = board.worst_case();
let mut chosen = None;
let mut equals = 0;
for (mv, value) in valued {
    if board.better(value, best_value) {
        (best_value, chosen, equals) = (value, Some(mv), 0);
    } else if value == best_value {
        if rng.usize(..equals) == 0 {
            chosen = Some(mv);
        }
        equals += 1;
    }
}
chosen
// ANCHOR_END: body
