//! Compares two streams side by side, up to their first difference.

use std::collections::HashSet;

use super::stream::{By, Stream, Visit};
use super::words::{self, Parting};
use super::{Difference, DifferenceKind};
use crate::marked::Highlight;

/// Returns the first difference between the reference's stream `a` and the student's stream `b`.
pub(super) fn compare(a: &Stream<'_>, b: &Stream<'_>) -> Option<Difference> {
    if let Some(nothing) = nothing_in_common(a, b) {
        return Some(nothing);
    }
    let sides = Sides { a, b };
    // The visits that both are in, and how many visits inside them were followed.
    let mut open: Vec<(Option<Pair>, usize)> = vec![(None, 0)];
    while let Some((pair, done)) = open.pop() {
        let next = |stream: &Stream<'_>, at: Option<usize>| stream.inside(at).get(done).copied();
        let mine = next(a, pair.map(|pair| pair.a));
        let other = next(b, pair.map(|pair| pair.b));
        let found = match (mine, other) {
            (None, None) => sides.ends(pair),
            (Some(mine), Some(other)) if a.visits[mine].key == b.visits[other].key => {
                let inner = Pair { a: mine, b: other };
                open.push((pair, done + 1));
                open.push((Some(inner), 0));
                sides.begins(inner)
            }
            _ => sides.parts(pair, done),
        };
        match found {
            Found::Same => {}
            Found::Unknown => return None,
            Found::Parted(difference) => return Some(difference),
        }
    }
    None
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

enum Found {
    Same,
    /// One of the recordings is incomplete here.
    Unknown,
    Parted(Difference),
}

struct Sides<'s, 't, 'u> {
    a: &'s Stream<'t>,
    b: &'s Stream<'u>,
}

/// Returns a difference if the runs cannot be compared: no calls, another board, or another run.
fn nothing_in_common(a: &Stream<'_>, b: &Stream<'_>) -> Option<Difference> {
    let why = if a.roots.is_empty() && b.roots.is_empty() {
        return None;
    } else if b.roots.is_empty() {
        words::NO_CALLS
    } else if a.roots.is_empty() {
        words::NONE_OF_OURS
    } else if a.first_board.is_some() && b.first_board.is_some() && a.first_board != b.first_board {
        words::OTHER_BOARD
    } else {
        let ours: HashSet<&str> = keys(a, &a.roots).collect();
        if keys(b, &b.roots).any(|key| ours.contains(key)) {
            return None;
        }
        words::OTHER_RUN
    };
    Some(Difference {
        kind: DifferenceKind::Nothing,
        sentence: why.to_owned(),
        ours: None,
        yours: None,
    })
}

