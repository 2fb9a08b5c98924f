//! The rules of a search: how it hands down its window, when it cuts, and who maximises. Besides the
//! right rules there are the rules of common mistakes.

use crate::{Player, Value, Window};

/// The rules of a search like alpha-beta.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rules {
    pub(super) hand: Hand,
    pub(super) narrow: Narrow,
    /// Whether an end moves to the best value so far, or to the value of the last move. For the right
    /// end both are the same.
    pub(super) by_best: bool,
    pub(super) cut: Cut,
    pub(super) fail: Fail,
    pub(super) mover: Mover,
    pub(super) depth: Depth,
    pub(super) leaves: Leaves,
}

/// The window that a child gets.
#[derive(Debug, Clone, Copy)]
pub(super) enum Hand {
    /// The current window.
    Now,
    /// The open window.
    Open,
    /// The window as handed down to the parent.
    Old,
    /// The window as handed down at this player's nodes, and the current one at the other's.
    OldAt(Player),
    /// The best value here at one end. The other end is open.
    ParentOnly,
    /// The current window with beta first and alpha second.
    Reversed,
    /// Reversed if the same player moves again.
    ReversedOnExtraTurn,
}

/// The end of its window that a node moves after trying a move.
#[derive(Debug, Clone, Copy)]
pub(super) enum Narrow {
    /// MAX raises alpha, MIN lowers beta.
    Own,
    /// MAX lowers beta, MIN raises alpha.
    Other,
    /// The end of the player who moves on the new board.
    NewMovers,
    /// This player's end, at every node.
    Always(Player),
    /// Its own end at this player's nodes, no end at the other's.
    Only(Player),
    /// Both ends at this player's nodes.
    BothAt(Player),
    /// Both ends.
    Both,
    /// Its own end, after the child's final window has replaced its window.
    TakenOver,
}

impl Narrow {
    /// Returns whether alpha is raised, and whether beta is lowered.
    fn ends(self, max: bool, new_mover: Player) -> (bool, bool) {
        let mover = if max { Player::First } else { Player::Second };
        match self {
            Self::Own | Self::TakenOver => (max, !max),
            Self::Other => (!max, max),
            Self::NewMovers => (new_mover == Player::First, new_mover == Player::Second),
            Self::Always(player) => (player == Player::First, player == Player::Second),
            Self::Only(player) => (max && player == mover, !max && player == mover),
            Self::BothAt(player) => (max || player == mover, !max || player == mover),
            Self::Both => (true, true),
        }
    }
}

/// The condition that skips the remaining moves.
#[derive(Debug, Clone, Copy)]
pub(super) enum Cut {
    /// Alpha and beta meet.
    Meet,
    /// Alpha is past beta.
    Past,
    /// Alpha is at most one below beta.
    Early,
    /// Alpha and beta meet, at one of this player's nodes.
    OnlyAt(Player),
    Never,
}

/// The value that a node returns. For the right rules no cut depends on it. For wrong rules cuts may.
#[derive(Debug, Clone, Copy)]
pub(super) enum Fail {
    /// The best value.
    Soft,
    /// The best value, moved into the window that was handed down.
    Hard,
    /// The final alpha at MAX, the final beta at MIN.
    Bound,
}

/// The player who maximises.
#[derive(Debug, Clone, Copy)]
pub(super) enum Mover {
    /// The first player, as the board says.
    Board,
    /// This player, at every node.
    Always(Player),
    /// The players in turn, starting with the player to move at the root.
    ByLevel,
    /// Both players, and the values of children are negated.
    Negamax,
}

/// The value that a leaf counts as.
#[derive(Debug, Clone, Copy)]
pub(super) enum Leaves {
    /// The board's value, from the first player's side.
    FirstPlayers,
    Negated,
    /// The value from the side of the player to move.
    Movers,
}

/// The depth of the search.
#[derive(Debug, Clone, Copy)]
pub(super) enum Depth {
    Asked,
    OneMore,
    OneLess,
    /// To the end of every game.
    Ignored,
}

