//! Tests the remarks on lines.

use std::time::Duration;

use advice::dots_and_boxes::Oracle;
use advice::{Remark, Sign};
use dots_and_boxes::size::Size;

use super::{line, played, position};
use crate::dots_and_boxes::{MEMORY, remark};

fn judged(board: &str, name: &str) -> Remark {
    let board = position(board);
    let limit = Duration::from_secs(5);
    let values = Oracle::new(board.size, MEMORY).values(&board, limit, &|_| ());
    remark(&board, line(&board, name), &values.expect("small"), 50)
}

#[test]
fn each_verdict_says_what_is_lost() {
    for (board, name, sign, wanted) in [
        ("2x2", "a1b1", Sign::Good, "Best: A wins by 2."),
        (
            "2x2",
            "b1b2",
            Sign::Bad,
            "Throws away a win by 2: now it is a tie.",
        ),
        ("2x2 b1b2", "b2b3", Sign::Good, "Best: it is a tie."),
        (
            "2x2 b1b2",
            "a1b1",
            Sign::Bad,
            "Throws away a tie: now A wins by 2.",
        ),
        (
            "2x2 a1b1",
            "c2c3",
            Sign::Good,
            "Best there is: A wins by 2.",
        ),
        (
            "1x1 a1b1 a1a2 b1b2",
            "a2b2",
            Sign::Good,
            "The last line: B wins by 1.",
        ),
    ] {
        let remark = judged(board, name);
        assert_eq!(remark.text.lines().next(), Some(wanted), "{board}: {name}");
        assert_eq!(remark.sign, sign, "{board}: {name}");
        assert_eq!(remark.gave.is_some(), sign == Sign::Bad);
    }
}

#[test]
fn every_line_stands_under_what_it_is_worth_the_best_first() {
    let text = judged("2x2", "b1b2").text;
    let rows: Vec<&str> = text.lines().skip(1).collect();
    assert_eq!(
        rows,
        [
            "      A by 2  a1b1 b1c1 a3b3 b3c3 a1a2 c1c2 a2a3",
            "              c2c3",
            "      tie     a2b2 b2c2 b1b2 b2b3",
        ]
    );
}

#[test]
fn both_sides_are_commented_on_and_summed_up() {
    let said = played(
        "--people 2 --analyse --size 1x1",
        "a1b1\na1a2\nb1b2\na2b2\n",
    );
    assert_eq!(said.matches('✓').count(), 4, "{said}");
    assert!(said.ends_with("Nobody gave anything away.\n"), "{said}");
    let said = played(
        "--people 2 --analyse --size 1x2",
        "a1b1\nb1c1\na1a2\na2b2\n",
    );
    assert!(said.contains("✗"), "{said}");
}

#[test]
fn what_cannot_be_solved_in_time_is_not_judged() {
    let said = played("--people 2 --analyse --size 5x5 --seconds 0.1", "a1b1\n");
    assert!(said.contains("? Not judged: 60 lines are open"), "{said}");
}

#[test]
fn in_the_end_it_is_said_how_many_moves_were_judged() {
    let size: Size = "4x5".parse().unwrap();
    let lines: Vec<String> = size
        .numbers()
        .map(|line| size.line(line).to_string())
        .collect();
    let said = played(
        "--people 2 --analyse --size 4x5 --seconds 0.1",
        lines.join("\n"),
    );
    let end = said.lines().rev().take(4).collect::<String>();
    assert!(end.contains(" of 49 moves were judged."), "{end}");
    assert_eq!(said.matches("Not judged").count(), 1);
}
