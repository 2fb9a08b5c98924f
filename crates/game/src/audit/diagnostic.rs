//! The message for a wrong search.

use std::fmt;

use textfmt::{capital, counted, plural, spaced};

use crate::audit::asked::Audit;
use crate::audit::cause::{self, Cause};
use crate::audit::deviation::{self, Deviation, NodePath};
use crate::audit::replay::Replay;
use crate::{Bound, Player, SearchTree, Value, Window};

/// Why a search is not plain alpha-beta. Its text is a few lines that teach: the number of visited
/// nodes, the first error and its place, and the likely cause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// The first error, in one sentence.
    pub deviation: Deviation,
    /// The cause that explains the whole search, if one common cause does.
    pub cause: Option<Cause>,
    /// The number of boards that the search visited.
    pub visited: usize,
    /// The number of boards that plain alpha-beta visits, or `None` if the search left out too many to
    /// count them.
    pub suffice: Option<usize>,
    /// The value that the search returned.
    pub returned: Value,
    /// The value that plain alpha-beta returns, or `None` if the search left out too many boards to
    /// compute it.
    pub right: Option<Value>,
}

impl Diagnostic {
    /// Returns the same diagnostic for a student who gives values from the side of the player to move,
    /// as negamax does. `first` moves on the first board. Drops a cause whose advice would be different
    /// there.
    #[must_use]
    pub fn of_negamax(mut self, first: Player) -> Self {
        if first == Player::Second {
            self.returned = self.returned.saturating_neg();
            self.right = self.right.map(Value::saturating_neg);
            if let Deviation::WrongValue { returned, right } = &mut self.deviation {
                (*returned, *right) = (returned.saturating_neg(), right.saturating_neg());
            }
        }
        let is_value = matches!(self.deviation, Deviation::WrongValue { .. });
        self.cause = match self.cause {
            Some(Cause::SignFlipped) if is_value => Some(Cause::MoverSignFlipped),
            cause => cause.filter(Cause::reads_the_same_negated),
        };
        self
    }
}

/// Returns the diagnostic about a replayed search, or `None` if it is right.
pub(super) fn of<M>(
    tree: &SearchTree<M>,
    audit: Audit,
    given: &[Option<Window>],
    replay: &Replay<'_, M>,
) -> Option<Diagnostic>
where
    M: Copy + Eq + fmt::Display,
{
    let right = replay.value.filter(|_| replay.whole);
    let deviation = if !tree.is_complete() {
        Deviation::TooLarge(tree.unrecorded())
    } else if tree.root().is_peeked() {
        Deviation::NothingAsked
    } else if let Some(wrong) = replay.wrong {
        deviation::of(tree, audit.depth, wrong)
    } else {
        let (returned, right) = (audit.value, right?);
        if agrees(audit, right) {
            return None;
        }
        Deviation::WrongValue { returned, right }
    };
    let cause = match deviation {
        Deviation::TooLarge(_) | Deviation::NothingAsked => None,
        // 1 and −1 can be exchanged by chance.
        Deviation::WrongValue { returned, right }
            if returned == right.saturating_neg() && right.saturating_abs() > 1 =>
        {
            Some(Cause::SignFlipped)
        }
        _ => cause::behind(tree, audit, given, replay),
    };
    Some(Diagnostic {
        deviation,
        cause,
        visited: tree.nodes().filter(|node| node.is_entered()).count(),
        suffice: replay.whole.then_some(replay.visited),
        returned: audit.value,
        right,
    })
}

/// Returns whether the returned value agrees with the right one, which is the fail-soft value. Inside
/// the window they must be equal. Below alpha, "at most this" may be any value from the right one up to
/// alpha, and above beta likewise: a search may move the value into the window, all the way or part of
/// it.
fn agrees(audit: Audit, right: Value) -> bool {
    let Audit {
        alpha, beta, value, ..
    } = audit;
    match Bound::of(right, audit.window()) {
        Bound::Exact => value == right,
        Bound::AtMost => (right..=alpha).contains(&value),
        Bound::AtLeast => (beta..=right).contains(&value),
    }
}

impl std::error::Error for Diagnostic {}

impl Diagnostic {
    /// Writes the number of visited nodes and the number that suffices.
    fn how_much(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let visited = counted(self.visited, "node");
        match (&self.deviation, self.suffice) {
            (Deviation::NothingAsked | Deviation::TooLarge(_), _) => {}
            (_, Some(suffice)) if suffice < self.visited => {
                let verb = plural(suffice, "suffices", "suffice");
                let suffice = spaced(suffice);
                writeln!(f, "You visited {visited}; {suffice} {verb}.")?;
            }
            (_, Some(_)) if self.visited == 1 => {
                writeln!(f, "You visited {visited}, the right one.")?;
            }
            (_, Some(_)) => writeln!(f, "You visited {visited}, the right ones.")?,
            (_, None) if self.visited == 1 => {
                writeln!(f, "You visited {visited}, and more are needed.")?;
            }
            (Deviation::LeftOut { .. } | Deviation::TooShallow { .. }, None) => {
                writeln!(
                    f,
                    "You visited {visited}, but left out some that are needed."
                )?;
            }
            (_, None) => writeln!(f, "You visited {visited}, not the right ones.")?,
        }
        Ok(())
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let on = |at: &NodePath| match at.path.as_slice() {
            [] => String::from("on the first board"),
            [one] => format!("on the board after move {one}"),
            path => format!("on the board after moves {}", path.join(" ")),
        };
        self.how_much(f)?;
        match &self.deviation {
            Deviation::StillTried {
                at,
                mv,
                leaf,
                window,
            } => {
                let leaf = leaf.map(|leaf| format!(" (the leaf {})", textfmt::value(leaf)));
                let (on, leaf) = (on(at), leaf.unwrap_or_default());
                writeln!(
                    f,
                    "Your search tried a move that alpha-beta skips: {on}, it tried move {mv}{leaf}."
                )?;
                write!(
                    f,
                    "In alpha-beta the window of that board is then {window}: already closed, so no further move there can change the result."
                )?;
            }
            Deviation::LeftOut { at, mv, window } => {
                let on = on(at);
                writeln!(
                    f,
                    "Your search skipped a move that alpha-beta tries: {on}, it did not try move {mv}."
                )?;
                write!(
                    f,
                    "In alpha-beta the window of that board is then {window}: still open, so the move can still change the result."
                )?;
            }
            deviation => write!(f, "{}.", capital(&deviation.to_string()))?,
        }
        if let Some(cause) = self.cause {
            write!(f, " {cause}")?;
        }
        if let Some(right) = self
            .right
            .filter(|_| !matches!(self.deviation, Deviation::WrongValue { .. }))
        {
            let (said, right) = (textfmt::value(self.returned), textfmt::value(right));
            if said == right {
                write!(f, "\nThe value is right ({right}), but the search is not.")?;
            } else {
                write!(f, "\nYou returned {said}, but {right} is right.")?;
            }
        }
        Ok(())
    }
}
