//! right: Collects the best, then chooses one.
//! told: Of 4 equal moves, in 20 000 games
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
rng.choice(best)
// ANCHOR_END: body
