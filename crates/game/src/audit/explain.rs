//! Finds the slip behind a wrong search. Each slip is a search with rules of its own; where these
//! explain everything that was recorded, and the value returned, the slip is named.

use crate::audit::replay::Replay;
use crate::audit::rules::{Cut, Depth, Fail, Hand, Leaves, Mover, Narrow, Rules};
use crate::audit::{Audit, Slip};
use crate::{Player, SearchTree, Value};

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

/// On a small tree several slips may explain what was seen. Those that cut nearly everything come
/// first: who cuts less is met with a simpler tree before. Then those with words that fit all
/// that look alike, then the commoner ones.
const SLIPS: [(Slip, Rules); 32] = [
    (Slip::CutTooLate, cut(Cut::Past)),
    (Slip::ParentOnly, hand(Hand::ParentOnly)),
    (Slip::NothingCut, cut(Cut::Never)),
    (Slip::NeverCuts(MAX), cut(Cut::OnlyAt(MIN))),
    (Slip::NeverCuts(MIN), cut(Cut::OnlyAt(MAX))),
    (Slip::WindowNotHandedDown, hand(Hand::Open)),
    (Slip::WindowNotHandedDown, hand(Hand::Old)),
    (Slip::OldBound(MAX), hand(Hand::OldAt(MAX))),
    (Slip::OldBound(MIN), hand(Hand::OldAt(MIN))),
    (Slip::CutTooEarly, cut(Cut::Early)),
    (Slip::OneEnd(MAX), narrow(Narrow::Only(MAX))),
    (Slip::OneEnd(MIN), narrow(Narrow::Only(MIN))),
    (Slip::OneEnd(MAX), narrow(Narrow::Always(MAX))),
    (Slip::OneEnd(MIN), narrow(Narrow::Always(MIN))),
    (
        Slip::MoverIgnored(MAX),
        by(Mover::Always(MAX), Leaves::FirstPlayers),
    ),
    (
        Slip::MoverIgnored(MIN),
        by(Mover::Always(MIN), Leaves::FirstPlayers),
    ),
    (Slip::WrongEnd, narrow(Narrow::Other)),
    (Slip::NewBoardAsked, narrow(Narrow::NewMovers)),
    (Slip::BothEnds, narrow(Narrow::Both)),
    (Slip::WindowTakenOver, narrow(Narrow::TakenOver)),
    (Slip::Reversed, hand(Hand::Reversed)),
    (Slip::BothEnds, narrow(Narrow::BothAt(MAX))),
    (Slip::BothEnds, narrow(Narrow::BothAt(MIN))),
    (Slip::ReversedOnExtraTurn, hand(Hand::ReversedOnExtraTurn)),
    (Slip::OneTooShallow, deep(Depth::OneLess)),
    (Slip::OneTooDeep, deep(Depth::OneMore)),
    (Slip::DepthIgnored, deep(Depth::Ignored)),
    (Slip::MoverByLevel, by(Mover::ByLevel, Leaves::FirstPlayers)),
    (Slip::SignFlipped, by(Mover::Board, Leaves::Negated)),
    (Slip::SignFlipped, by(Mover::Board, Leaves::Movers)),
    (
        Slip::RepliesNegated,
        by(Mover::Negamax, Leaves::FirstPlayers),
    ),
    (Slip::RepliesNegated, by(Mover::Negamax, Leaves::Movers)),
];

/// The first slip that explains the whole recorded tree and the value returned. `right` is the
/// replay of plain alpha-beta.
pub(super) fn slip<M: Copy + Eq>(
    tree: &SearchTree<M>,
    audit: Audit,
    right: &Replay<'_, M>,
) -> Option<Slip> {
    let fit = |rules: &Rules| fits(tree, audit, *rules, right);
    let explained = |rules: &Rules| fit(rules).is_some();
    let mut found: Option<(Fit, Slip)> = None;
    for (slip, rules) in &SLIPS {
        if let Some(fit) = fit(rules)
            && found.is_none_or(|(before, _)| fit < before)
        {
            found = Some((fit, *slip));
        }
        if matches!(found, Some((Fit::Plain, _))) {
            break;
        }
    }
    let (_, slip) = found?;
    let cuts = |player| {
        let mut nodes = tree.nodes.iter().zip(&right.judged);
        nodes.any(|(node, judged)| {
            node.mover == player && judged.is_some_and(|judged| judged.cut_by.is_some())
        })
    };
    // What is said must be true of all that look alike.
    Some(match slip {
        Slip::CutTooLate if explained(&cut(Cut::Never)) => Slip::EqualEndsNotCut,
        Slip::Reversed if explained(&narrow(Narrow::BothAt(MAX))) => Slip::FirstMoveCloses(MAX),
        Slip::Reversed if explained(&narrow(Narrow::BothAt(MIN))) => Slip::FirstMoveCloses(MIN),
        Slip::NothingCut if !cuts(MIN) => Slip::NeverCuts(MAX),
        Slip::NothingCut if !cuts(MAX) => Slip::NeverCuts(MIN),
        slip => slip,
    })
}

/// How well a slip explains a search that visited just what it visits, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// It returns the same value, and each board the best one it has found.
    Plain,
    /// It returns the same value.
    Exact,
    /// It returns one that says the same in the window asked for.
    Inside,
}

/// Whether a search with these rules visits just what was recorded and returns the same, for
/// some way to return what lies outside the window.
fn fits<M: Copy + Eq>(
    tree: &SearchTree<M>,
    audit: Audit,
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
    // Where only the value is wrong, a slip has to give just this one.
    let only_value = right.wrong.is_none();
    let mut fit = None;
    for rules in ways {
        let replay = Replay::hasty(tree, rules, audit).run();
        let told = replay.value.filter(|_| replay.wrong.is_none());
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
