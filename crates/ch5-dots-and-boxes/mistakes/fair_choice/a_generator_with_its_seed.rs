//! mistake: A new generator begins with the seed of the one that is handed in.
//! says: take every number from `rng`, and never begin it anew.
//! also: yours returned 100/0, and it should be about 50 each. Chance is handed in
// ANCHOR: body
let mut best = board.worst_case();
let mut chosen = None;
let mut k = 0;
let mut rng = Rng::with_seed(rng.get_seed());
for (mv, value) in valued {
    if chosen.is_none() || board.better(value, best) {
        best = value;
        chosen = Some(mv);
        k = 1;
    } else if value == best {
        k += 1;
        if rng.u64(..k) == k - 1 {
            chosen = Some(mv);
        }
    }
}
chosen
// ANCHOR_END: body
