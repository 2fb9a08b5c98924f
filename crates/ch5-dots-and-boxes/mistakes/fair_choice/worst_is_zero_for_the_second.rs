//! mistake: The worst case is that of the first player.
//! says: where the second player moves, no value is ever better.
// ANCHOR: body
let mut best_value = Value::MIN;
let mut chosen = None;
let mut equals = 0;
for (mv, value) in valued {
    if board.better(value, best_value) {
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
