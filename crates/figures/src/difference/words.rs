//! The words for visits and for the place of the first difference.

use textfmt::listed;

use super::stream::{By, Stream, Visit, shown_args};
use crate::labels::clip;

/// The maximum width of a label in a sentence.
const WIDE: usize = 48;

/// Returns a visit of the reference as a place, for the beginning of a sentence: `After moves 1 and 3`,
/// `In fibonacci(4)`.
pub(super) fn place(stream: &Stream<'_>, visit: Option<usize>) -> String {
    let Some(at) = visit else {
        return "At the beginning".to_owned();
    };
    if stream.by == By::Calls {
        return format!("In {}", name(stream.by, &stream.visits[at]));
    }
    let up = std::iter::successors(visit, |&at| stream.visits[at].parent);
    let up = up.map(|at| &stream.visits[at]);
    let elsewhere = up.clone().find(|visit| visit.is_elsewhere);
    let board = elsewhere.map(|visit| name(stream.by, visit));
    let on = board.as_ref().map(|board| format!(" on {board}"));
    let on = on.unwrap_or_default();
    let moves = up.take_while(|visit| !visit.is_elsewhere);
    let moves = moves.map(|visit| visit.key.as_str());
    let mut moves: Vec<&str> = moves.filter(|key| !key.is_empty()).collect();
    moves.reverse();
    match moves.as_slice() {
        [] => format!("On {}", board.as_deref().unwrap_or("the first board")),
        [one] => format!("After move {one}{on}"),
        all => format!("After moves {}{on}", listed(all)),
    }
}

/// Returns the name of a visit: its move, or its call.
pub(super) fn name(by: By, visit: &Visit<'_>) -> String {
    match (by, visit.function) {
        (By::Calls, Some(function)) => {
            clip(&format!("{function}({})", shown_args(&visit.args)), WIDE)
        }
        _ if visit.is_again => "the same board again".to_owned(),
        _ if visit.is_elsewhere => clip(&visit.key, WIDE),
        _ if visit.key.is_empty() => "the first board".to_owned(),
        _ => format!("move {}", clip(&visit.key, WIDE)),
    }
}

/// Returns the verb for making a visit.
pub(super) fn verb(by: By) -> &'static str {
    match by {
        By::Positions | By::Moves => "tries",
        By::Calls => "calls",
    }
}

/// Returns a visit with its verb: `calls fibonacci(3)`, `tries move 1`.
pub(super) fn makes(by: By, visit: &Visit<'_>) -> String {
    match by != By::Calls && visit.is_again {
        true => "searches the same board once more".to_owned(),
        false if visit.is_elsewhere => format!("searches {}", name(by, visit)),
        false => format!("{} {}", verb(by), name(by, visit)),
    }
}

/// Describes a visit that only one run makes, after `before` visits with the same key that both runs make. If there are
/// none, `instead` says what the other run does.
pub(super) fn only(
    by: By,
    [run, other]: [&str; 2],
    visit: &Visit<'_>,
    before: usize,
    instead: &str,
) -> String {
    let it = makes(by, visit);
    let times = match before {
        0 => return format!("{run} {it}; {instead}"),
        _ if visit.is_again => return format!("{run} {it} than {other} does"),
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        more => format!("{more} times"),
    };
    format!("{run} {it} once more; {other} does so only {times}")
}

/// Returns an argument or a return value as a sentence shows it.
pub(super) fn shown(value: &str) -> String {
    clip(&value.replace('-', "−"), WIDE)
}
