//! Compares two streams side by side, up to their first difference.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::stream::{By, Stream, Visit};
use super::words::{self, makes, name, shown, verb};
use super::{Difference, DifferenceKind};
use crate::game::number::window_shown;
use crate::marked::Highlight;

/// Returns the first difference between the reference's stream `a` and the student's stream `b`.
pub(super) fn compare(a: &Stream<'_>, b: &Stream<'_>) -> Option<Difference> {
    match nothing_in_common(a, b) {
        Some(why) => Some(Difference {
            kind: DifferenceKind::Nothing,
            sentence: format!("There is nothing to compare: {why}."),
            ours: None,
            yours: None,
        }),
        None => Sides { a, b }.parted().break_value().flatten(),
    }
}

/// Returns the reason why the runs cannot be compared, if there is one.
fn nothing_in_common(a: &Stream<'_>, b: &Stream<'_>) -> Option<&'static str> {
    if a.roots.is_empty() && b.roots.is_empty() {
        return None;
    } else if b.roots.is_empty() {
        return Some("your run made none of the calls that ours makes");
    } else if a.roots.is_empty() {
        return Some("no call of ours was recorded");
    } else if a.first_board.is_some() && b.first_board.is_some() && a.first_board != b.first_board {
        return Some("your run begins on another board than ours");
    }
    let ours: HashSet<&str> = keys(a, &a.roots).collect();
    let is_other = !keys(b, &b.roots).any(|key| ours.contains(key));
    is_other.then_some("your run begins with another call than ours")
}

/// Returns the keys of these visits.
fn keys<'s>(stream: &'s Stream<'_>, visits: &'s [usize]) -> impl Iterator<Item = &'s str> {
    visits.iter().map(|&at| stream.visits[at].key.as_str())
}

/// A visit that both runs make.
#[derive(Debug, Clone, Copy)]
struct Pair {
    a: usize,
    b: usize,
}

/// Breaks with the first difference, or with `None` if one of the recordings is incomplete there.
type Found = ControlFlow<Option<Difference>>;

struct Sides<'s, 't, 'u> {
    a: &'s Stream<'t>,
    b: &'s Stream<'u>,
}

impl<'s, 't, 'u> Sides<'s, 't, 'u> {
    fn visits(&self, pair: Pair) -> (&'s Visit<'t>, &'s Visit<'u>) {
        (&self.a.visits[pair.a], &self.b.visits[pair.b])
    }

    /// Returns the visits inside a visit that both make.
    fn inside(&self, pair: Option<Pair>) -> (&'s [usize], &'s [usize]) {
        let ours = self.a.inside(pair.map(|pair| pair.a));
        (ours, self.b.inside(pair.map(|pair| pair.b)))
    }

    /// Follows both runs as far as they are the same.
    fn parted(&self) -> Found {
        // The visits that both are in, and how many visits inside them were followed.
        let mut open: Vec<(Option<Pair>, usize)> = vec![(None, 0)];
        while let Some((pair, done)) = open.pop() {
            let (ours, yours) = self.inside(pair);
            match (ours.get(done), yours.get(done)) {
                (None, None) => self.ends(pair)?,
                (Some(&a), Some(&b)) if self.a.visits[a].key == self.b.visits[b].key => {
                    open.push((pair, done + 1));
                    open.push((Some(Pair { a, b }), 0));
                    self.begins(Pair { a, b })?;
                }
                _ => self.parts(pair, done)?,
            }
        }
        Found::Continue(())
    }

    /// Compares the functions and the arguments of a visit that both runs make.
    fn begins(&self, pair: Pair) -> Found {
        let (mine, other) = self.visits(pair);
        if self.a.by == By::Calls {
            return Found::Continue(());
        }
        let mut inside = other.inside.iter().map(|&at| &self.b.visits[at]);
        // The student's run makes the moves from there without a call, and calls a function after them.
        let mut goes_on = || !other.is_called && inside.any(|visit| visit.function.is_some());
        let differs = mine.args.iter().find_map(|(name, value)| {
            let same_name = |(its, _): &&(&str, &str)| plain(its) == plain(name);
            let (_, others) = other.args.iter().find(same_name)?;
            (value != others).then_some((*name, *value, *others))
        });
        let says = match (mine.function, other.function) {
            (Some(ours), Some(yours)) if ours != yours => {
                format!("yours calls {yours}; ours calls {ours}")
            }
            (Some(ours), None) if goes_on() => {
                format!("ours calls {ours}; yours makes the next move without a call")
            }
            _ => match (differs, mine.window.zip(other.window)) {
                (Some((name, ours, yours)), _) => {
                    let (name, ours, yours) = (plain(name), shown(ours), shown(yours));
                    format!("yours is called with {name} = {yours}; ours with {name} = {ours}")
                }
                // The ends may have other names, or none. Windows of the rest and of the whole are not comparable.
                (None, Some(((ours, of_rest), (yours, too))))
                    if of_rest == too && ours != yours =>
                {
                    let (ours, yours) = (window_shown(ours), window_shown(yours));
                    format!("yours is called with the window {yours}; ours with {ours}")
                }
                _ => return Found::Continue(()),
            },
        };
        let kind = DifferenceKind::Argument;
        self.marked(Some(pair), kind, &says, (Some(mine), Some(other)))
    }

