//! Drawings of the book's own recordings that were once wrong.

use call_trace::Trace;
use figures::{TextOptions, tree_text};

use crate::workspace::{root, text};

fn drawn(recording: &str) -> String {
    let path = root().join(format!("book/recordings/{recording}.jsonl"));
    let trace = Trace::read_json(text(&path).as_bytes()).expect("a recording");
    let options = TextOptions {
        width: 100,
        max_lines: 1_000,
        ..TextOptions::default()
    };
    tree_text(&trace, &options)
}

#[test]
fn a_board_in_place_is_drawn_from_the_one_on_which_the_search_began() {
    let drawing = drawn("cell-one-lost");
    assert!(drawing.starts_with("X O 3\nX X 6\n7 O 9\nMAX"), "{drawing}");
    let replies = drawing.lines().filter(|line| line.starts_with(['├', '└']));
    let replies: Vec<char> = replies.filter_map(|line| line.chars().nth(3)).collect();
    assert_eq!(replies, ['3', '6', '7', '9'], "{drawing}");
}

#[test]
fn a_leaf_that_a_search_of_a_written_tree_never_reads_stands_in_its_figure() {
    let drawing = drawn("first-child-only-bound");
    let last = "   ├─ −1\n   └─ ×  not visited: MIN has −1, MAX already holds 0; unread: 1\n";
    assert!(drawing.contains(last), "{drawing}");
    assert_eq!(drawing.matches('×').count(), 1, "{drawing}");
    let drawing = drawn("cut-at-most");
    assert!(
        drawing.ends_with("├─ 40: read\n└─ ×  35 not read\n"),
        "{drawing}"
    );
    let drawing = drawn("valuation-three");
    assert!(!drawing.contains('×'), "all is read: {drawing}");
}

#[test]
fn a_search_after_a_tree_was_built_is_not_held_against_plain_alpha_beta() {
    let drawing = drawn("built-and-visited-three");
    assert!(drawing.contains("built, never visited"), "{drawing}");
    assert!(!drawing.contains("You visited"), "{drawing}");
}
