//! How a search hands down its window, when it cuts, and who maximises: the right rules, and
//! those of the mistakes people make.

use crate::{Player, Value, Window};

/// The rules of a search like alpha-beta.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rules {
    pub(super) hand: Hand,
    pub(super) narrow: Narrow,
    /// Whether an end moves to the best value so far, or to that of the move just tried. For the
    /// right end that is the same.
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
    /// As it is now.
    Now,
    /// Open.
    Open,
    /// As it came in.
    Old,
    /// As it came in at this player's nodes, as it is now at the other's.
    OldAt(Player),
    /// The best value here on one side, nothing on the other.
    ParentOnly,
    /// As it is now, beta first and alpha second.
    Reversed,
    /// Reversed where the same player moves again.
    ReversedOnExtraTurn,
}

/// Which end of its window a node moves when a move was tried.
#[derive(Debug, Clone, Copy)]
pub(super) enum Narrow {
    /// MAX raises alpha, MIN lowers beta.
    Own,
    /// MAX lowers beta, MIN raises alpha.
    Other,
    /// The end of whoever moves on the new board.
    NewMovers,
    /// This player's end, at every node.
    Always(Player),
    /// Its own end at this player's nodes, none at the other's.
    Only(Player),
    /// Both ends at this player's nodes.
    BothAt(Player),
    /// Both ends.
    Both,
    /// Its own, after the window was replaced by what the child has made of it.
    TakenOver,
}

impl Narrow {
    /// Whether alpha is raised, and whether beta is lowered.
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

/// When the remaining moves are not tried.
#[derive(Debug, Clone, Copy)]
pub(super) enum Cut {
    /// Alpha and beta meet.
    Meet,
    /// Alpha is past beta.
    Past,
    /// One more would make them meet.
    Early,
    /// They meet, at one of this player's nodes.
    OnlyAt(Player),
    Never,
}

/// What a node returns. For the right rules no cut depends on it; for wrong ones it may.
#[derive(Debug, Clone, Copy)]
pub(super) enum Fail {
    /// The best value.
    Soft,
    /// The best value, moved into the window that was handed down.
    Hard,
    /// Alpha at MAX, beta at MIN, as they are in the end.
    Bound,
}

/// Who maximises.
#[derive(Debug, Clone, Copy)]
pub(super) enum Mover {
    /// The first player, as the board says.
    Board,
    /// This player, at every node.
    Always(Player),
    /// The players in turn, from the root's mover on.
    ByLevel,
    /// Everyone, and the values of children are negated.
    Negamax,
}

/// What a leaf counts as.
#[derive(Debug, Clone, Copy)]
pub(super) enum Leaves {
    /// What the board says: the first player's value.
    FirstPlayers,
    Negated,
    /// The value of whoever would move.
    Movers,
}

/// How deep it goes.
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

    /// What a leaf counts as where the board says `value`.
    pub(super) fn leaf(self, value: Value, mover: Player) -> Value {
        match (self.leaves, mover) {
            (Leaves::FirstPlayers, _) | (Leaves::Movers, Player::First) => value,
            _ => value.saturating_neg(),
        }
    }

    /// Whether the node maximises.
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

    /// The window of a child, given the node's own as it came in and as it is now, and whether
    /// the same player moves there again.
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

    /// The ends of its window that a node moves for the value of a move: alpha, and beta.
    pub(super) fn narrows(self, max: bool, new_mover: Player) -> (bool, bool) {
        self.narrow.ends(max, new_mover)
    }

    /// Whether it matters by which value an end is moved.
    pub(super) fn moves_a_wrong_end(self) -> bool {
        !matches!(
            self.narrow,
            Narrow::Own | Narrow::Only(_) | Narrow::TakenOver
        )
    }

    /// Whether a node goes on with the window as its child has left it.
    pub(super) fn takes_over(self) -> bool {
        matches!(self.narrow, Narrow::TakenOver)
    }

    /// What the node returns.
    pub(super) fn returned(self, max: bool, given: Window, now: Window, best: Value) -> Value {
        match self.fail {
            Fail::Soft => best,
            Fail::Hard => best.max(given.alpha).min(given.beta),
            Fail::Bound if max => now.alpha,
            Fail::Bound => now.beta,
        }
    }

    /// How many moves deep the search goes.
    pub(super) fn levels(self, asked: u32) -> u32 {
        match self.depth {
            Depth::Asked => asked,
            Depth::OneMore => asked.saturating_add(1),
            Depth::OneLess => asked.saturating_sub(1),
            Depth::Ignored => u32::MAX,
        }
    }
}
