//! The answer to a question, as a row of the table.

use figures::Cell;

/// What is asked, in words of its own that name the row, and the answer.
pub(super) type Asked = (&'static str, Cell);

/// What was found.
pub(super) fn found<N: Into<Cell>>(found: Option<N>) -> Cell {
    found.expect("something is found").into()
}

pub(super) fn yes_or_no(is: bool) -> Cell {
    if is { "yes" } else { "no" }.into()
}

/// The only one of some names that has what is wanted.
pub(super) fn only<'n>(names: impl IntoIterator<Item = (&'n str, bool)>) -> String {
    let mut such = names.into_iter().filter(|(_, is_it)| *is_it);
    let (name, _) = such.next().expect("one of them is it");
    assert!(such.next().is_none(), "several of them are it");
    name.to_owned()
}