    /// Compares the results of a shared visit if neither run makes a further visit inside.
    fn ends(&self, pair: Option<Pair>) -> Found {
        let Some((mine, other)) = pair.map(|pair| self.visits(pair)) else {
            return Found::Continue(());
        };
        let both = (Some(mine), Some(other));
        match (mine.is_open, other.is_open) {
            (false, false) => {}
            _ if self.a.is_full || self.b.is_full => return Found::Break(None),
            (true, _) => return Found::Continue(()),
            (false, true) => {
                let says = "yours does not return; ours does";
                return self.marked(pair, DifferenceKind::Ended, says, both);
            }
        }
        let values = match (mine.returned, other.returned) {
            (Some(_), Some(_)) => (mine.shown(), other.shown()),
            // If a position was visited without a call, only its value is known.
            _ => match (mine.worth, other.worth) {
                (Some(ours), Some(yours)) => {
                    let shown = |worth| Some(crate::game::number::shown(worth).into());
                    (shown(ours), shown(yours))
                }
                _ => return Found::Continue(()),
            },
        };
        if values.0 == values.1 {
            return Found::Continue(());
        }
        let without_calls = mine.returned.is_none() && other.returned.is_none();
        let is_leaf = without_calls && mine.inside.is_empty() && other.inside.is_empty();
        let [ours, yours] =
            [&values.0, &values.1].map(|it| shown(it.as_deref().unwrap_or("nothing")));
        let says = match is_leaf && self.a.by == By::Positions {
            true => format!("yours values the leaf as {yours}; ours as {ours}"),
            false => format!("yours returns {yours}; ours returns {ours}"),
        };
        self.marked(pair, DifferenceKind::Value, &says, both)
    }

    /// Describes the difference if the next visits inside a shared visit differ, or only one run makes a visit.
    fn parts(&self, pair: Option<Pair>, done: usize) -> Found {
        let by = self.a.by;
        let (ours, yours) = self.inside(pair);
        let next = (
            ours.get(done).map(|&at| &self.a.visits[at]),
            yours.get(done).map(|&at| &self.b.visits[at]),
        );
        let (mine_above, other_above) = pair.map(|pair| self.visits(pair)).unzip();
        // A run that was interrupted might have made further visits later.
        let is_open = other_above.is_some_and(|other| other.is_open);
        // Visits with the same key are paired in order: how many were until here.
        let paired = |visit: &Visit<'_>| {
            let before = keys(self.a, &ours[..done]);
            before.filter(|its| *its == visit.key).count()
        };
        let leaves_out = |mine| {
            let says = words::only(by, ["ours", "yours"], mine, paired(mine), "yours does not");
            let places = (Some(mine), other_above);
            self.marked(pair, DifferenceKind::LeavesOut, &says, places)
        };
        let visits = |other, instead: &str, mine| {
            let says = words::only(by, ["yours", "ours"], other, paired(other), instead);
            self.marked(pair, DifferenceKind::Visits, &says, (mine, Some(other)))
        };
        let (mine, other) = match next {
            (Some(_), None) if self.b.is_full && (is_open || pair.is_none()) => {
                return Found::Break(None);
            }
            (Some(mine), None) if is_open => {
                let says = format!("yours gets no further; ours {}", makes(by, mine));
                let places = (Some(mine), other_above);
                return self.marked(pair, DifferenceKind::Ended, &says, places);
            }
            (Some(mine), None) => return leaves_out(mine),
            (None, Some(_)) if self.a.is_full && mine_above.is_none_or(|mine| mine.is_open) => {
                return Found::Break(None);
            }
            (None, Some(other)) => return visits(other, "ours stops there", mine_above),
            (Some(mine), Some(other)) => (mine, other),
            (None, None) => return Found::Continue(()),
        };
        let both = (Some(mine), Some(other));
        let yours_comes = keys(self.a, &ours[done + 1..]).any(|its| its == other.key);
        let ours_comes = keys(self.b, &yours[done + 1..]).any(|its| its == mine.key);
        let is_call = by == By::Calls && mine.function == other.function;
        let (ours, yours) = (name(by, mine), name(by, other));
        match (yours_comes, ours_comes) {
            (true, false) if !is_open => leaves_out(mine),
            (true, _) => {
                let verb = verb(by);
                let says = format!("yours {verb} {yours} before {ours}; ours {verb} {ours} first");
                self.marked(pair, DifferenceKind::Order, &says, both)
            }
            (false, false) if is_call && mine.function.is_some() => {
                let says = format!("yours calls {yours}, where ours calls {ours}");
                self.marked(pair, DifferenceKind::Argument, &says, both)
            }
            (false, _) => {
                let instead = format!("ours does not, and {} instead", makes(by, mine));
                visits(other, &instead, Some(mine))
            }
        }
    }

    /// Marks the places where the runs differ inside a visit that both make, and says how.
    fn marked(
        &self,
        pair: Option<Pair>,
        kind: DifferenceKind,
        says: &str,
        (ours, yours): (Option<&Visit<'_>>, Option<&Visit<'_>>),
    ) -> Found {
        let place = words::place(self.a, pair.map(|pair| pair.a));
        let sentence = format!("{place}, {says}.");
        let mark = |visit: &Visit<'_>| Highlight {
            moment: visit.entered,
            node: visit.node,
            words: sentence.clone(),
        };
        let (ours, yours) = (ours.map(mark), yours.map(mark));
        Found::Break(Some(Difference {
            kind,
            sentence,
            ours,
            yours,
        }))
    }
}

/// Strips the leading underscores that mark a name as unused.
fn plain(name: &str) -> &str {
    name.trim_start_matches('_')
}
