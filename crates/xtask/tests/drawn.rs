//! What the book's own recordings are drawn as, where a drawing was once wrong.

use call_trace::Trace;
use figures::{TextOptions, tree_text};

fn drawn(recording: &str) -> String {
    let root = env!("CARGO_MANIFEST_DIR");
    let path = format!("{root}/../../book/recordings/{recording}.jsonl");
    let file = std::fs::File::open(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let trace = Trace::read_json(std::io::BufReader::new(file)).expect("a recording");
    let options = TextOptions {
        width: 100,
        max_lines: 1_000,
        ..TextOptions::default()
    };
    tree_text(&trace, &options)
}

#[test]
fn a_board_in_place_is_drawn_from_the_one_on_which_the_search_began() {
    let text = drawn("cell-one-lost");
    assert!(text.starts_with("X O 3\nX X 6\n7 O 9\nMAX"), "{text}");
    let replies = text.lines().filter(|line| line.starts_with(['├', '└']));
    let replies: Vec<char> = replies.filter_map(|line| line.chars().nth(3)).collect();
    assert_eq!(replies, ['3', '6', '7', '9'], "{text}");
}

#[test]
fn a_leaf_that_a_search_of_a_written_tree_never_reads_stands_in_its_figure() {
    let text = drawn("first-child-only-bound");
    let last = "   ├─ −1\n   └─ ×  not visited: MIN has −1, MAX already holds 0; unread: 1\n";
    assert!(text.contains(last), "{text}");
    assert_eq!(text.matches('×').count(), 1, "{text}");
    let text = drawn("cut-at-most");
    assert!(text.ends_with("├─ 40: read\n└─ ×  35 not read\n"), "{text}");
    let text = drawn("valuation-three");
    assert!(!text.contains('×'), "all is read: {text}");
}

#[test]
fn a_search_after_a_tree_was_built_is_not_held_against_plain_alpha_beta() {
    let text = drawn("built-and-visited-three");
    assert!(text.contains("built, never visited"), "{text}");
    assert!(!text.contains("You visited"), "{text}");
}