impl Sides<'_, '_, '_> {
    fn place(&self, pair: Option<Pair>) -> Parting<'_> {
        Parting {
            stream: self.a,
            visit: pair.map(|pair| pair.a),
        }
    }

    /// Compares the arguments of a visit that both runs make.
    fn begins(&self, pair: Pair) -> Found {
        let (mine, other) = (&self.a.visits[pair.a], &self.b.visits[pair.b]);
        if self.a.by == By::Calls {
            return Found::Same;
        }
        if let Some(sentence) = self.calls(pair) {
            return self.parted(DifferenceKind::Argument, sentence, mine, other);
        }
        let differs = mine.args.iter().find_map(|(name, value)| {
            let same_name = |(its, _): &&(&str, &str)| plain(its) == plain(name);
            let (_, others) = other.args.iter().find(same_name)?;
            (value != others).then_some((*name, *value, *others))
        });
        let place = self.place(Some(pair));
        let sentence = match (differs, mine.window.zip(other.window)) {
            (Some((name, ours, yours)), _) => words::argument(&place, plain(name), ours, yours),
            // The ends may have other names, or none. Windows of the rest and of the whole are not comparable.
            (None, Some(((ours, of_rest), (yours, too)))) if of_rest == too && ours != yours => {
                words::window(&place, ours, yours)
            }
            _ => return Found::Same,
        };
        self.parted(DifferenceKind::Argument, sentence, mine, other)
    }

    /// Describes a difference in calls at a shared visit where the reference makes a call. The student's run calls
    /// another function of the reference, or makes the moves from there without a call and calls one after them.
    fn calls(&self, pair: Pair) -> Option<String> {
        let (mine, other) = (&self.a.visits[pair.a], &self.b.visits[pair.b]);
        let ours = mine.function?;
        let place = self.place(Some(pair));
        match other.function {
            Some(yours) if yours == ours => None,
            Some(yours) => Some(words::other_function(&place, ours, yours)),
            None => {
                let mut inside = other.inside.iter().map(|&at| &self.b.visits[at]);
                let goes_on = !other.is_called && inside.any(|visit| visit.function.is_some());
                goes_on.then(|| words::no_call(&place, ours))
            }
        }
    }

    /// Compares the results of a shared visit if neither run makes a further visit inside.
    fn ends(&self, pair: Option<Pair>) -> Found {
        let Some(pair) = pair else {
            return Found::Same;
        };
        let (mine, other) = (&self.a.visits[pair.a], &self.b.visits[pair.b]);
        let place = self.place(Some(pair));
        if mine.is_open || other.is_open {
            return match (self.a.is_full || self.b.is_full, mine.is_open) {
                (true, _) => Found::Unknown,
                (false, true) => Found::Same,
                (false, false) => {
                    let sentence = words::ended(&place, None);
                    self.parted(DifferenceKind::Ended, sentence, mine, other)
                }
            };
        }
        let (ours, yours) = match (mine.returned, other.returned) {
            (Some(_), Some(_)) if mine.shown() == other.shown() => return Found::Same,
            (Some(_), Some(_)) => (mine.shown(), other.shown()),
            // If a position was visited without a call, only its value is known.
            _ => match (mine.worth, other.worth) {
                (Some(ours), Some(yours)) if ours != yours => {
                    let shown = |worth| Some(crate::game::number::shown(worth).into());
                    (shown(ours), shown(yours))
                }
                _ => return Found::Same,
            },
        };
        let without_calls = mine.returned.is_none() && other.returned.is_none();
        let is_leaf = without_calls && mine.inside.is_empty() && other.inside.is_empty();
        let sentence = words::value(&place, is_leaf, ours.as_deref(), yours.as_deref());
        self.parted(DifferenceKind::Value, sentence, mine, other)
    }

    /// Describes the difference if the next visits inside a shared visit differ, or only one run makes a visit.
    fn parts(&self, pair: Option<Pair>, done: usize) -> Found {
        let (ours, yours) = (
            self.a.inside(pair.map(|pair| pair.a)),
            self.b.inside(pair.map(|pair| pair.b)),
        );
        let next = (
            ours.get(done).map(|&at| &self.a.visits[at]),
            yours.get(done).map(|&at| &self.b.visits[at]),
        );
        let above = pair.map(|pair| (&self.a.visits[pair.a], &self.b.visits[pair.b]));
        let place = self.place(pair);
        // Visits with the same key are paired in order: how many were until here.
        let paired = |key: &str| {
            keys(self.a, &ours[..done])
                .filter(|its| *its == key)
                .count()
        };
        let (mine, other) = match next {
            (Some(mine), Some(other)) => (mine, other),
            (Some(mine), None) => {
                let is_open = above.is_none_or(|(_, other)| other.is_open);
                if self.b.is_full && is_open {
                    return Found::Unknown;
                }
                let other = above.map(|(_, other)| other);
                let (kind, sentence) = match other.is_some_and(|other| other.is_open) {
                    true => (DifferenceKind::Ended, words::ended(&place, Some(mine))),
                    false => {
                        let sentence = words::leaves_out(&place, mine, paired(&mine.key));
                        (DifferenceKind::LeavesOut, sentence)
                    }
                };
                return self.marked(kind, sentence, Some(mine), other);
            }
            (None, Some(other)) => {
                if self.a.is_full && above.is_none_or(|(mine, _)| mine.is_open) {
                    return Found::Unknown;
                }
                let sentence = words::visits(&place, other, None, paired(&other.key));
                let mine = above.map(|(mine, _)| mine);
                return self.marked(DifferenceKind::Visits, sentence, mine, Some(other));
            }
            (None, None) => return Found::Same,
        };
        let comes = |stream: &Stream<'_>, row: &[usize], key: &str| {
            keys(stream, &row[done + 1..]).any(|its| its == key)
        };
        let yours_comes = comes(self.a, ours, &other.key);
        // A run that was interrupted might have made this visit later.
        let is_open = above.is_some_and(|(_, other)| other.is_open);
        let ours_comes = comes(self.b, yours, &mine.key);
        let is_call = self.a.by == By::Calls && mine.function == other.function;
        match (yours_comes, ours_comes) {
            (true, false) if !is_open => {
                let sentence = words::leaves_out(&place, mine, paired(&mine.key));
                let other = above.map(|(_, other)| other);
                self.marked(DifferenceKind::LeavesOut, sentence, Some(mine), other)
            }
            (true, _) => {
                let sentence = words::order(&place, mine, other);
                self.parted(DifferenceKind::Order, sentence, mine, other)
            }
            (false, false) if is_call && mine.function.is_some() => {
                let sentence = words::other_call(&place, mine, other);
                self.parted(DifferenceKind::Argument, sentence, mine, other)
            }
            (false, _) => {
                let sentence = words::visits(&place, other, Some(mine), paired(&other.key));
                self.parted(DifferenceKind::Visits, sentence, mine, other)
            }
        }
    }

    fn parted(
        &self,
        kind: DifferenceKind,
        sentence: String,
        a: &Visit<'_>,
        b: &Visit<'_>,
    ) -> Found {
        self.marked(kind, sentence, Some(a), Some(b))
    }

    /// Marks the visits where the runs differ.
    fn marked(
        &self,
        kind: DifferenceKind,
        sentence: String,
        ours: Option<&Visit<'_>>,
        yours: Option<&Visit<'_>>,
    ) -> Found {
        let mark = |visit: &Visit<'_>| Highlight {
            moment: visit.entered,
            node: visit.node,
            words: sentence.clone(),
        };
        let (ours, yours) = (ours.map(mark), yours.map(mark));
        Found::Parted(Difference {
            kind,
            sentence,
            ours,
            yours,
        })
    }
}

/// Strips the leading underscores that mark a name as unused.
fn plain(name: &str) -> &str {
    name.trim_start_matches('_')
}
