//! mistake: Each later one replaces the choice with probability 1/2.
//! says: of 3 equal: 25/25/50; the k-th replaces with 1/k. A coin decides each time
// ANCHOR: body
let mut best_value = board.worst_case();
let mut chosen = None;
let mut equals = 0;
for (mv, value) in valued {
    if board.better(value, best_value) {
        (best_value, chosen, equals) = (value, Some(mv), 1);
    } else if value == best_value {
        equals += 1;
        if rng.usize(..2) == 0 {
            chosen = Some(mv);
        }
    }
}
chosen
// ANCHOR_END: body
