//! Game trees as text.

use crate::drawing::{contains, text};
use crate::runs;
use crate::runs::fields;
use crate::runs::games;
use crate::runs::is_game;
use call_trace::{Trace, record};
use figures::{TextOptions, game_counts, tree_text};
use game::{Board, Value};
use proptest::prelude::*;
use rstest::rstest;

/// Options that fold no node.
fn whole() -> TextOptions {
    TextOptions {
        width: 200,
        max_lines: usize::MAX,
        ..TextOptions::default()
    }
}

#[test]
fn game_trees_look_as_they_did() {
    for (name, trace) in games::all() {
        insta::assert_snapshot!(format!("text_{name}"), text(&trace));
    }
}

#[test]
fn a_tree_of_a_search_is_a_game_tree() {
    for (name, trace) in games::all() {
        assert!(is_game(&trace));
        // The answers are yes and no, or three first moves are equal and no call returned one of them.
        let has_none = ["dots_at_least", "dots_rest"].contains(&name);
        let has_line = text(&trace).contains("the line both play.");
        assert_eq!(has_line, !has_none, "{name}");
    }
    for (name, trace) in runs::all() {
        assert!(!is_game(&trace), "{name}");
    }
}

#[rstest]
#[case::first_window(
    games::of_window(&games::forty_four(), 45, 100),
    "MIN has 44, and the first window's α is 45"
)]
#[case::too_early(
    games::of_too_early(&games::forty_four()),
    "MIN has 44, and the window is still open"
)]
#[case::nothing_is_left_to_win(
    fields::of_rest_within(&a_row_of_three(), -9, 9),
    "a1a2, b1b2, c1c2, d1d2 not visited: MIN has −3, with all the boxes that are left"
)]
#[case::a_box_was_closed_on_the_way(
    fields::of_rest_within(&a_row_of_three(), -9, 1),
    "MIN has 0, and was given α = 0"
)]
fn a_cut_has_its_reason(#[case] trace: Trace, #[case] reason: &str) {
    let text = tree_text(&trace, &whole());
    assert!(text.contains(reason), "{text}");
}

fn a_row_of_three() -> fields::Field {
    fields::Field::new(1, 3).after("a1b1 b1c1 c1d1 a2b2 b2c2")
}

#[test]
fn a_tree_that_was_built_first_shows_what_was_built_for_nothing() {
    let (built, made) = (
        games::of_built(&games::forty_four()),
        games::of_alpha_beta(&games::forty_four(), true),
    );
    let text = text(&built);
    assert!(
        text.contains("35  built, never visited: MIN has 40, MAX already holds 44"),
        "{text}"
    );
    contains(&text, "12 nodes built, 11 visited: 1 built for nothing.");
    let (built, made) = (game_counts(&built), game_counts(&made));
    assert_eq!((built.searched, built.leaves), (made.searched, made.leaves));
    assert_eq!((built.cut, built.cut_offs), (0, made.cut_offs));
}

#[test]
fn of_searches_after_different_moves_none_is_told_as_the_one_that_is_played() {
    let first = games::root(
        &games::inner([games::leaves(&[3, -1]), games::leaves(&[4, 2])]),
        true,
    );
    let (_, trace) = record(|| {
        for mv in first.legal_moves() {
            games::alpha_beta(&first.play(mv), Value::MIN, Value::MAX);
        }
    });
    let text = text(&trace);
    assert_eq!(text.matches("  ★\n").count(), 2, "{text}");
    contains(&text, "★ the line both play after each first move.");
}

/// A recording of two calls, which its last line says were more.
fn cut_short(calls: usize) -> Trace {
    let lines = [
        r#"{"enter":{"node":0,"function":"search","args":[["alpha","-5"],["beta","5"]],"window":[-5,5]}}"#,
        r#"{"board":{"at":0,"kind":"tree","max":"first","to_move":"first","board":"[3, 4]"}}"#,
        r#"{"ask":{"at":0}}"#,
        r#"{"offer":{"at":0,"choices":["1","2"]}}"#,
        r#"{"play":{"at":0,"to":1,"choice":"1","mover":"first","to_move":"second","board":"3"}}"#,
        r#"{"enter":{"node":1,"function":"search","args":[["alpha","-5"],["beta","5"]],"window":[-5,5]}}"#,
        r#"{"ask":{"at":1}}"#,
        r#"{"value":{"at":1,"value":3}}"#,
        r#"{"leave":{"node":1,"returned":"3","value":3}}"#,
        r#"{"leave":{"node":0,"returned":"4","value":4}}"#,
    ];
    let end = format!("{{\"end\":{{\"calls\":{calls}}}}}");
    runs::read(&format!("{}\n{end}\n", lines.join("\n")))
}

#[test]
fn what_was_not_recorded_is_not_called_cut() {
    let whole = text(&cut_short(2));
    contains(&whole, "1 cut");
    contains(&whole, "not visited");
    let short = text(&cut_short(3));
    assert!(short.contains("1 later call not recorded"), "{short}");
    assert!(!short.contains("not visited"), "{short}");
}

proptest! {
    #[test]
    fn every_node_is_shown_or_counted(tree in games::trees(), lines in 4_usize..60) {
        let trace = games::of_alpha_beta(&tree, true);
        let options = TextOptions { max_lines: lines, width: 300, ..TextOptions::default() };
        let text = tree_text(&trace, &options);
        let words: Vec<&str> = text.lines().collect();
        let shown = words.iter().filter(|line| !line.contains("×  ") && !line.contains("⋮"));
        let hidden: usize = words
            .iter()
            .filter_map(|line| line.split_once(['…', '⋮'])?.1.split_once(" node"))
            .map(|(number, _)| number.trim().replace(' ', "").parse::<usize>().expect("a number"))
            .sum();
        // The last two lines are no nodes.
        prop_assert_eq!(shown.count() - 2 + hidden, trace.calls(), "{}", text);
    }

    #[test]
    fn nothing_is_wider_than_asked(tree in games::trees(), width in 1_usize..90) {
        let options = TextOptions { width, ..TextOptions::default() };
        for trace in [games::of_alpha_beta(&tree, true), games::of_negamax(&tree, false)] {
            let text = tree_text(&trace, &options);
            for line in text.lines() {
                prop_assert!(line.chars().count() <= width, "{line}");
            }
        }
    }
}
