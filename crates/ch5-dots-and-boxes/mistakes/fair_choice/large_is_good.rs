//! mistake: The largest value is the best one, whoever moves; the first is kept as it comes.
//! says: For the second player a small value is good. Which is better, `board.better` says.
// ANCHOR: body
let _ = board;
let mut best: Option<(B::Move, Value)> = None;
let mut equals = 0;
for (mv, value) in valued {
    if best.is_none_or(|(_, known)| value > known) {
        (best, equals) = (Some((mv, value)), 1);
    } else if best.is_some_and(|(_, known)| value == known) {
        equals += 1;
        if rng.u64(..equals) == 0 {
            best = Some((mv, value));
        }
    }
}
best.map(|(mv, _)| mv)
// ANCHOR_END: body
