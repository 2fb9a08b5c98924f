//! Compares results that only questions need with values derived independently of the code.

use std::sync::LazyLock;

use charts::Table;
use rstest::rstest;

/// The table, computed once for all tests: each of its rows requires a search.
static TABLE: LazyLock<Table> = LazyLock::new(|| counts::asked::tables().swap_remove(0).1);

/// Returns the answer in the table.
fn answer(asked: &str) -> String {
    let mut rows = TABLE.rows.iter();
    let row = rows.find(|row| row[0].plain() == asked).unwrap();
    row[1].plain()
}

#[rstest]
#[case("different values of finished games", 6)]
#[case("the lowest tree with a deep cut", 4)]
#[case("families of 1x1", 6)]
#[case("permutations of three: calls that the loop makes", 3 + 6 + 6)]
#[case("C: dead ends for 8 queens", 0)]
#[case("X in a corner: answers of O that keep the draw", 1)]
fn computed_answers_match_answers_worked_out_by_hand(#[case] asked: &str, #[case] wanted: u32) {
    assert_eq!(answer(asked), wanted.to_string());
}

#[rstest]
#[case(
    "three parts instead of two, 27 numbers",
    "lower, with fewer inner nodes"
)]
#[case("is the call of last_line a tail call", "no")]
#[case("in the key: the lines that are drawn", "yes")]
#[case("in the key: the boxes that each has taken", "no")]
#[case("in the key: who moves", "no")]
#[case("in the key: the order of the moves", "no")]
#[case("the row above, if there is one", "checked_sub")]
#[case("four queens: from one solution to the other", "a mirror")]
#[case("lazy(4): two calls after the last board", "None, then None")]
#[case("an empty line, read", "Ok(1)")]
#[case("does the first player win: the window", "(0, 1)")]
#[case("a bound of 40 kept as a value: MAX holds 30", "answer 40")]
#[case(
    "at least 3 is kept: the window (0, 5)",
    "search with the window (3, 5)"
)]
#[case("three equal moves, by a coin", "1/4, 1/4, 1/2")]
#[case("the double cross: the score at the end", "2 : 6")]
#[case("the mover's window (2, 5), and one box taken", "(1, 4)")]
#[case("the mover's window (2, 5), and no box taken", "(−5, −2)")]
fn computed_choices_match_the_choices_on_the_page(#[case] asked: &str, #[case] wanted: &str) {
    assert_eq!(answer(asked), wanted);
}

#[test]
fn no_two_questions_have_the_same_name() {
    let mut names: Vec<String> = TABLE.rows.iter().map(|row| row[0].plain()).collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all);
}
