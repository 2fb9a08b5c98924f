//! A run of calls, step by step.

use crate::drawing::written;
use crate::runs;
use call_trace::{Position, State, record, traced};
use figures::{Leap, Stepper, TextOptions};

/// The board at a step, as a terminal shows it.
fn board(stepper: &Stepper<'_>, step: usize) -> String {
    let board = written(&stepper.board_lines(step));
    board.trim_end().to_owned()
}

#[test]
fn the_frames_at_a_step_are_the_calls_that_have_not_returned() {
    let trace = runs::of_fibonacci(4);
    let stepper = Stepper::new(&trace);
    let mut open = Vec::new();
    for step in 0..stepper.len() {
        let said = stepper.sentence(step);
        let (_, what) = said.split_once(": ").expect("the number of a call");
        let (call, _) = what.split_once(')').expect("its arguments");
        match stepper.came_back(step, 60) {
            None => open.push(format!("{call})")),
            Some(back) => assert!(back.starts_with(&open.pop().expect("a call"))),
        }
        let from_the_top: Vec<String> = open.iter().rev().cloned().collect();
        assert_eq!(stepper.frames(step, 60).collect::<Vec<_>>(), from_the_top);
        assert_eq!(stepper.depth(step), open.len());
    }
    assert_eq!(stepper.len(), 18);
    assert_eq!(stepper.sentence(18), "");
}

#[test]
fn a_step_is_told_in_a_sentence() {
    let trace = runs::of_queens(4);
    let stepper = Stepper::new(&trace);
    let told: Vec<String> = (0..7).map(|step| stepper.sentence(step)).collect();
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
fn a_step_has_its_board() {
    let trace = runs::of_queens(4);
    let stepper = Stepper::new(&trace);
    assert_eq!(board(&stepper, 0), "");
    assert_eq!(board(&stepper, 1), "Q × × ×\n× × · ·\n× · × ·\n× · · ×");
    assert_eq!(board(&stepper, 5), "Q × × ×\n× × Q ×\n× × × ×\n× · × ×");
    let empty = ["· · · ·"; 4].join("\n");
    assert_eq!(board(&stepper, stepper.len() - 1), empty);
}

#[test]
fn after_a_choice_that_was_taken_back_too_late_the_board_is_as_it_stands() {
    let (_, trace) = record(|| {
        let at = Position::first(&State::text(&"..."));
        let first = at.play("a", None, &State::text(&"a.."));
        let second = first.play("b", None, &State::text(&".b."));
        second.take_back(first, "b", "...");
    });
    let stepper = Stepper::new(&trace);
    let last = board(&stepper, stepper.len() - 1);
    assert_eq!(last, "...", "no \"a..\" is there any more");
}

/// The same moves from the same board, in each of two rounds.
#[traced(skip(at))]
fn round(at: Position, deeper: u32) -> u32 {
    at.ask();
    let below = (0..deeper.min(2)).map(|mv| {
        let board = format!("{deeper}{mv}");
        round(at.play(mv, None, &State::text(&board)), deeper - 1)
    });
    1 + below.sum::<u32>()
}

#[test]
fn a_second_search_of_a_board_is_about_that_board_and_is_work_done_again() {
    let (_, trace) = record(|| {
        let first = Position::first(&State::text(&"first"));
        (round(first, 2), round(first, 2))
    });
    let stepper = Stepper::new(&trace);
    let is_call = |&step: &usize| {
        stepper.sentence(step).starts_with("call") && stepper.came_back(step, 60).is_none()
    };
    let calls = (0..stepper.len()).filter(is_call);
    let boards: Vec<String> = calls.map(|step| board(&stepper, step)).collect();
    let of_a_round = ["first", "20", "10", "21", "10"];
    assert_eq!(boards, [of_a_round, of_a_round].concat());
    let summary = figures::summary(&trace);
    assert!(summary.contains("work done again"), "{summary}");
}

#[test]
fn one_can_jump_from_return_to_return() {
    let trace = runs::of_factorial(2);
    let stepper = Stepper::new(&trace);
    // Three calls, then three returns.
    assert_eq!(stepper.next(Leap::Return, 0), Some(3));
    assert_eq!(stepper.next(Leap::Return, 3), Some(4));
    assert_eq!(stepper.next(Leap::Return, 5), None);
    assert_eq!(stepper.previous(Leap::Return, 5), Some(4));
    assert_eq!(stepper.previous(Leap::Return, 3), None);
}

#[test]
fn the_tree_at_a_step_marks_the_call_on_top_and_tells_no_value_early() {
    let trace = runs::of_fibonacci(3);
    let stepper = Stepper::new(&trace);
    let drawn = |step: usize| written(&stepper.tree_lines(step, &TextOptions::default()));
    insta::assert_snapshot!(drawn(3), @r"
    fibonacci(3)
    ├─ fibonacci(2) ◀
    │  ├─ fibonacci(1) → 1   ← leaf
    │  └─ fibonacci(0)
    └─ fibonacci(1)
    ");
    assert!(drawn(stepper.len() - 1).starts_with("fibonacci(3) → 2\n"));
}
