//! What only a question asks for, and no page prints: each answer is found by running the code that the question is about.

use charts::Table;

use crate::counted::{Tables, row, table};

mod answer;
mod ch1_recursion;
mod ch2_eight_queens;
mod ch3_tic_tac_toe;
mod ch4_alpha_beta;
mod ch5_dots_and_boxes;

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
