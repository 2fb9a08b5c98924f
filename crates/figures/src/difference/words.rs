//! The first difference in words.

use game::Window;
use textfmt::listed;

use super::stream::{By, Stream, Visit};
use crate::game::number::window_shown;
use crate::labels::clip;

pub(super) const NO_CALLS: &str =
    "There is nothing to compare: your run made none of the calls that ours makes.";
pub(super) const NONE_OF_OURS: &str = "There is nothing to compare: no call of ours was recorded.";
pub(super) const OTHER_BOARD: &str =
    "There is nothing to compare: your run begins on another board than ours.";
pub(super) const OTHER_RUN: &str =
    "There is nothing to compare: your run begins with another call than ours.";

/// The maximum width of a label in a sentence.
const WIDE: usize = 48;

/// The visit where the runs differ, in the reference's stream.
pub(super) struct Parting<'s> {
    pub stream: &'s Stream<'s>,
    pub visit: Option<usize>,
}

impl Parting<'_> {
    /// Returns `After moves 1 and 3` or `In fibonacci(4)`, for the beginning of a sentence.
    fn words(&self) -> String {
        let Some(visit) = self.visit else {
            return "At the beginning".to_owned();
        };
        if self.stream.by == By::Calls {
            return format!("In {}", name(self.stream.by, &self.stream.visits[visit]));
        }
        let up = std::iter::successors(Some(visit), |&at| self.stream.visits[at].parent);
        let up = up.map(|at| &self.stream.visits[at]);
        let (mut moves, mut elsewhere) = (Vec::new(), None);
        for visit in up {
            if visit.is_elsewhere {
                elsewhere = Some(name(self.stream.by, visit));
                break;
            }
            moves.push(visit.key.as_str());
        }
        moves.retain(|key| !key.is_empty());
        moves.reverse();
        let after = match moves.as_slice() {
            [] => String::new(),
            [one] => format!("After move {one}"),
            all => format!("After moves {}", listed(all)),
        };
        match (after.is_empty(), elsewhere) {
            (true, None) => "On the first board".to_owned(),
            (true, Some(board)) => format!("On {board}"),
            (false, None) => after,
            (false, Some(board)) => format!("{after} on {board}"),
        }
    }
}

/// Returns the name of a visit: its move, or its call.
fn name(by: By, visit: &Visit<'_>) -> String {
    match (by, visit.function) {
        (By::Calls, Some(function)) => clip(&format!("{function}({})", visit.shown_args()), WIDE),
        _ if visit.is_again => "the same board again".to_owned(),
        _ if visit.is_elsewhere => clip(&visit.key, WIDE),
        _ if visit.key.is_empty() => "the first board".to_owned(),
        _ => format!("move {}", clip(&visit.key, WIDE)),
    }
}

/// Returns the verb for making a visit.
fn verb(by: By) -> &'static str {
    match by {
        By::Positions | By::Moves => "tries",
        By::Calls => "calls",
    }
}

/// Returns a visit with its verb: `calls fibonacci(3)`, `tries move 1`.
fn makes(by: By, visit: &Visit<'_>) -> String {
    match by != By::Calls && visit.is_again {
        true => "searches the same board once more".to_owned(),
        false if visit.is_elsewhere => format!("searches {}", name(by, visit)),
        false => format!("{} {}", verb(by), name(by, visit)),
    }
}

pub(super) fn visits(
    place: &Parting<'_>,
    yours: &Visit<'_>,
    ours: Option<&Visit<'_>>,
    before: usize,
) -> String {
    let by = place.stream.by;
    let (at, it) = (place.words(), makes(by, yours));
    match (before, ours) {
        (1.., _) if yours.is_again => format!("{at}, yours {it} than ours does."),
        (1, _) => format!("{at}, yours {it} a second time; ours does so only once."),
        (2.., _) => format!(
            "{at}, yours {it} once more; ours does so only {}.",
            times(before)
        ),
        (0, None) => format!("{at}, yours {it}; ours stops there."),
        (0, Some(ours)) => format!(
            "{at}, yours {it}; ours does not, and {} instead.",
            makes(by, ours)
        ),
    }
}

/// Describes a visit that only the reference makes, after `before` visits with the same key that both runs make.
pub(super) fn leaves_out(place: &Parting<'_>, ours: &Visit<'_>, before: usize) -> String {
    let (at, it) = (place.words(), makes(place.stream.by, ours));
    match before {
        0 => format!("{at}, ours {it}; yours does not."),
        _ if ours.is_again => format!("{at}, ours {it} than yours does."),
        _ => format!(
            "{at}, ours {it} once more; yours does so only {}.",
            times(before)
        ),
    }
}

/// `once`, `twice`, `3 times`.
fn times(number: usize) -> String {
    match number {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        more => format!("{more} times"),
    }
}

pub(super) fn order(place: &Parting<'_>, ours: &Visit<'_>, yours: &Visit<'_>) -> String {
    let by = place.stream.by;
    let (at, verb) = (place.words(), verb(by));
    let (ours, yours) = (name(by, ours), name(by, yours));
    format!("{at}, yours {verb} {yours} before {ours}; ours {verb} {ours} first.")
}

pub(super) fn other_call(place: &Parting<'_>, ours: &Visit<'_>, yours: &Visit<'_>) -> String {
    let by = place.stream.by;
    let (at, ours, yours) = (place.words(), name(by, ours), name(by, yours));
    format!("{at}, yours calls {yours}, where ours calls {ours}.")
}

pub(super) fn other_function(place: &Parting<'_>, ours: &str, yours: &str) -> String {
    format!("{}, yours calls {yours}; ours calls {ours}.", place.words())
}

pub(super) fn no_call(place: &Parting<'_>, ours: &str) -> String {
    let at = place.words();
    format!("{at}, ours calls {ours}; yours makes the next move without a call.")
}

pub(super) fn argument(place: &Parting<'_>, name: &str, ours: &str, yours: &str) -> String {
    let shown = |value: &str| clip(&value.replace('-', "−"), WIDE);
    let (at, ours, yours) = (place.words(), shown(ours), shown(yours));
    format!("{at}, yours is called with {name} = {yours}; ours with {name} = {ours}.")
}

pub(super) fn window(place: &Parting<'_>, ours: Window, yours: Window) -> String {
    let (at, ours, yours) = (place.words(), window_shown(ours), window_shown(yours));
    format!("{at}, yours is called with the window {yours}; ours with {ours}.")
}

pub(super) fn value(
    place: &Parting<'_>,
    is_leaf: bool,
    ours: Option<&str>,
    yours: Option<&str>,
) -> String {
    let shown = |value: Option<&str>| clip(&value.unwrap_or("nothing").replace('-', "−"), WIDE);
    let (at, ours, yours) = (place.words(), shown(ours), shown(yours));
    match is_leaf && place.stream.by == By::Positions {
        true => format!("{at}, yours values the leaf as {yours}; ours as {ours}."),
        false => format!("{at}, yours returns {yours}; ours returns {ours}."),
    }
}

pub(super) fn ended(place: &Parting<'_>, ours: Option<&Visit<'_>>) -> String {
    let at = place.words();
    match ours {
        None => format!("{at}, yours does not return; ours does."),
        Some(ours) => {
            let it = makes(place.stream.by, ours);
            format!("{at}, yours gets no further; ours {it}.")
        }
    }
}
