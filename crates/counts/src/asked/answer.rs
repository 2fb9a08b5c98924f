//! The answer to a question, as a row of the table.

use charts::Cell;
use game::Value;
use tic_tac_toe::bits::Bits;

use alpha_beta::transposition::{Probe, Table};

/// What is asked, in words of its own that name the row, and the answer.
pub(super) type Asked = (&'static str, Cell);

/// Rows, each on a line of its own.
macro_rules! answers {
    ($($asked:literal => $answer:expr,)*) => {
        vec![$(($asked, charts::Cell::from($answer))),*]
    };
}
pub(super) use answers;

pub(super) fn yes_or_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// The only one of some names that has what is wanted.
pub(super) fn only<'n>(names: impl IntoIterator<Item = (&'n str, bool)>) -> &'n str {
    let mut such = names.into_iter().filter(|(_, is_it)| *is_it);
    let (name, _) = such.next().expect("one of them is it");
    assert!(such.next().is_none(), "several of them are it");
    name
}

/// What a search does with a window, where earlier searches of its board, each with the window that is given first, kept values.
pub(super) fn told_by_a_table(
    (mut alpha, mut beta): (Value, Value),
    kept: &[((Value, Value), Value)],
) -> String {
    for &((low, high), value) in kept {
        let mut table = Table::new();
        table.store(&Bits::new(), 1, low, high, (value, None));
        match table.probe(&Bits::new(), 1, alpha, beta) {
            Probe::Answer(value, _) => return format!("answer {}", words::value(value)),
            Probe::Open {
                alpha: low,
                beta: high,
            } => (alpha, beta) = (low, high),
        }
    }
    let [alpha, beta] = [alpha, beta].map(words::value);
    format!("search with the window ({alpha}, {beta})")
}

/// The window that a recorded search hands down first.
pub(super) fn first_handed_down<R>(search: impl FnOnce() -> R) -> String {
    let (_, trace) = call_trace::record(search);
    figures::window(&trace.tree().calls[1]).expect("a call with a window")
}
