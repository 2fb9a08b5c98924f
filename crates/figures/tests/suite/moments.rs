//! A run, moment by moment.

// In a release build nothing is recorded, so there is nothing to draw.
#![cfg(debug_assertions)]

use crate::runs;
use call_trace::{Position, State, record};
use figures::{Happened, Moments, TextOptions};

#[test]
fn the_frames_at_a_moment_are_the_calls_that_have_not_returned() {
    let trace = runs::of_fibonacci(4);
    let moments = Moments::new(&trace);
    let mut open = Vec::new();
    for m in 0..moments.len() {
        let moment = moments.at(m).expect("a moment");
        match moment.happened {
            Happened::Called(call) => open.push(call),
            Happened::Returned(call) => assert_eq!(open.pop(), Some(call)),
            other => panic!("fibonacci does not do this: {other:?}"),
        }
        let from_the_top: Vec<usize> = open.iter().rev().copied().collect();
        assert_eq!(moments.frames(m).collect::<Vec<_>>(), from_the_top);
        assert_eq!(moment.depth, open.len());
    }
    assert_eq!(moments.len(), 18);
    assert_eq!(moments.at(18), None);
}

#[test]
fn a_moment_is_told_in_a_sentence() {
    let trace = runs::of_queens(4);
    let moments = Moments::new(&trace);
    let told: Vec<String> = (0..7).map(|m| moments.sentence(m)).collect();
    assert_eq!(
        told,
        [
            "call 1: place_row(0), 1 frame on the stack",
            "a queen in column 0, 1 frame on the stack",
            "call 2: place_row(1), 2 frames on the stack",
            "a queen in column 2, 2 frames on the stack",
            "call 3: place_row(2), 3 frames on the stack",
            "call 3: place_row(2) returns 0, 2 frames on the stack",
            "takes back the queen in column 2, 2 frames on the stack",
        ]
    );
}

#[test]
fn a_moment_has_its_board() {
    let trace = runs::of_queens(4);
    let moments = Moments::new(&trace);
    let board = |m: usize| moments.at(m).and_then(|moment| moment.board);
    assert_eq!(board(0), None);
    assert_eq!(board(1), Some("Q...\n....\n....\n...."));
    assert_eq!(board(5), Some("Q...\n..Q.\n....\n...."));
    assert_eq!(board(moments.len() - 1), Some("....\n....\n....\n...."));
}

#[test]
fn after_a_choice_that_was_taken_back_too_late_the_board_is_as_it_stands() {
    let (_, trace) = record(|| {
        let at = Position::first(&State::text(&"..."));
        let first = at.play("a", None, &State::text(&"a.."));
        let second = first.play("b", None, &State::text(&".b."));
        second.take_back(first, "b", "...");
    });
    let moments = Moments::new(&trace);
    let last = moments.at(moments.len() - 1).expect("a moment");
    assert_eq!(last.board, Some("..."), "no \"a..\" is there any more");
}

#[test]
fn one_can_jump_from_return_to_return() {
    let trace = runs::of_factorial(2);
    let moments = Moments::new(&trace);
    // Three calls, then three returns.
    assert_eq!(moments.next_return(0), Some(3));
    assert_eq!(moments.next_return(3), Some(4));
    assert_eq!(moments.next_return(5), None);
    assert_eq!(moments.previous_return(5), Some(4));
    assert_eq!(moments.previous_return(3), None);
}

#[test]
fn the_tree_at_a_moment_marks_the_call_on_top_and_tells_no_value_early() {
    let trace = runs::of_fibonacci(3);
    let moments = Moments::new(&trace);
    let drawn = |m: usize| {
        let lines = moments.tree_lines(m, &TextOptions::default());
        lines
            .iter()
            .map(|line| line.plain() + "\n")
            .collect::<String>()
    };
    insta::assert_snapshot!(drawn(3), @r"
    fibonacci(3)
    ├─ fibonacci(2) ◀
    │  ├─ fibonacci(1) → 1   ← leaf
    │  └─ fibonacci(0)
    └─ fibonacci(1)
    ");
    assert!(drawn(moments.len() - 1).starts_with("fibonacci(3) → 2\n"));
}

#[test]
fn the_call_on_top_is_in_sight_in_any_tree() {
    let trace = runs::of_fibonacci(12);
    let moments = Moments::new(&trace);
    let options = TextOptions {
        max_lines: 20,
        width: 60,
        ..TextOptions::default()
    };
    for m in (0..moments.len() - 1).step_by(13) {
        let lines = moments.tree_lines(m, &options);
        assert_eq!(
            lines
                .iter()
                .filter(|line| line.plain().contains('◀'))
                .count(),
            1,
            "moment {m}"
        );
        assert!(lines.len() < 60, "{}", lines.len());
    }
}
