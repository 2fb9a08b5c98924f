//! mistake: The arguments of better are swapped.
//! says: no value is ever better. `board.better(value, old)` asks whether the first
// ANCHOR: body
let mut best_value = board.worst_case();
let mut chosen = None;
let mut equals = 0;
for (mv, value) in valued {
    if board.better(best_value, value) {
        (best_value, chosen, equals) = (value, Some(mv), 1);
    } else if value == best_value {
        equals += 1;
        if rng.usize(..equals) == 0 {
            chosen = Some(mv);
        }
    }
}
chosen
// ANCHOR_END: body
