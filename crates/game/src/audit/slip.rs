//! The slips people make. Each is a search with rules of its own; where these explain everything
//! that was recorded, and the value returned, the slip is named.

use std::fmt;

use crate::audit::Audit;
use crate::audit::replay::Replay;
use crate::audit::rules::{Cut, Depth, Fail, Hand, Leaves, Mover, Rules};
use crate::{Player, SearchTree};

/// What a wrong search comes from. Shown as advice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Slip {
    /// Children get an open window, or the one that their parent was given; or it is never
    /// tested.
    WindowNotHandedDown,
    /// One player's nodes hand down the window they were given, not the one they have.
    OldBound(Player),
    /// Children get their parent's best value and nothing from above it.
    ParentOnly,
    /// `alpha > beta` cuts too late.
    CutTooLate,
    /// `alpha >= beta - 1` cuts too early.
    CutTooEarly,
    /// The search goes one move less deep than it should.
    OneTooShallow,
    /// The search goes one move too deep.
    OneTooDeep,
    /// The search goes to the end of every game.
    DepthIgnored,
    /// Every node acts as if this player moved.
    MoverIgnored(Player),
    /// MAX and MIN alternate by level, whatever the board says.
    MoverByLevel,
    /// The values of leaves are negated, all or the second player's; or the result is.
    SignFlipped,
    /// The values of replies are negated, as negamax does it.
    RepliesNegated,
}

const fn hand(hand: Hand) -> Rules {
    Rules { hand, ..RIGHT }
}

const fn cut(cut: Cut) -> Rules {
    Rules { cut, ..RIGHT }
}

const fn deep(depth: Depth) -> Rules {
    Rules { depth, ..RIGHT }
}

const fn by(mover: Mover, leaves: Leaves) -> Rules {
    Rules {
        mover,
        leaves,
        ..RIGHT
    }
}

const RIGHT: Rules = Rules::RIGHT;

/// On a small tree several slips may explain what was seen. The commoner ones come first.
const SLIPS: [(Slip, Rules); 17] = [
    (Slip::WindowNotHandedDown, hand(Hand::Open)),
    (Slip::WindowNotHandedDown, hand(Hand::Old)),
    (
        Slip::OldBound(Player::First),
        hand(Hand::OldAt(Player::First)),
    ),
    (
        Slip::OldBound(Player::Second),
        hand(Hand::OldAt(Player::Second)),
    ),
    (Slip::CutTooLate, cut(Cut::Past)),
    (Slip::CutTooEarly, cut(Cut::Early)),
    (Slip::ParentOnly, hand(Hand::ParentOnly)),
    (Slip::OneTooShallow, deep(Depth::OneLess)),
    (Slip::OneTooDeep, deep(Depth::OneMore)),
    (Slip::DepthIgnored, deep(Depth::Ignored)),
    (
        Slip::MoverIgnored(Player::First),
        by(Mover::Always(Player::First), Leaves::FirstPlayers),
    ),
    (
        Slip::MoverIgnored(Player::Second),
        by(Mover::Always(Player::Second), Leaves::FirstPlayers),
    ),
    (Slip::MoverByLevel, by(Mover::ByLevel, Leaves::FirstPlayers)),
    (Slip::SignFlipped, by(Mover::Board, Leaves::Negated)),
    (Slip::SignFlipped, by(Mover::Board, Leaves::Movers)),
    (
        Slip::RepliesNegated,
        by(Mover::Negamax, Leaves::FirstPlayers),
    ),
    (Slip::RepliesNegated, by(Mover::Negamax, Leaves::Movers)),
];

/// The first slip that explains the whole recorded tree and the value returned.
pub(super) fn explaining<M: Copy + Eq>(tree: &SearchTree<M>, audit: Audit) -> Option<Slip> {
    let found = SLIPS
        .iter()
        .find(|(_, rules)| explains(tree, audit, *rules));
    found.map(|(slip, _)| *slip)
}

/// Whether a search with these rules visits just what was recorded and returns the same, for
/// some way to return what lies outside the window.
fn explains<M: Copy + Eq>(tree: &SearchTree<M>, audit: Audit, rules: Rules) -> bool {
    let Audit {
        alpha, beta, value, ..
    } = audit;
    let fails = [Fail::Soft, Fail::Hard, Fail::Bound].into_iter();
    let mut replays = fails.map(|fail| Replay::hasty(tree, Rules { fail, ..rules }, audit).run());
    // The first that visits the same decides: to run all three on a large tree takes long.
    let same = replays.find(|replay| replay.wrong.is_none());
    let told = same.and_then(|replay| replay.value);
    told.is_some_and(|told| told.clamp(alpha, beta) == value.clamp(alpha, beta))
}

impl fmt::Display for Slip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = |player: &Player| match player {
            Player::First => "MAX",
            Player::Second => "MIN",
        };
        match self {
            Self::WindowNotHandedDown => {
                f.write_str("Was it handed down, as it is now, and tested after each move?")
            }
            Self::OldBound(player) => write!(
                f,
                "{} hands down the bound it was given, not the one it has now.",
                level(player)
            ),
            Self::ParentOnly => f.write_str(
                "A grandparent's bound cuts too: hand down both alpha and beta, not only the best \
                 value of the parent.",
            ),
            Self::CutTooLate => f.write_str("Cut when alpha and beta meet: `>=`, not `>`."),
            Self::CutTooEarly => f.write_str(
                "A branch still open was cut: cut when alpha and beta meet, not one before.",
            ),
            Self::OneTooShallow => {
                f.write_str("The depth is off by one: depth 0 is where a board is valued.")
            }
            Self::OneTooDeep => {
                f.write_str("The depth is off by one: value the board at depth 0, not below it.")
            }
            Self::DepthIgnored => f.write_str("Is the depth made smaller for each reply?"),
            Self::MoverIgnored(player) => write!(
                f,
                "Every node acts as {}: ask the board who moves, or what is better.",
                level(player)
            ),
            Self::MoverByLevel => f.write_str(
                "MAX and MIN alternate by level: ask the board who moves, for a player may move \
                 twice.",
            ),
            Self::SignFlipped => f.write_str(
                "A sign is flipped: values are the first player's, whoever moves. Negate nothing.",
            ),
            Self::RepliesNegated => f.write_str(
                "The values of replies are negated: here values are the first player's, whoever \
                 moves. Negate nothing.",
            ),
        }
    }
}
