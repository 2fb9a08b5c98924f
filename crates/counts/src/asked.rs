//! Results that only a question needs and no page prints. Each answer comes from running the code that the question is about.

use charts::Table;

use crate::counted::{Tables, row, table};

mod answer;
mod ch1_recursion;
mod ch2_eight_queens;
mod ch3_tic_tac_toe;
mod ch4_alpha_beta;
mod ch5_dots_and_boxes;

/// Returns the one table, which covers all chapters.
///
/// # Panics
/// If code of the course contradicts an assumption of a question.
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
