//! mistake: Of equals the first is kept.
//! says: 1 000 games, one choice.
//! says: The first of equals is always kept
// ANCHOR: body
let mut best_value = board.worst_case();
let mut chosen = None;
let mut equals = 0;
for (mv, value) in valued {
    if board.better(value, best_value) {
        (best_value, chosen, equals) = (value, Some(mv), 1);
    } else if value == best_value {
        equals += 1;
        if equals == 0 {
            chosen = Some(mv);
        }
    }
}
chosen
// ANCHOR_END: body
