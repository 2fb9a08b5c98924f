//! Searches that the book compares with alpha-beta: with less than two bounds, or with another cut.

use game::{Board, Player, Value};

/// Alpha-beta that hands down one bound, the best value of the parent, so that only shallow cuts
/// are found.
pub(super) fn one_bound<B: Board>(board: &B, depth: u32, bound: Option<Value>) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let mut best = None;
    for mv in board.legal_moves() {
        let next = board.play(mv);
        let same = next.to_move() == board.to_move();
        let value = one_bound(&next, depth - 1, if same { None } else { best });
        if best.is_none_or(|best| board.better(value, best)) {
            best = Some(value);
        }
        // What the parent's player already has is as good for that player as this.
        let meets = |bound: Value| value == bound || board.better(value, bound);
        if bound.is_some_and(meets) {
            break;
        }
    }
    best.unwrap_or_default()
}

/// Alpha-beta that cuts where `closes` says so of the window.
pub(super) fn cut_where<B: Board>(
    board: &B,
    depth: u32,
    (alpha, beta): (Value, Value),
    closes: fn(Value, Value) -> bool,
) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let (mut alpha, mut beta) = (alpha, beta);
    let mut best = board.worst_case();
    for mv in board.legal_moves() {
        let value = cut_where(&board.play(mv), depth - 1, (alpha, beta), closes);
        if board.better(value, best) {
            best = value;
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best),
            Player::Second => beta = beta.min(best),
        }
        if closes(alpha, beta) {
            break;
        }
    }
    best
}

/// Alpha-beta whose replies are all asked with an open window.
pub(super) fn not_handed_down<B: Board>(board: &B, depth: u32) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let (mut alpha, mut beta) = (Value::MIN, Value::MAX);
    let mut best = board.worst_case();
    for mv in board.legal_moves() {
        let value = not_handed_down(&board.play(mv), depth - 1);
        if board.better(value, best) {
            best = value;
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best),
            Player::Second => beta = beta.min(best),
        }
        if alpha >= beta {
            break;
        }
    }
    best
}
