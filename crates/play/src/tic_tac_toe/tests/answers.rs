//! Tests the reactions to typed input.

use super::played;
use crate::tic_tac_toe::TicTacToe;
use crate::tic_tac_toe::computer::Computer;
use crate::typed::{Answer, parse};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

/// Checks the reaction to these lines, and that the game continues.
#[track_caller]
fn answered(typed: &str, wanted: &str) {
    let said = played("--people 2", format!("5\n{typed}\n1\n"));
    let answers = said.split("O's move: ").nth(1).unwrap();
    assert!(
        answers.contains(wanted),
        "{wanted:?} is not said to {typed:?} in:\n{answers}"
    );
    assert!(
        said.contains("O takes 1."),
        "{typed:?} is asked again:\n{said}"
    );
}

#[test]
fn whatever_is_no_move_is_answered_in_a_sentence_and_asked_again() {
    for (typed, wanted) in [
        (
            "5",
            "Cell 5 holds X already: free are 1, 2, 3, 4, 6, 7, 8 and 9.",
        ),
        ("2 2", "Cell 5 holds X already"),
        ("0", "There is no cell 0: they are 1 to 9."),
        ("10", "There is no cell 10: they are 1 to 9."),
        ("-3", "There is no cell -3"),
        (
            "99999999999999999999999",
            "There is no cell 99999999999999999999…",
        ),
        ("4 1", "There is no row 4: rows and columns are 1 to 3."),
        ("1,0", "There is no column 0"),
        ("", "You typed nothing"),
        ("   ", "You typed nothing"),
        (",", "\",\" is not a number"),
        ("abc", "\"abc\" is not a number: type a cell, 1 to 9"),
        ("2.5", "\"2.5\" is not a number"),
        ("５", "\"５\" is not a number"),
        ("1 x", "\"x\" is not a number"),
        ("1 2 3", "too many numbers"),
        ("?", "The first player with three marks"),
    ] {
        answered(typed, wanted);
    }
}

#[test]
fn what_a_terminal_would_obey_is_not_repeated() {
    let said = played("--people 2", b"\x1b[2Jx\n\xff\xfe\n5\n");
    assert!(
        !said.contains("[2J") || said.contains("\\u{1b}[2Jx"),
        "{said}"
    );
    assert!(said.contains("\"��\" is not a number"), "{said}");
    assert!(said.contains("X takes 5."), "{said}");
}

#[test]
fn a_line_without_end_is_one_answer() {
    let said = played("--people 2", format!("{}\n5\n", "7".repeat(100_000)));
    assert_eq!(said.matches("There is no cell").count(), 1, "{said}");
    assert!(said.len() < 2_000 && said.contains("X takes 5."), "{said}");
}

#[test]
fn a_cell_is_a_number_or_a_row_and_a_column() {
    let game = TicTacToe {
        from: Bits::new(),
        computer: Computer::new(9, 1, false),
        analyst: None,
    };
    let six = Ok(Answer::Move(Cell::new(6).unwrap()));
    for typed in [
        "6", "+6", "2 3", "2,3", "2, 3", "(2, 3)", "2;3", "2\t3", "06",
    ] {
        assert_eq!(parse(&game, typed), six, "{typed}");
    }
    for (typed, wanted) in [
        ("?", Answer::Help),
        ("Help", Answer::Help),
        ("U", Answer::Undo),
        ("quit", Answer::Quit),
    ] {
        assert_eq!(parse(&game, typed), Ok(wanted), "{typed}");
    }
}

#[test]
fn the_game_can_be_left_and_the_input_may_end() {
    assert!(played("", "5\nq\n").ends_with("The game ends here, undecided.\n"));
    assert!(played("", "5\n").ends_with("The input has ended, and so has the game.\n"));
    // The last line needs no line end.
    assert!(played("--people 2", "5").contains("X takes 5."));
}

#[test]
fn undo_goes_back_to_the_last_move_of_a_person() {
    let said = played("--seed 1", "5\nu\n1\nu\nu\nq\n");
    assert!(said.contains("You take 5 back."), "{said}");
    assert!(said.contains("You take 1."), "{said}");
    assert!(
        said.contains("There is no move of yours to take back."),
        "{said}"
    );
    let first = played("--computer-first --seed 1", "u\nq\n");
    assert!(first.contains("There is no move of yours"), "{first}");
    // The cell is free again, and the same player moves.
    let two = played("--people 2", "5\n1\nu\n1\nq\n");
    assert_eq!(two.matches("O takes 1.").count(), 2, "{two}");
}
