//! mistake: The list of equals is not emptied when a better one comes.
//! says: where the best comes first it is always chosen
// ANCHOR: body
let mut best_value = board.worst_case();
let mut best = vec![];
for (mv, value) in valued {
    if board.better(value, best_value) {
        best_value = value;
        best.push(mv);
    } else if value == best_value {
        best.push(mv);
    }
}
rng.choice(best)
// ANCHOR_END: body
