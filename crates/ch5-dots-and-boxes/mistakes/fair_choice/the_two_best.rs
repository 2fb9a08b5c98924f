//! mistake: Chance decides between the best move and the second best.
//! says: the two best have a chance
// ANCHOR: body
let mut moves: Vec<(B::Move, Value)> = valued.into_iter().collect();
moves.sort_by(|one, other| match board.better(one.1, other.1) {
    true => std::cmp::Ordering::Less,
    false => std::cmp::Ordering::Greater,
});
moves.truncate(2);
rng.choice(moves).map(|(mv, _)| mv)
// ANCHOR_END: body
