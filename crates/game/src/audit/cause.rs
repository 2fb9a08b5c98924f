//! The causes of wrong searches: the advice for each, and the search for the cause behind a recording.
//!
//! Each cause is a search with its own rules. A cause is named if its rules explain the whole recording
//! and the returned value.

use std::fmt;

use crate::audit::asked::Audit;
use crate::audit::replay::Replay;
use crate::audit::rules::{Cut, Depth, Fail, Hand, Leaves, Mover, Narrow, Rules};
use crate::{Player, SearchTree, Value, Window};

/// The cause of a wrong search. Its text is advice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cause {
    /// No node cut a move, and both players had moves to cut.
    NothingCut,
    /// This player's nodes cut no move, and they had some to cut.
    NeverCuts(Player),
    /// No node cut a move, and the only windows that closed had equal ends. The code may test
    /// `alpha > beta`, or use no window at all.
    EqualEndsNotCut,
    /// Children get an open window, or the window that their parent was given.
    WindowNotHandedDown,
    /// This player's nodes hand down the window they were given, not their current one.
    OldBound(Player),
    /// Children get their parent's best value but no bound from further up.
    ParentOnly,
    /// MAX lowers beta, and MIN raises alpha.
    WrongEnd,
    /// The window is narrowed for the player who moves on the new board.
    NewBoardAsked,
    /// The search only ever moves this player's end.
    OneEnd(Player),
    /// A value moves both ends, or the loop ends too early. The search hands down no window afterwards
    /// that would tell the two apart.
    BothEnds,
    /// A node continues with the window that its child has narrowed for itself.
    WindowTakenOver,
    /// At this player's nodes the first value closes the window: the value moves both ends, or the
    /// node was given a reversed window.
    FirstMoveCloses(Player),
    /// The search hands down beta as alpha, and alpha as beta.
    Reversed,
    /// The search reverses the window only if a player moves twice in a row.
    ReversedOnExtraTurn,
    /// `alpha > beta` cuts too late.
    CutTooLate,
    /// `alpha >= beta - 1` cuts too early.
    CutTooEarly,
    /// The search is one move less deep than it should be.
    OneTooShallow,
    /// The search is one move too deep.
    OneTooDeep,
    /// The search is too deep, by one move or to the end of the game: here both give the same tree.
    TooDeep,
    /// The search continues to the end of every game.
    DepthIgnored,
    /// Every node acts as if this player moved.
    MoverIgnored(Player),
    /// MAX and MIN alternate by level, regardless of the board.
    MoverByLevel,
    /// The search negates the values of all leaves, or only the second player's, or it negates the
    /// result.
    SignFlipped,
    /// The search negates the values of replies, as negamax does.
    RepliesNegated,
    /// A negamax negates a value that it should not, or the other way round.
    MoverSignFlipped,
}

impl Cause {
    /// Returns whether the advice fits any windows that a search hands down.
    fn fits_any_window(self) -> bool {
        matches!(
            self,
            Self::NothingCut | Self::NeverCuts(_) | Self::WindowNotHandedDown | Self::DepthIgnored
        )
    }

    /// Returns whether the advice is also right for a search that gives values from the side of the
    /// player to move.
    pub(super) fn reads_the_same_negated(&self) -> bool {
        match self {
            Self::EqualEndsNotCut
            | Self::ParentOnly
            | Self::CutTooLate
            | Self::CutTooEarly
            | Self::OneTooShallow
            | Self::OneTooDeep
            | Self::TooDeep
            | Self::DepthIgnored
            | Self::MoverSignFlipped => true,
            Self::NothingCut
            | Self::NeverCuts(_)
            | Self::WindowNotHandedDown
            | Self::OldBound(_)
            | Self::WrongEnd
            | Self::NewBoardAsked
            | Self::OneEnd(_)
            | Self::BothEnds
            | Self::WindowTakenOver
            | Self::FirstMoveCloses(_)
            | Self::Reversed
            | Self::ReversedOnExtraTurn
            | Self::MoverIgnored(_)
            | Self::MoverByLevel
            | Self::SignFlipped
            | Self::RepliesNegated => false,
        }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingCut
            | Self::NeverCuts(_)
            | Self::EqualEndsNotCut
            | Self::FirstMoveCloses(_)
            | Self::CutTooLate
            | Self::CutTooEarly => self.of_cuts(f),
            Self::OneTooShallow
            | Self::OneTooDeep
            | Self::TooDeep
            | Self::DepthIgnored
            | Self::MoverIgnored(_)
            | Self::MoverByLevel
            | Self::SignFlipped
            | Self::MoverSignFlipped
            | Self::RepliesNegated => self.of_depth_and_mover(f),
            Self::WindowNotHandedDown
            | Self::OldBound(_)
            | Self::ParentOnly
            | Self::WrongEnd
            | Self::NewBoardAsked
            | Self::OneEnd(_)
            | Self::BothEnds
            | Self::WindowTakenOver
            | Self::Reversed
            | Self::ReversedOnExtraTurn => self.of_the_window(f),
        }
    }
}

