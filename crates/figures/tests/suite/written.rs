//! Runs that read written trees without a game: the drawing shows their calls, and among them the branches
//! that they left out.

use crate::drawing::text;
use call_trace::{Position, State, Trace, record, traced};
use figures::{Stepper, SvgOptions, tree_svg};

/// A tree, known to a recording as its positions.
fn first(text: &str) -> Position {
    Position::first(&State {
        kind: "tree",
        ..State::text(&text)
    })
}

fn take(from: Position, branch: usize, text: &str) -> Position {
    let to = from.play(branch, None, &State::text(&text));
    to.ask();
    to
}

fn read(from: Position, branch: usize, text: &str) {
    take(from, branch, text).value(text.parse().expect("a leaf is a number"));
}

fn run(program: impl FnOnce()) -> Trace {
    record(program).1
}

#[traced(skip(at))]
fn search(at: Position, branches: &[(usize, &str)]) {
    at.ask();
    at.offer(1..=3);
    for (branch, text) in branches {
        read(at, *branch, text);
    }
}

#[traced(skip(at))]
fn look(at: Position) {
    at.ask();
    at.offer(1..=2);
}

#[test]
fn of_equal_leaves_the_one_that_was_passed_over_has_the_cross() {
    let trace = run(|| search(first("[5, 5, 7]"), &[(2, "5")]));
    assert!(
        text(&trace).ends_with("├─ ×  5 not read\n├─ 5: read\n└─ ×  7 not read\n"),
        "{}",
        text(&trace)
    );
}

#[test]
fn what_was_read_from_right_to_left_has_no_cross() {
    let trace = run(|| search(first("[1, 2, 3]"), &[(3, "3"), (1, "1")]));
    assert!(
        text(&trace).ends_with("├─ 3: read\n├─ 1: read\n└─ ×  2 not read\n"),
        "{}",
        text(&trace)
    );
}

#[test]
fn what_another_call_of_the_same_search_took_is_not_left_out() {
    #[traced(skip(at))]
    fn outer(at: Position) {
        at.ask();
        look(at);
        at.offer(1..=3);
        search(at, &[(1, "1"), (2, "2"), (3, "3")]);
    }
    let text = text(&run(|| outer(first("[1, 2, 3]"))));
    assert!(!text.contains("not read"), "{text}");
    assert!(text.contains("3: read"), "{text}");
}

#[test]
fn each_of_two_searches_has_its_own_crosses() {
    let trace = run(|| {
        let at = first("[1, 2, 3]");
        search(at, &[(1, "1"), (2, "2")]);
        search(at, &[(1, "1")]);
    });
    let text = text(&trace);
    let crosses = Vec::from_iter(text.lines().filter(|line| line.contains("not read")));
    assert_eq!(
        crosses,
        ["└─ ×  3 not read", "├─ ×  2 not read", "└─ ×  3 not read"],
        "{text}"
    );
}

#[test]
fn a_child_that_is_no_leaf_is_shown_as_it_is_written() {
    let trace = run(|| search(first("[1, {2, [3]}, 5:[4, 4]]"), &[(1, "1")]));
    let text = text(&trace);
    assert!(text.contains("×  {2, [3]} not read"), "{text}");
    assert!(text.contains("×  5:[4, 4] not read"), "{text}");
    assert!(tree_svg(&trace, &SvgOptions::embedded("run")).contains("{2, [3]} not read"));
}

#[test]
fn nobody_plays_in_a_tree_that_is_read() {
    let trace = run(|| search(first("[1, 2, 3]"), &[(1, "1")]));
    let stepper = Stepper::new(&trace);
    let said = Vec::from_iter((0..stepper.len()).map(|step| stepper.sentence(step)));
    assert!(!said.iter().any(|say| say.contains("plays")), "{said:?}");
    assert!(said.contains(&"values a leaf: 1".to_owned()), "{said:?}");
}

#[test]
fn in_a_game_too_a_choice_that_was_made_is_never_said_to_be_left_out() {
    #[traced(skip(at))]
    fn backwards(at: Position, left: u32) {
        at.ask();
        if left == 0 {
            return;
        }
        at.offer(["a", "b", "c"]);
        for choice in ["c", "a"] {
            backwards(at.play(choice, None, &State::text(&"")), left - 1);
        }
    }
    let trace = run(|| backwards(Position::first(&State::text(&"")), 1));
    let text = text(&trace);
    let crosses = Vec::from_iter(text.lines().filter(|line| line.contains("not tried")));
    assert_eq!(crosses, ["└─ ×  b not tried"], "{text}");
}
