//! mistake: A generator of its own is made, seeded by chance.
//! says: the same seed, and other moves
// ANCHOR: body
let _ = rng;
let mut rng = Rng::new();
let mut best_value = board.worst_case();
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
