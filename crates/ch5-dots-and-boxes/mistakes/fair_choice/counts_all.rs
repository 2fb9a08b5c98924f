//! mistake: Every move is counted, also worse ones.
//! says: Worse ones in between were counted.
// ANCHOR: body
let mut best_value = board.worst_case();
let mut chosen = None;
let mut equals = 0;
for (mv, value) in valued {
    equals += 1;
    if board.better(value, best_value) {
        (best_value, chosen, equals) = (value, Some(mv), 1);
    } else if value == best_value && rng.usize(..equals) == 0 {
        chosen = Some(mv);
    }
}
chosen
// ANCHOR_END: body
