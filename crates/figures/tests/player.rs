//! The player page.

// In a release build nothing is recorded, so there is nothing to draw.
#![cfg(debug_assertions)]

mod runs;

use call_trace::Trace;
use figures::{FIGURE_CSS, PLAYER_JS, SvgOptions, player_fragment, player_html};
use roxmltree::Document;

/// What is inside the JSON script element.
fn data(trace: &Trace) -> serde_json::Value {
    let page = player_fragment(trace, &SvgOptions::embedded("it"));
    let json = page
        .split_once("application/json\">")
        .and_then(|(_, rest)| rest.split_once("</script>"));
    serde_json::from_str(json.expect("a script element").0).expect("JSON")
}

#[test]
fn a_small_run_is_told_step_by_step() {
    let data = data(&runs::of_factorial(1));
    insta::assert_snapshot!(data["steps"].to_string(), @r#"[["c",0,-1,"call 1: factorial(1), 1 frame on the stack"],["c",1,-1,"call 2: factorial(0), 2 frames on the stack"],["r",1,-1,"call 2: factorial(0) returns 1, 1 frame on the stack"],["r",0,-1,"call 1: factorial(1) returns 1, the stack is empty"]]"#);
    assert_eq!(
        data["nodes"].to_string(),
        r#"[["factorial(1)","→ 1",-1],["factorial(0)","→ 1",0]]"#
    );
}

#[test]
fn every_step_names_a_node_and_a_board_that_exist() {
    for (name, trace) in runs::all() {
        let data = data(&trace);
        let count = |what: &str| data[what].as_array().map_or(0, Vec::len) as i64;
        for step in data["steps"].as_array().expect("steps") {
            assert!(
                (0..count("nodes")).contains(&step[1].as_i64().expect("a node")),
                "{name}"
            );
            assert!(
                (-1..count("boards")).contains(&step[2].as_i64().expect("a board")),
                "{name}"
            );
        }
    }
}

#[test]
fn queens_are_played_on_boards() {
    let data = data(&runs::of_queens(4));
    assert_eq!(
        data["boards"][0], "....\n....\n....\n....",
        "the first board is empty"
    );
    // 17 calls, as many returns, 16 queens placed and taken back.
    assert_eq!(
        data["steps"].as_array().map(Vec::len),
        Some(17 * 2 + 16 * 2)
    );
}

#[test]
fn calls_that_are_not_drawn_pass_by_in_one_step() {
    let data = data(&runs::of_fibonacci(12));
    let steps = data["steps"].as_array().expect("steps");
    assert!(steps.len() < 500, "{}", steps.len());
    assert!(steps.iter().any(|step| {
        step[3]
            .as_str()
            .is_some_and(|say| say.ends_with("calls not shown"))
    }));
}

#[test]
fn the_page_needs_nothing_from_elsewhere() {
    let page = player_html(&runs::of_fibonacci(3), &SvgOptions::file("it"));
    assert!(page.contains(FIGURE_CSS) && page.contains(PLAYER_JS));
    for outside in ["http:", "https:", "src=", "@import", "url("] {
        assert!(!page.contains(outside), "{outside}");
    }
}

#[test]
fn without_the_script_the_whole_tree_is_seen_and_no_dead_button() {
    let page = player_fragment(&runs::of_fibonacci(3), &SvgOptions::embedded("it"));
    let it = Document::parse(&page).expect("well-formed");
    let class = |class: &str| {
        it.descendants()
            .find(|node| node.attribute("class") == Some(class))
    };
    assert!(!page.contains("todo") && !page.contains("<button"));
    // `hidden` alone is no XML, so the document above would not have parsed had it no value.
    assert!(class("fig-controls").is_some_and(|node| node.has_attribute("hidden")));
    assert!(class("fig-side").is_some_and(|node| node.has_attribute("hidden")));
}
