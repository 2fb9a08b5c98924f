//! Game trees as SVG, and the player's steps.

use crate::runs;

use crate::drawing::{check, parse, player_data, player_steps, sentences};
use crate::runs::{boards, fields, games};
use call_trace::Trace;
use figures::{BoardFigure, SvgOptions, TextOptions, player_fragment, tree_svg, tree_text};
use proptest::prelude::*;

#[test]
fn game_trees_look_as_they_did() {
    for (name, trace) in games::all() {
        let drawing = tree_svg(&trace, &SvgOptions::embedded("it"));
        insta::assert_snapshot!(format!("svg_{name}"), drawing);
        assert_eq!(tree_svg(&trace, &SvgOptions::embedded("it")), drawing);
    }
}

#[test]
fn nothing_overlaps_and_nothing_is_clipped() {
    for (name, trace) in games::all() {
        for nodes in [None, Some(12), Some(usize::MAX)] {
            let options = SvgOptions {
                max_nodes: nodes,
                ..SvgOptions::file("it")
            };
            check(&tree_svg(&trace, &options)).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
    }
    for board in ["XOX\n.O.\n.XO", "XO\n.X", "no board"] {
        check(&three(board, "5")).expect(board);
    }
}

/// A board of tic-tac-toe after a move.
fn three(board: &str, last: &str) -> String {
    let last = Some((last, None));
    BoardFigure::default().svg("three", board, last, SvgOptions::file("it"))
}

#[test]
fn a_board_marks_the_last_move_and_a_line_of_three() {
    let svg = three("XOO\n.XO\n..X", "9");
    assert!(svg.contains("X has three in a row") && svg.contains("class=\"won\""));
    assert_eq!(svg.matches("class=\"last\"").count(), 1);
    assert!(
        svg.contains(">4</text>"),
        "an empty square shows its number"
    );
}

#[test]
fn the_player_tells_how_alpha_and_beta_move() {
    let steps = player_steps(&games::of_alpha_beta(&games::forty_four(), true));
    let lines = steps.iter().map(|step| format!("{step}\n"));
    insta::assert_snapshot!(lines.collect::<String>());
}

#[test]
fn several_undrawn_nodes_share_one_step() {
    let trace = runs::boards::of_tic_tac_toe(".........", 4);
    let (data, said) = (player_data(&trace), sentences(&trace));
    let steps = data["steps"].as_array().expect("steps");
    let count = |kind: &str| steps.iter().filter(|step| step["kind"] == kind).count();
    let nodes = data["nodes"].as_array().expect("nodes").len() as u64;
    assert!(
        steps
            .iter()
            .all(|step| step["node"].as_u64().is_some_and(|it| it < nodes))
    );
    assert!(steps.len() < 250, "{}", steps.len());
    assert_eq!(count("call"), count("return"));
    assert!(said.iter().any(|say| say.ends_with("nodes not shown")));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    #[test]
    fn nothing_overlaps_in_any_game(tree in games::trees(), nodes in 4_usize..90) {
        let options = SvgOptions { max_nodes: Some(nodes), ..SvgOptions::file("it") };
        for trace in [games::of_alpha_beta(&tree, true), games::of_look_ahead(&tree, false)] {
            check(&tree_svg(&trace, &options))?;
            check(&tree_svg(&trace, &SvgOptions { max_depth: Some(3), ..SvgOptions::file("it") }))?;
        }
    }
}

/// The tree of the run contains `35`, but the search did not read it.
#[test]
fn a_cut_leaf_keeps_its_value_and_a_cut_branch_has_none() {
    let unread = |trace: &Trace| {
        let svg = tree_svg(trace, &SvgOptions::file("it"));
        svg.matches("s m unread").count()
    };
    let three = games::of_alpha_beta(&games::forty_four(), true);
    assert_eq!(unread(&three), 1);
    assert!(tree_text(&three, &TextOptions::default()).contains("holds 44; unread: 35\n"));
    let closed = games::of_window(&games::forty_four(), 10, 20);
    assert_eq!(
        unread(&closed),
        0,
        "two branches were cut, and both are no leaves"
    );
}

#[test]
fn the_ends_of_a_narrow_window_do_not_touch() {
    let trace = games::of_window(&games::forty_four(), 10, 20);
    let svg = tree_svg(&trace, &SvgOptions::file("it"));
    let it = parse(&svg);
    let x = |begins: &str| {
        let label = it.descendants().find(|node| {
            let text = node.text().unwrap_or_default();
            node.has_tag_name("text") && text.starts_with(begins)
        });
        let x = label.and_then(|label| label.attribute("x")?.parse::<f64>().ok());
        x.expect("the label of an end")
    };
    // Six signs each, and a gap.
    let width = 6.0 * 11.0 * 0.61;
    assert!(x("β = 20") - x("α = 10") >= width + 6.0 - 0.2);
}

/// The values of `data-input` in a drawing of a page, and the texts of these nodes.
fn inputs(trace: &Trace) -> Vec<(String, String)> {
    let page = player_fragment(trace, &SvgOptions::page("it"));
    let it = parse(&page);
    let marks = it.descendants().filter_map(|node| {
        let input = node.attribute("data-input")?.to_owned();
        let words = node.descendants().filter(|it| it.has_tag_name("text"));
        let value = words.filter_map(|it| it.text()).next();
        Some((input, value.unwrap_or_default().to_owned()))
    });
    marks.collect()
}

#[test]
fn in_a_page_each_leaf_and_each_branch_of_a_written_tree_says_which_it_is_also_one_that_was_cut() {
    let mut marks = inputs(&games::of_alpha_beta(&games::forty_four(), true));
    marks.sort();
    let leaves: Vec<(&str, &str)> = marks
        .iter()
        .filter(|(input, _)| input.matches('.').count() == 1)
        .map(|(input, value)| (input.as_str(), value.as_str()))
        .collect();
    assert_eq!(
        leaves,
        [
            ("tree 1.1", "44"),
            ("tree 1.2", "61"),
            ("tree 1.3", "50"),
            ("tree 2.1", "40"),
            ("tree 2.2", "35"),
            ("tree 3.1", "47"),
            ("tree 3.2", "52"),
            ("tree 3.3", "70"),
        ]
    );
    let others: Vec<&str> = marks
        .iter()
        .map(|(input, _)| input.as_str())
        .filter(|input| !input.contains('.'))
        .collect();
    assert_eq!(others, ["tree", "tree 1", "tree 2", "tree 3"]);
}

#[test]
fn of_another_board_the_first_one_alone_is_what_was_given() {
    for (kind, trace) in [
        ("three", boards::of_tic_tac_toe("XO..OX.X.", 3)),
        ("dots", fields::of_alpha_beta(&fields::one_by_two())),
        ("queens", runs::of_queens(4)),
    ] {
        let marks = inputs(&trace).into_iter().map(|(input, _)| input);
        assert_eq!(marks.collect::<Vec<_>>(), [kind]);
    }
    let embedded = SvgOptions::embedded("it");
    let drawing = tree_svg(&games::of_alpha_beta(&games::forty_four(), true), &embedded);
    assert!(
        !drawing.contains("data-input"),
        "a file has no reader who changes it"
    );
}
