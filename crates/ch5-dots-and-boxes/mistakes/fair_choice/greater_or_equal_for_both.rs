//! mistake: What is as good is asked with >=, also where a small value is good.
//! says: In yours the moves that come after the best have a chance, too; where the best comes last it is always chosen.
// ANCHOR: body
let mut best = board.worst_case();
let mut chosen = None;
let mut k = 0;
for (mv, value) in valued {
    if board.better(value, best) {
        best = value;
        chosen = Some(mv);
        k = 1;
    } else if value >= best {
        k += 1;
        if rng.u64(..k) == 0 {
            chosen = Some(mv);
        }
    }
}
chosen
// ANCHOR_END: body
