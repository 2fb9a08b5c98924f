//! Tests Connect Four as a program, with input through a pipe.

use crate::support::play;
use predicates::str::contains;

#[test]
fn a_game_is_won_with_four_in_a_line() {
    let said = play("connect-four --people 2")
        .write_stdin("1\n2\n1\n2\n1\n2\n1\n")
        .assert()
        .success()
        .stderr("")
        .stdout(contains("X's move: 1\nX drops a disc into column 1.\n"))
        .stdout(contains("\n    *X* ·  ·  ·  ·  ·  · \n"))
        .stdout(contains("\n     1  2  3  4  5  6  7 \n"));
    let said = String::from_utf8(said.get_output().stdout.clone()).unwrap();
    assert!(said.ends_with("X has won with four in a line.\n"), "{said}");
    assert!(!said.contains('\u{1b}'), "no colours in a pipe");
}

#[test]
fn what_is_no_column_gets_a_reason_and_the_question_again() {
    play("connect-four --people 2 --size 4x1")
        .write_stdin("\nx\n5\n-1\n1\n1\n2\n?\n3\n4\n")
        .assert()
        .success()
        .stdout(contains("You typed nothing: type a column, or ? for help."))
        .stdout(contains(
            "\"x\" is not a column: type a number from 1 to 4.",
        ))
        .stdout(contains("There is no column 5: they are 1 to 4."))
        .stdout(contains(
            "\"-1\" is not a column: type a number from 1 to 4.",
        ))
        .stdout(contains("Column 1 is full: columns 2, 3 and 4 are open."))
        .stdout(contains("It falls to the lowest"))
        .stdout(contains(
            "A draw: every column is full, and nobody has four in a line.",
        ));
}

#[test]
fn the_computer_plays_against_itself_and_each_move_is_judged() {
    play("connect-four --people 0 --size 4x4 --analyse --seed 3")
        .assert()
        .success()
        .stdout(contains("  ✓ Best: it keeps the draw.\n"))
        .stdout(contains("(looked to the end: a draw)"))
        .stdout(contains("Nobody gave anything away."));
}

#[test]
fn the_computer_takes_a_win_and_meets_a_threat() {
    for (position, column) in [("7x6 112233", 4), ("7x6 11223", 4), ("7x6 12121", 1)] {
        let moved = format!("column {column}.");
        play("connect-four --people 0 --depth 4 --from")
            .arg(position)
            .assert()
            .success()
            .stdout(contains(moved));
    }
}

#[test]
fn a_position_that_is_none_is_refused_with_a_reason() {
    for (position, reason) in [
        ("9x9", "a size is columns x rows"),
        ("7x6 8", "move 1, 8, cannot be made here"),
        ("4x4 1212121", "the game is over there: X has won"),
    ] {
        play("connect-four --from")
            .arg(position)
            .assert()
            .code(2)
            .stderr(contains(reason));
    }
}
