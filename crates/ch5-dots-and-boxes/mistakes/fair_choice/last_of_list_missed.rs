//! mistake: The list is drawn from without its last.
//! says: The last one has no chance: of 0..k one number is its own.
// ANCHOR: body
let mut best_value = board.worst_case();
let mut best = vec![];
for (mv, value) in valued {
    if board.better(value, best_value) {
        best_value = value;
        best.clear();
    }
    if value == best_value {
        best.push(mv);
    }
}
if best.is_empty() { None } else { Some(best[rng.usize(..best.len().max(2) - 1)]) }
// ANCHOR_END: body
