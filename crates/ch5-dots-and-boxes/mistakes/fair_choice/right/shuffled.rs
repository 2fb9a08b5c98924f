//! right: Shuffles, and keeps the first best.
// ANCHOR: body
let mut moves: Vec<(B::Move, Value)> = valued.into_iter().collect();
rng.shuffle(&mut moves);
let mut best: Option<(B::Move, Value)> = None;
for (mv, value) in moves {
    if best.is_none_or(|(_, old)| board.better(value, old)) {
        best = Some((mv, value));
    }
}
best.map(|(mv, _)| mv)
// ANCHOR_END: body
