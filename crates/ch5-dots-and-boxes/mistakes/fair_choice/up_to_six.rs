//! mistake: From the seventh equal on, the chance is 1/6.
//! says: the k-th replaces with 1/k, whatever k is: the 7th was taken
// ANCHOR: body
let mut best_value = board.worst_case();
let mut chosen = None;
let mut equals = 0;
for (mv, value) in valued {
    if board.better(value, best_value) {
        (best_value, chosen, equals) = (value, Some(mv), 1);
    } else if value == best_value {
        equals += 1;
        if rng.usize(..equals.min(6)) == 0 {
            chosen = Some(mv);
        }
    }
}
chosen
// ANCHOR_END: body
