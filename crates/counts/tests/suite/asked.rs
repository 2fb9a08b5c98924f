//! What only questions ask for, against what can be worked out without the code that found it.

use rstest::rstest;

/// The answer that the table gives.
fn answer(asked: &str) -> String {
    let tables = counts::asked::tables();
    let mut lines = tables[0].1.lines();
    let begins = format!("| {asked} | ");
    let line = lines.find(|line| line.starts_with(&begins)).unwrap();
    line[begins.len()..].trim_matches([' ', '|']).to_owned()
}

#[rstest]
#[case("2 000 numbers by halves: height", 2_000_u32.next_power_of_two().ilog2() + 1)]
#[case("three calls with n − 1: calls for n = 3", (3_u32.pow(4) - 1) / 2)]
#[case("the largest n of a bitmask", u32::BITS - 1)]
#[case("different values of finished games", 6)]
#[case("the lowest tree with a deep cut", 4)]
#[case("lines of 4x4", 2 * 5 * 4)]
#[case("2x2 against 1x3: nodes of minimax", 11 * 12)]
#[case("2x2: after how many lines there are most sets", 12 / 2)]
#[case("families of 1x1", 6)]
#[case("1x3: lines drawn before the other player moves", 3)]
#[case("a shift and an or", 8 + 2)]
fn what_is_asked_is_what_can_be_worked_out(#[case] asked: &str, #[case] wanted: u32) {
    assert_eq!(answer(asked), wanted.to_string());
}

#[test]
fn no_two_questions_have_the_same_name() {
    let tables = counts::asked::tables();
    let mut names: Vec<&str> = tables[0]
        .1
        .lines()
        .filter_map(|line| line.split(" | ").next())
        .collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all);
}
