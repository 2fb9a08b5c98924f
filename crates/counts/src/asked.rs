//! What only a question asks for, and no page prints: each answer is found by running the code that the question is about.

use figures::{Cell, Table};

use crate::Tables;
use crate::counted::{row, table};

mod ch1_recursion;
mod ch2_eight_queens;
mod ch3_tic_tac_toe;
mod ch4_alpha_beta;
mod ch5_dots_and_boxes;

/// What is asked, in words of its own that name the row, and the answer.
type Asked = (&'static str, Cell);

/// The one table, of all chapters.
///
/// # Panics
/// When code of the course does not do what a question takes for granted.
pub fn tables() -> Tables {
    vec![("asked", asked())]
}

fn asked() -> Table {
    let chapters = [
        ch1_recursion::asked(),
        ch2_eight_queens::asked(),
        ch3_tic_tac_toe::asked(),
        ch4_alpha_beta::asked(),
        ch5_dots_and_boxes::asked(),
    ];
    let rows = chapters.concat().into_iter();
    let rows = rows.map(|(asked, answer)| row(asked, [answer]));
    table("what is asked | it is", rows)
}

/// What was found.
fn found<N: Into<Cell>>(found: Option<N>) -> Cell {
    found.expect("something is found").into()
}

fn yes_or_no(is: bool) -> Cell {
    if is { "yes" } else { "no" }.into()
}

/// The only one of some names that has what is wanted.
fn only<'n>(names: impl IntoIterator<Item = (&'n str, bool)>) -> String {
    let mut such = names.into_iter().filter(|(_, is_it)| *is_it);
    let (name, _) = such.next().expect("one of them is it");
    assert!(such.next().is_none(), "several of them are it");
    name.to_owned()
}
