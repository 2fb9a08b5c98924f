//! Tests the reactions to typed input.

use super::played;

/// Checks the reaction to this input, and that the game continues.
#[track_caller]
fn answered(typed: &str, wanted: &str) {
    let said = played("--people 2 --size 2x2", format!("a1b1\n{typed}\nb1c1\n"));
    let answers = said.split("B's move: ").nth(1).unwrap();
    assert!(
        answers.contains(wanted),
        "{wanted:?} is not said to {typed:?} in:\n{answers}"
    );
    assert!(
        said.contains("B draws b1c1."),
        "{typed:?} is asked again:\n{said}"
    );
}

#[test]
fn whatever_is_no_line_is_answered_in_a_sentence_and_asked_again() {
    for (typed, wanted) in [
        ("", "You typed nothing: type a line, or ? for help."),
        ("a1b1", "a1b1 is drawn already: open are b1c1, a2b2,"),
        ("b1 - A1", "a1b1 is drawn already"),
        (
            "foo",
            "\"foo\" is not a line: type its two dots, such as a1b1.",
        ),
        ("5", "\"5\" is not a line"),
        ("a1", "One dot is not a line"),
        ("a1b1c1", "Those are too many dots: a line has two."),
        (
            "a1d1",
            "There is no dot d1: columns are a to c, rows 1 to 3.",
        ),
        (
            "a4a3",
            "There is no dot a4: columns are a to c, rows 1 to 3.",
        ),
        ("a0a1", "There is no dot a0"),
        ("a1c1", "a1 and c1 are not neighbours"),
        ("a1b2", "a1 and b2 are not neighbours"),
        ("b2b2", "b2 and b2 are not neighbours"),
        ("a99999999999999999999b1", "is not a line"),
        ("é1b1", "is not a line"),
        ("?", "must move again"),
    ] {
        answered(typed, wanted);
    }
}

#[test]
fn a_line_is_its_two_dots_in_either_order() {
    for typed in ["a2b2", "b2a2", "A2B2", "a2-b2", "b2 - a2", "a2 b2"] {
        let said = played("--people 2 --size 2x2", typed);
        assert!(said.contains("A draws a2b2."), "{typed}: {said}");
    }
}

#[test]
fn undo_takes_back_one_line_of_a_turn_and_the_box_with_it() {
    let said = played("--people 2 --size 1x2", "a1b1\na1a2\na2b2\nb1b2\nu\nu\nq\n");
    assert!(said.contains("B draws b1b2 and closes a box. B moves again."));
    let after = said.split("B takes b1b2 back.").nth(1).expect("a word");
    assert!(after.contains("A 0 · B 0 · 2 boxes open"), "{after}");
    assert!(after.contains("A takes a2b2 back."), "{after}");
    assert!(after.ends_with("A's move: q\nThe game ends here, undecided.\n"));
}

#[test]
fn against_the_computer_undo_goes_back_to_my_last_line() {
    let said = played("--size 2x2 --seed 1", "a1b1\nu\nu\nb1c1\nq\n");
    assert!(said.contains("You take a1b1 back."), "{said}");
    assert!(said.contains("There is no move of yours to take back."));
    assert!(said.contains("You draw b1c1."), "{said}");
}
