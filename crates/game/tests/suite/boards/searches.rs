//! Searches, right and wrong, each written as a student writes it.

use game::{Board, Player, Value};

/// Every move, no window.
pub fn look_ahead<B: Board>(board: &B, depth: u32) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let mut best = board.worst_case();
    for mv in board.legal_moves() {
        let value = look_ahead(&board.play(mv), depth - 1);
        if board.better(value, best) {
            best = value;
        }
    }
    best
}

/// The choices and mistakes of a search. The default is the right search.
#[derive(Debug, Clone, Copy, Default)]
pub struct Style {
    /// The value that a node returns if it fails.
    pub fail: Fail,
    /// The window that a node hands down.
    pub hand: Hand,
    /// Which end of its window it moves.
    pub narrow: Narrow,
    /// When it cuts.
    pub cut: Cut,
    /// All boards are played before the first is searched.
    pub all_first: bool,
    /// The window is tested before a move, not after it.
    pub test_first: bool,
    /// A leaf's value is negated.
    pub negated: bool,
    /// Every node maximises.
    pub all_max: bool,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Fail {
    /// The best value found, inside the window or not.
    #[default]
    Soft,
    /// The best value, moved into the window.
    Hard,
    /// Alpha at MAX, beta at MIN, as raised or lowered.
    Bound,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Hand {
    #[default]
    Window,
    Open,
    /// The window that the node was given.
    Old,
    /// MIN hands down the beta that it was given.
    OldBeta,
    /// Only the best value of the parent.
    ParentOnly,
    /// Beta, then alpha.
    Reversed,
    /// The same, but only on an extra turn.
    ReversedOnExtraTurn,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Narrow {
    #[default]
    Own,
    /// MAX lowers beta, MIN raises alpha.
    Other,
    /// The end of the player who moves on the new board.
    NewMovers,
    /// MAX raises alpha, MIN moves neither end.
    AlphaAtMax,
    /// Both players raise alpha.
    Alpha,
    /// Both ends, by each value.
    Both,
    /// MAX moves both ends, MIN its own.
    BothAtMax,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Cut {
    #[default]
    Meet,
    Cross,
    OneEarly,
    OnlyAtMax,
    OnlyAtMin,
    Never,
    /// The loop is left after the first move.
    AfterFirst,
}

pub fn search<B: Board>(
    style: Style,
    board: &B,
    depth: u32,
    given_alpha: Value,
    given_beta: Value,
) -> Value {
    if depth == 0 || board.done() {
        let value = board.evaluate();
        return if style.negated { -value } else { value };
    }
    let max = style.all_max || board.to_move() == Player::First;
    let (mut alpha, mut beta) = (given_alpha, given_beta);
    let mut best = if max { Value::MIN } else { Value::MAX };
    let mut boards = Vec::new();
    if style.all_first {
        boards = board.legal_moves().map(|mv| board.play(mv)).collect();
    }
    for (at, mv) in board.legal_moves().enumerate() {
        let closed = match style.cut {
            Cut::Meet => alpha >= beta,
            Cut::Cross => alpha > beta,
            Cut::OneEarly => alpha >= beta.saturating_sub(1),
            Cut::OnlyAtMax => max && alpha >= beta,
            Cut::OnlyAtMin => !max && alpha >= beta,
            Cut::Never => false,
            Cut::AfterFirst => true,
        };
        if at > 0 && closed && !style.test_first {
            break;
        }
        let next = match boards.get(at) {
            Some(next) => B::clone(next),
            None => board.play(mv),
        };
        if at > 0 && closed {
            break;
        }
        let (low, high) = match (style.hand, max) {
            (Hand::Open, _) => (Value::MIN, Value::MAX),
            (Hand::Old, _) => (given_alpha, given_beta),
            (Hand::OldBeta, false) => (alpha, given_beta),
            (Hand::Window | Hand::OldBeta, _) => (alpha, beta),
            (Hand::ParentOnly, true) => (best, Value::MAX),
            (Hand::ParentOnly, false) => (Value::MIN, best),
            (Hand::Reversed, _) => (beta, alpha),
            (Hand::ReversedOnExtraTurn, _) if next.to_move() == board.to_move() => (beta, alpha),
            (Hand::ReversedOnExtraTurn, _) => (alpha, beta),
        };
        let value = search(style, &next, depth - 1, low, high);
        best = if max {
            best.max(value)
        } else {
            best.min(value)
        };
        let new_max = next.to_move() == Player::First;
        let (raises, lowers) = match style.narrow {
            Narrow::Own => (max, !max),
            Narrow::Other => (!max, max),
            Narrow::NewMovers => (new_max, !new_max),
            Narrow::AlphaAtMax => (max, false),
            Narrow::Alpha => (true, false),
            Narrow::Both => (true, true),
            Narrow::BothAtMax => (max, true),
        };
        if raises {
            alpha = alpha.max(best);
        }
        if lowers {
            beta = beta.min(best);
        }
    }
    match style.fail {
        Fail::Soft => best,
        Fail::Hard if given_alpha <= given_beta => best.clamp(given_alpha, given_beta),
        Fail::Hard => best,
        Fail::Bound if max => alpha,
        Fail::Bound => beta,
    }
}

/// A search that hands down its window by reference. Each board continues with the window that the
/// previous one has narrowed.
pub fn by_reference<B: Board>(board: &B, depth: u32, alpha: &mut Value, beta: &mut Value) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let mut best = board.worst_case();
    for mv in board.legal_moves() {
        let value = by_reference(&board.play(mv), depth - 1, alpha, beta);
        if board.better(value, best) {
            best = value;
        }
        match board.to_move() {
            Player::First => *alpha = (*alpha).max(best),
            Player::Second => *beta = (*beta).min(best),
        }
        if alpha >= beta {
            break;
        }
    }
    best
}