fn level(player: Player) -> &'static str {
    match player {
        Player::First => "MAX",
        Player::Second => "MIN",
    }
}

impl Cause {
    /// Writes the advice about cuts.
    fn of_cuts(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // What a player's level does to its own end of the window.
        let moves = |player: Player| match player {
            Player::First => "MAX raises alpha",
            Player::Second => "MIN lowers beta",
        };
        match self {
            Self::NothingCut => f.write_str(
                "Your search cut no move on any board. Check three things: MAX raises alpha, MIN lowers beta, and your loop passes and tests the current window.",
            ),
            Self::NeverCuts(player) => {
                let (cutter, other) = (level(player), player.other());
                write!(
                    f,
                    "{cutter} cut no move on any board. Check that {} and passes it to the next call, and that {cutter} tests the window after each move.",
                    moves(other)
                )
            }
            Self::EqualEndsNotCut => f.write_str(
                "A window with equal ends is closed. Check that your loop ends in this case, too, and that you pass the current window.",
            ),
            Self::FirstMoveCloses(player) => {
                let (who, own) = match player {
                    Player::First => ("MAX", "alpha"),
                    Player::Second => ("MIN", "beta"),
                };
                write!(
                    f,
                    "{who} stopped after its first move on every board. Check that you pass alpha before beta, and that {who} changes only {own}."
                )
            }
            Self::CutTooLate => f.write_str(
                "Your search continues when alpha equals beta. End the loop then: no further move can change the result.",
            ),
            Self::CutTooEarly => f.write_str(
                "Your search stops when alpha is one below beta. Continue then: a move can still change the result.",
            ),
            _ => Ok(()), // said by another of the three
        }
    }

    /// Writes the advice about the window.
    fn of_the_window(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WindowNotHandedDown => f.write_str(
                "Check three things: MAX raises alpha, MIN lowers beta, and your loop passes and tests the current window.",
            ),
            Self::OldBound(player) => write!(
                f,
                "{} passes the window that it received. Pass the current window instead.",
                level(player)
            ),
            Self::ParentOnly => f.write_str(
                "Your search ignores the bounds from higher levels. Pass the whole window, not only the best value.",
            ),
            Self::WrongEnd => f.write_str(
                "Your search lowers beta for MAX and raises alpha for MIN, but it must raise alpha for MAX and lower beta for MIN. Either the two cases are exchanged, or your code asks the new board who moves.",
            ),
            Self::NewBoardAsked => f.write_str(
                "Your search narrows the window for the player who moves on the new board. Read the player from the board before the move.",
            ),
            Self::OneEnd(player) => {
                let (end, other) = match player {
                    Player::First => ("alpha", "MIN lowers beta"),
                    Player::Second => ("beta", "MAX raises alpha"),
                };
                write!(f, "Your search cuts as if it changed only {end}. Check that {other}.")
            }
            Self::BothEnds => f.write_str(
                "Check that the loop does not end too early, and that a value changes one end only: alpha at MAX, beta at MIN.",
            ),
            Self::WindowTakenOver => f.write_str(
                "Check whether a board uses a bound that a deeper call found. Pass the window by value, and compare it with the best value of the board.",
            ),
            Self::Reversed => {
                f.write_str("Your search passes the window in reverse. Pass alpha first, then beta.")
            }
            Self::ReversedOnExtraTurn => f.write_str(
                "If a player moves twice in a row, your search passes the window in reverse. Always pass alpha first, then beta.",
            ),
            _ => Ok(()), // said by another of the three
        }
    }

    /// Writes the advice about the depth, the player and the sign.
    fn of_depth_and_mover(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OneTooShallow => f.write_str(
                "Your search is one move too shallow. Evaluate the board at depth 0, not at depth 1, and reduce the depth once for each move.",
            ),
            Self::OneTooDeep => f.write_str(
                "Your search is one move too deep. Evaluate the board at depth 0, not one move later.",
            ),
            Self::TooDeep => f.write_str(
                "Your search is too deep. Check that each call passes `depth - 1`, and that you evaluate the board at depth 0.",
            ),
            Self::DepthIgnored => f.write_str(
                "Your search does not stop at the requested depth. Check that each call passes `depth - 1`, and that you evaluate the board at depth 0.",
            ),
            Self::MoverIgnored(player) => write!(
                f,
                "Your search treats every board as if {} moved. Check at each board who moves, or which value is better.",
                level(player)
            ),
            Self::MoverByLevel => f.write_str(
                "Your search switches between MAX and MIN at each level. Check at each board who moves: a player may move twice in a row.",
            ),
            Self::SignFlipped => f.write_str(
                "A sign is wrong. Do not negate a value: every value is from the first player's side.",
            ),
            Self::MoverSignFlipped => f.write_str(
                "A sign is wrong. Negate a reply's value only if the mover changes, and a leaf's value only if the second player moves there.",
            ),
            Self::RepliesNegated => f.write_str(
                "Your search negates the values of replies. Do not negate a value: every value is from the first player's side.",
            ),
            _ => Ok(()), // said by another of the three
        }
    }
}

