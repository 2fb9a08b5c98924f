//! The answer to a question, as a row of the table.

use charts::Cell;
use game::Value;
use tic_tac_toe::bits::Bits;

use alpha_beta::transposition::{Probe, Table};

/// The text of a question, which also names its row, and the answer.
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

/// Returns the only name whose flag is set.
pub(super) fn only<'n>(names: impl IntoIterator<Item = (&'n str, bool)>) -> &'n str {
    let mut such = names.into_iter().filter(|(_, is_it)| *is_it);
    let (name, _) = such.next().expect("one of them is it");
    assert!(such.next().is_none(), "several of them are it");
    name
}

/// Describes how a search reacts to a window if earlier searches of its board have stored values. Each earlier search is listed
/// with its window and its value.
pub(super) fn told_by_a_table(
    (mut alpha, mut beta): (Value, Value),
    kept: &[((Value, Value), Value)],
) -> String {
    for &((low, high), value) in kept {
        let mut table = Table::new();
        table.store(&Bits::new(), 1, low, high, (value, None));
        match table.probe(&Bits::new(), 1, alpha, beta) {
            Probe::Answer(value, _) => return format!("answer {}", textfmt::value(value)),
            Probe::Open {
                alpha: low,
                beta: high,
            } => (alpha, beta) = (low, high),
        }
    }
    let [alpha, beta] = [alpha, beta].map(textfmt::value);
    format!("search with the window ({alpha}, {beta})")
}

/// Returns the first window that a recorded search passes on.
pub(super) fn first_handed_down<R>(search: impl FnOnce() -> R) -> String {
    let (_, trace) = call_trace::record(search);
    figures::window(&trace.tree().calls[1]).expect("a call with a window")
}
