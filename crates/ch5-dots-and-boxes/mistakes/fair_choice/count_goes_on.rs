//! mistake: A better value is taken, and the count goes on.
//! says: of 3 equal:
//! says: count only what is as good as the best, and begin again when a better one comes.
// ANCHOR: body
let mut best_value = board.worst_case();
let mut chosen = None;
let mut equals = 0;
for (mv, value) in valued {
    if board.better(value, best_value) {
        (best_value, chosen) = (value, Some(mv));
        equals += 1;
    } else if value == best_value {
        equals += 1;
        if rng.usize(..equals) == 0 {
            chosen = Some(mv);
        }
    }
}
chosen
// ANCHOR_END: body