const RIGHT: Rules = Rules::RIGHT;

const fn hand(hand: Hand) -> Rules {
    Rules { hand, ..RIGHT }
}

const fn narrow(narrow: Narrow) -> Rules {
    Rules { narrow, ..RIGHT }
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

const MAX: Player = Player::First;
const MIN: Player = Player::Second;

/// The causes and their rules, in order of priority. On a small tree several causes may explain the
/// recording. The first causes cut nearly everything: a search that cuts less has already failed on a
/// simpler tree. The next causes have advice that fits every cause that looks the same. The more
/// common causes follow.
const CAUSES: [(Cause, Rules); 32] = [
    (Cause::CutTooLate, cut(Cut::Past)),
    (Cause::ParentOnly, hand(Hand::ParentOnly)),
    (Cause::NothingCut, cut(Cut::Never)),
    (Cause::NeverCuts(MAX), cut(Cut::OnlyAt(MIN))),
    (Cause::NeverCuts(MIN), cut(Cut::OnlyAt(MAX))),
    (Cause::WindowNotHandedDown, hand(Hand::Open)),
    (Cause::WindowNotHandedDown, hand(Hand::Old)),
    (Cause::OldBound(MAX), hand(Hand::OldAt(MAX))),
    (Cause::OldBound(MIN), hand(Hand::OldAt(MIN))),
    (Cause::CutTooEarly, cut(Cut::Early)),
    (Cause::OneEnd(MAX), narrow(Narrow::Only(MAX))),
    (Cause::OneEnd(MIN), narrow(Narrow::Only(MIN))),
    (Cause::OneEnd(MAX), narrow(Narrow::Always(MAX))),
    (Cause::OneEnd(MIN), narrow(Narrow::Always(MIN))),
    (
        Cause::MoverIgnored(MAX),
        by(Mover::Always(MAX), Leaves::FirstPlayers),
    ),
    (
        Cause::MoverIgnored(MIN),
        by(Mover::Always(MIN), Leaves::FirstPlayers),
    ),
    (Cause::WrongEnd, narrow(Narrow::Other)),
    (Cause::NewBoardAsked, narrow(Narrow::NewMovers)),
    (Cause::BothEnds, narrow(Narrow::Both)),
    (Cause::WindowTakenOver, narrow(Narrow::TakenOver)),
    (Cause::Reversed, hand(Hand::Reversed)),
    (Cause::BothEnds, narrow(Narrow::BothAt(MAX))),
    (Cause::BothEnds, narrow(Narrow::BothAt(MIN))),
    (Cause::ReversedOnExtraTurn, hand(Hand::ReversedOnExtraTurn)),
    (Cause::OneTooShallow, deep(Depth::OneLess)),
    (Cause::OneTooDeep, deep(Depth::OneMore)),
    (Cause::DepthIgnored, deep(Depth::Ignored)),
    (
        Cause::MoverByLevel,
        by(Mover::ByLevel, Leaves::FirstPlayers),
    ),
    (Cause::SignFlipped, by(Mover::Board, Leaves::Negated)),
    (Cause::SignFlipped, by(Mover::Board, Leaves::Movers)),
    (
        Cause::RepliesNegated,
        by(Mover::Negamax, Leaves::FirstPlayers),
    ),
    (Cause::RepliesNegated, by(Mover::Negamax, Leaves::Movers)),
];

/// Returns the first cause that explains the whole recorded tree and the returned value. `right` is the
/// replay of plain alpha-beta.
pub(super) fn behind<M: Copy + Eq>(
    tree: &SearchTree<M>,
    audit: Audit,
    given: &[Option<Window>],
    right: &Replay<'_, M>,
) -> Option<Cause> {
    let fit = |rules: &Rules, given| fits(tree, audit, given, *rules, right);
    let explained = |rules: &Rules| fit(rules, given).is_some();
    let mut found: Option<(Fit, Cause)> = None;
    for (cause, rules) in &CAUSES {
        let given = if cause.fits_any_window() { &[] } else { given };
        if let Some(fit) = fit(rules, given)
            && found.is_none_or(|(before, _)| fit < before)
        {
            found = Some((fit, *cause));
        }
        if matches!(found, Some((Fit::Plain, _))) {
            break;
        }
    }
    let (_, cause) = found?;
    let cuts = |player| {
        let mut nodes = tree.nodes.iter().zip(&right.judged);
        nodes.any(|(node, judged)| {
            node.mover == player && judged.is_some_and(|judged| judged.cut_by.is_some())
        })
    };
    // What is said must be true of all that look alike.
    Some(match cause {
        Cause::CutTooLate if explained(&cut(Cut::Never)) => Cause::EqualEndsNotCut,
        Cause::Reversed if explained(&narrow(Narrow::BothAt(MAX))) => Cause::FirstMoveCloses(MAX),
        Cause::Reversed if explained(&narrow(Narrow::BothAt(MIN))) => Cause::FirstMoveCloses(MIN),
        Cause::NothingCut if !cuts(MIN) => Cause::NeverCuts(MAX),
        Cause::NothingCut if !cuts(MAX) => Cause::NeverCuts(MIN),
        Cause::OneTooDeep if explained(&deep(Depth::Ignored)) => Cause::TooDeep,
        cause => cause,
    })
}

/// How well a cause explains a search that visited exactly the cause's nodes, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// The cause returns the same value, and each node returns the best value it has found.
    Plain,
    /// The cause returns the same value.
    Exact,
    /// The cause returns a value that means the same in the requested window.
    Inside,
}

