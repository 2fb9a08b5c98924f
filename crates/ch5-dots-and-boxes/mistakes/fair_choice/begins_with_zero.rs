//! mistake: The best value begins with zero.
//! says: and none was chosen: every value is better than `board.worst_case()`, the first as well.
// ANCHOR: body
let mut best_value = 0;
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
