//! What a written tree tells a recording: what is asked of it, and which of its branches are taken.
//!
//! All of this needs a recording, so a release build, which makes none, has no test here.

#![cfg(debug_assertions)]

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::first_child_only::first_child_only;
use alpha_beta::game_tree::valuation;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use call_trace::{Event, Run, Trace, record, traced};
use game::{Player, Value, Watched};

fn tree(text: &str) -> Tree {
    text.parse().expect("a tree")
}

/// A line for each offer, each branch and each value; positions are as they are written, for their
/// numbers are those of the recording.
fn told(trace: &Trace) -> Vec<String> {
    let mut written: Vec<&str> = Vec::new();
    let mut out = Vec::new();
    for event in trace.events() {
        match event {
            Event::Board {
                at, kind, board, ..
            } => {
                assert_eq!(
                    at as usize,
                    written.len(),
                    "positions are numbered in order"
                );
                written.push(board);
                out.push(format!("{kind} {board}"));
            }
            Event::Offer { at, choices } => {
                let choices: Vec<&str> = choices.iter().collect();
                out.push(format!(
                    "{} offers {}",
                    written[at as usize],
                    choices.join(" ")
                ));
            }
            Event::Play {
                at,
                to,
                choice,
                board,
                ..
            } => {
                assert_eq!(
                    to as usize,
                    written.len(),
                    "positions are numbered in order"
                );
                written.push(board);
                out.push(format!("{} takes {choice}", written[at as usize]));
            }
            Event::Value { at, value } => {
                out.push(format!("{} is read: {value}", written[at as usize]));
            }
            _ => {}
        }
    }
    out
}

fn json(trace: &Trace) -> String {
    let mut out = Vec::new();
    trace.write_json(&mut out).expect("a Vec takes all");
    String::from_utf8(out).expect("JSON is UTF-8")
}

/// The first position, and what a search with one bound does.
const TREE: &str = "tree [[3], [2, 9]]";
const BOUND: [&str; 9] = [
    "[[3], [2, 9]] offers 1 2",
    "[[3], [2, 9]] takes 1",
    "[3] offers 1",
    "[3] takes 1",
    "3 is read: 3",
    "[[3], [2, 9]] takes 2",
    "[2, 9] offers 1 2",
    "[2, 9] takes 1",
    "2 is read: 2",
];

#[test]
fn a_leaf_that_is_never_read_is_offered_and_no_branch_leads_there() {
    let (_, trace) = record(|| first_child_only(&tree("[[3], [2, 9]]")));
    let told = told(&trace);
    assert_eq!(told[0], TREE);
    assert_eq!(told[1..], BOUND);
}

/// Which call each branch that a call took led to.
fn led_to(run: &Run, call: usize) -> Vec<Option<usize>> {
    let plays = run.tree.calls[call].plays.iter();
    plays.map(|play| run.position(play.to).call).collect()
}

#[test]
fn a_branch_belongs_to_the_call_that_was_offered_it_and_leads_to_the_call_that_asks_its_node() {
    let (_, trace) = record(|| first_child_only(&tree("[[3], [2, 9]]")));
    let run = trace.run();
    assert_eq!(led_to(&run, 0), [Some(1), Some(3)]);
    assert_eq!(
        (led_to(&run, 1), led_to(&run, 3)),
        (vec![Some(2)], vec![Some(4)])
    );
    assert_eq!(run.tree.calls[3].offered, ["1", "2"]);
}

#[test]
fn two_searches_of_one_tree_are_told_alike() {
    let tree = tree("[[3], [2, 9]]");
    let (_, trace) = record(|| {
        first_child_only(&tree);
        first_child_only(&tree);
    });
    let told = told(&trace);
    assert_eq!(told[0], TREE, "it is there once");
    assert_eq!(told[1..10], BOUND);
    assert_eq!(told[10..], BOUND);
    assert_eq!(
        led_to(&trace.run(), 5),
        [Some(6), Some(8)],
        "to the calls of the second search"
    );
}

#[test]
fn another_recording_of_the_tree_or_of_a_part_of_it_begins_anew() {
    let tree = tree("[[3], [2, 9]]");
    let (_, first) = record(|| first_child_only(&tree));
    let (_, second) = record(|| first_child_only(&tree));
    assert_eq!(json(&first), json(&second));

    let (_, part) = record(|| valuation(&tree.children()[1], Player::Second));
    assert_eq!(
        told(&part),
        [
            "tree [2, 9]",
            "[2, 9] offers 1 2",
            "[2, 9] takes 1",
            "2 is read: 2",
            "[2, 9] takes 2",
            "9 is read: 9"
        ]
    );
}

#[test]
fn a_copy_of_a_tree_is_another_tree() {
    let tree = tree("[2, 9]");
    let (_, trace) = record(|| {
        valuation(&tree, Player::First);
        valuation(&tree.clone(), Player::First);
    });
    let told = told(&trace);
    assert_eq!(told.iter().filter(|line| *line == "tree [2, 9]").count(), 2);
}

#[test]
fn branches_are_taken_where_a_node_is_asked_however_the_slice_is_used() {
    #[traced]
    fn backwards_but_one(tree: &Tree) -> Value {
        let (_, rest) = tree.children().split_first().expect("a child");
        assert_eq!(tree.children().len(), 3);
        rest.iter().rev().map(Tree::value).sum()
    }
    let (_, trace) = record(|| backwards_but_one(&tree("[5, 5, 7]")));
    assert_eq!(
        told(&trace),
        [
            "tree [5, 5, 7]",
            "[5, 5, 7] offers 1 2 3",
            "[5, 5, 7] takes 3",
            "7 is read: 7",
            "[5, 5, 7] takes 2",
            "5 is read: 5"
        ]
    );
}

#[test]
fn what_is_no_search_of_the_tree_itself_tells_nothing_of_it() {
    let tree = tree("[[3], [2, 9]]");
    let (_, trace) = record(|| {
        assert!(!tree.is_leaf() && tree.children()[1].children()[0].value() == 2);
        (
            tree.to_string(),
            tree.crossed(),
            tree.leaves(),
            tree.height(),
        )
    });
    assert_eq!(told(&trace), [""; 0], "no call runs");

    let (_, trace) = record(|| {
        let board = Watched::new(TreeBoard::new(&tree));
        alpha_beta(&board, 2, Value::MIN, Value::MAX)
    });
    let boards = trace
        .events()
        .filter(|event| matches!(event, Event::Board { .. }));
    assert_eq!(boards.count(), 1, "a game is told by its board");
}
