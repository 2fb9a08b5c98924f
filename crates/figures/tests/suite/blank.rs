//! A written tree before a search: its shape, the player to move, a place for each leaf, and no result of a run.

use crate::drawing::{contains, lacks};
use std::fmt::Display;

use call_trace::{Position, State, Trace, record, traced};
use figures::{BlankTree, blank_tree, written_leaves};
use rstest::rstest;

#[traced(skip(at))]
fn search(at: Position) {
    at.ask();
}

/// A run that starts at this tree but reads no value of it.
fn run(text: &str, to_move: Option<&str>) -> Trace {
    record(|| {
        search(Position::first(&State {
            kind: "tree",
            max: to_move.as_ref().map(|_| &"first" as &dyn Display),
            to_move: to_move.as_ref().map(|it| it as &dyn Display),
            ..State::text(&text)
        }));
    })
    .1
}

fn drawn(text: &str, to_move: Option<&str>) -> BlankTree {
    blank_tree(&run(text, to_move), "it").unwrap()
}

/// For each triangle from the top left on, whether it points up: its tip is above its base.
fn triangles(svg: &str) -> Vec<bool> {
    let paths = svg
        .split("<path")
        .filter(|it| it.contains("stroke-linejoin"));
    let points_up = |path: &str| {
        let line = path.split_once(" d=\"M").unwrap().1;
        let numbers: Vec<f64> = line
            .split(|c: char| !c.is_ascii_digit() && c != '.' && c != '-')
            .filter_map(|it| it.parse().ok())
            .collect();
        numbers[1] < numbers[3]
    };
    paths.map(points_up).collect()
}

#[rstest]
#[case("[[44, 61], [40, 35]]", "first", &[true, false, false])]
#[case("{[44, 30], [52, 60]}", "second", &[false, true, true])]
#[case("[5, {9, 2:[3, 7]}]", "first", &[true, true, false])]
fn each_inner_node_shows_who_moves_there(
    #[case] text: &str,
    #[case] to_move: &str,
    #[case] up: &[bool],
) {
    assert_eq!(triangles(&drawn(text, Some(to_move)).svg), up);
}

#[rstest]
#[case("[[44, 61, 50], [40, 35], [47, 52, 70]]", 8)]
#[case("[5, [9, [[3, 7], 8]]]", 5)]
#[case("[-1000000, 3]", 2)]
#[case("7", 1)]
fn each_leaf_has_a_place_that_a_finger_meets_and_no_other_leaf_touches(
    #[case] text: &str,
    #[case] many: usize,
) {
    let trace = run(text, Some("first"));
    let BlankTree {
        leaves,
        size: (wide, high),
        ..
    } = blank_tree(&trace, "it").unwrap();
    assert_eq!(
        (leaves.len(), written_leaves(&trace).unwrap().1.len()),
        (many, many)
    );
    for (nth, &[left, top, width, height]) in leaves.iter().enumerate() {
        assert!(width >= 44.0 && height >= 44.0, "{width} × {height}");
        assert!(left >= 0.0 && left + width <= wide && top >= 0.0 && top + height <= high);
        let apart = |&[l, t, w, h]: &[f64; 4]| {
            l >= left + width || left >= l + w || t >= top + height || top >= t + h
        };
        assert!(leaves[nth + 1..].iter().all(apart), "{leaves:?}");
    }
}

#[test]
fn nothing_is_written_in_it_and_who_hears_the_page_hears_nothing_of_it() {
    let svg = drawn("[[44, 61], [40, 35]]", Some("first")).svg;
    lacks(&svg, "<text");
    contains(&svg, "aria-hidden=\"true\"");
    assert!(blank_tree(&record(|| ()).1, "it").is_none());
}