impl Rules {
    /// Plain alpha-beta.
    pub(super) const RIGHT: Self = Self {
        hand: Hand::Now,
        narrow: Narrow::Own,
        by_best: true,
        cut: Cut::Meet,
        fail: Fail::Soft,
        mover: Mover::Board,
        depth: Depth::Asked,
        leaves: Leaves::FirstPlayers,
    };

    /// Returns the value that a leaf counts as if the board's value is `value`.
    pub(super) fn leaf(self, value: Value, mover: Player) -> Value {
        match (self.leaves, mover) {
            (Leaves::FirstPlayers, _) | (Leaves::Movers, Player::First) => value,
            _ => value.saturating_neg(),
        }
    }

    /// Returns whether the node maximises.
    pub(super) fn maximises(self, mover: Player, level: u32, root: Player) -> bool {
        let who = match self.mover {
            Mover::Board => mover,
            Mover::Always(player) => player,
            Mover::ByLevel if level.is_multiple_of(2) => root,
            Mover::ByLevel => root.other(),
            Mover::Negamax => Player::First,
        };
        who == Player::First
    }

    pub(super) fn negamax(self) -> bool {
        matches!(self.mover, Mover::Negamax)
    }

    pub(super) fn closed(self, max: bool, window: Window) -> bool {
        let Window { alpha, beta } = window;
        match self.cut {
            Cut::Meet => alpha >= beta,
            Cut::Past => alpha > beta,
            Cut::Early => alpha >= beta.saturating_sub(1),
            Cut::OnlyAt(player) => (player == Player::First) == max && alpha >= beta,
            Cut::Never => false,
        }
    }

    /// Returns the window of a child. `given` is the node's window as handed down, `now` is its current
    /// window, and `again` says whether the same player moves there again.
    pub(super) fn handed_down(
        self,
        max: bool,
        given: Window,
        now: Window,
        best: Option<Value>,
        again: bool,
    ) -> Window {
        let window = match self.hand {
            Hand::Now => now,
            Hand::Open => Window::OPEN,
            Hand::Old => given,
            Hand::OldAt(player) if (player == Player::First) == max => given,
            Hand::OldAt(_) => now,
            Hand::ParentOnly if max => Window {
                alpha: best.unwrap_or(Value::MIN),
                ..Window::OPEN
            },
            Hand::ParentOnly => Window {
                beta: best.unwrap_or(Value::MAX),
                ..Window::OPEN
            },
            Hand::Reversed => now.reversed(),
            Hand::ReversedOnExtraTurn if again => now.reversed(),
            Hand::ReversedOnExtraTurn => now,
        };
        if self.negamax() {
            window.negated()
        } else {
            window
        }
    }

    /// Returns whether the value of a move moves alpha, and whether it moves beta.
    pub(super) fn narrows(self, max: bool, new_mover: Player) -> (bool, bool) {
        self.narrow.ends(max, new_mover)
    }

    /// Returns whether the choice of `by_best` matters.
    pub(super) fn moves_a_wrong_end(self) -> bool {
        !matches!(
            self.narrow,
            Narrow::Own | Narrow::Only(_) | Narrow::TakenOver
        )
    }

    /// Returns whether a node continues with its child's final window.
    pub(super) fn takes_over(self) -> bool {
        matches!(self.narrow, Narrow::TakenOver)
    }

    /// Returns the value that the node returns.
    pub(super) fn returned(self, max: bool, given: Window, now: Window, best: Value) -> Value {
        match self.fail {
            Fail::Soft => best,
            Fail::Hard => best.max(given.alpha).min(given.beta),
            Fail::Bound if max => now.alpha,
            Fail::Bound => now.beta,
        }
    }

    /// Returns the depth of the search, in moves.
    pub(super) fn levels(self, asked: u32) -> u32 {
        match self.depth {
            Depth::Asked => asked,
            Depth::OneMore => asked.saturating_add(1),
            Depth::OneLess => asked.saturating_sub(1),
            Depth::Ignored => u32::MAX,
        }
    }
}
