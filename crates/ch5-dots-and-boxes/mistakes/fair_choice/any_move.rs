//! mistake: Any move is as good as any other.
//! says: Every move has a chance in yours, whatever it is worth.
// ANCHOR: body
let _ = board;
let moves: Vec<(B::Move, Value)> = valued.into_iter().collect();
rng.choice(moves).map(|(mv, _)| mv)
// ANCHOR_END: body
