//! mistake: A value that is one worse counts as equal.
//! says: the two best have a chance
// ANCHOR: body
let mut best_value = board.worst_case();
let mut chosen = None;
let mut equals = 0;
for (mv, value) in valued {
    if board.better(value, best_value) {
        (best_value, chosen, equals) = (value, Some(mv), 1);
    } else if value == best_value || value + 1 == best_value {
        equals += 1;
        if rng.usize(..equals) == 0 {
            chosen = Some(mv);
        }
    }
}
chosen
// ANCHOR_END: body