/// Returns how well a search with these rules matches the recording, or `None` if it does not. Tries
/// every way to return values outside the window.
fn fits<M: Copy + Eq>(
    tree: &SearchTree<M>,
    audit: Audit,
    given: &[Option<Window>],
    rules: Rules,
    right: &Replay<'_, M>,
) -> Option<Fit> {
    let by_best = if rules.moves_a_wrong_end() {
        &[true, false][..]
    } else {
        &[true]
    };
    let ways = by_best.iter().flat_map(|&by_best| {
        let fails = [Fail::Soft, Fail::Hard, Fail::Bound];
        fails.map(|fail| Rules {
            by_best,
            fail,
            ..rules
        })
    });
    let inside = |value: Value| value.clamp(audit.alpha, audit.beta);
    // Where only the value is wrong, a cause has to give just this one.
    let only_value = right.wrong.is_none();
    let mut fit = None;
    for rules in ways {
        let replay = Replay::hasty(tree, rules, audit).where_given(given).run();
        let told = replay.value.filter(|_| replay.agrees());
        match told {
            Some(told) if told == audit.value => {
                return Some(match rules.fail {
                    Fail::Soft => Fit::Plain,
                    Fail::Hard | Fail::Bound => Fit::Exact,
                });
            }
            Some(told) if !only_value && inside(told) == inside(audit.value) => {
                fit = Some(Fit::Inside);
            }
            _ => {}
        }
    }
    fit
}
