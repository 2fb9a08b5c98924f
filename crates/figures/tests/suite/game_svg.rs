//! Game trees as SVG, and the player's steps.

use crate::runs;

use crate::drawing::{boxes, check, parse, player_data, player_steps};
use crate::runs::{boards, fields, games};
use call_trace::Trace;
use figures::{BoardFigure, SvgOptions, TextOptions, player_fragment, tree_svg, tree_text};
use proptest::prelude::*;
use rstest::rstest;

fn svg(trace: &Trace) -> String {
    tree_svg(trace, &SvgOptions::file("it"))
}

#[test]
fn game_trees_look_as_they_did() {
    for (name, trace) in games::all() {
        let drawing = tree_svg(&trace, &SvgOptions::embedded("it"));
        insta::assert_snapshot!(format!("svg_{name}"), drawing);
        assert_eq!(tree_svg(&trace, &SvgOptions::embedded("it")), drawing);
    }
}

#[rstest]
#[case::cut(games::of_alpha_beta(&games::forty_four(), true), "Alpha-beta reads 7 of 8 leaves")]
#[case::all(games::of_look_ahead(&games::forty_four(), true), "Look ahead reads all 8 leaves")]
#[case::deep(games::of_alpha_beta(&games::deep(), true), "Alpha-beta reads 6 of 7 leaves")]
fn the_title_names_the_run_and_the_fact_stands_below_the_drawing(
    #[case] trace: Trace,
    #[case] fact: &str,
) {
    let svg = svg(&trace);
    let it = parse(&svg);
    let titles = it.descendants().filter(|node| node.has_tag_name("title"));
    let title = titles.filter_map(|node| node.text()).next();
    let name = fact.split(" reads").next().unwrap_or_default();
    assert_eq!(title, Some(format!("{name}: the game tree").as_str()));
    let last = it
        .descendants()
        .rfind(|node| node.attribute("class") == Some("p"));
    assert!(
        last.is_some_and(|last| last.text().is_some_and(|text| text.starts_with(fact))),
        "{svg}"
    );
}

#[test]
fn a_cut_has_a_cross_an_arrow_a_sentence_and_a_number_line() {
    let svg = svg(&games::of_alpha_beta(&games::forty_four(), true));
    let it = parse(&svg);
    let of_class = |class: &str| {
        let all = it.descendants();
        all.filter(|node| node.attribute("class") == Some(class))
            .count()
    };
    assert_eq!(
        of_class("n never"),
        2,
        "the branch, and the sample in the legend"
    );
    assert_eq!(
        (of_class("e cut"), of_class("arrow"), of_class("band")),
        (1, 1, 1)
    );
    assert_eq!(of_class("e line"), 2, "from the root to the leaf 47");
    assert!(svg.contains("cut: MIN has 40, MAX already holds 44"));
    assert!(svg.contains(">α = 44<") && svg.contains(">β = +∞<"));
    assert_eq!(
        boxes(&it).len(),
        12,
        "4 inner nodes, 7 leaves, 1 cut branch"
    );
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

/// The steps of the player, each as its kind and its sentence.
fn steps(trace: &Trace) -> Vec<(String, String)> {
    let data = player_data(trace);
    let nodes = data["nodes"].as_array().expect("nodes").len() as u64;
    let steps = data["steps"].as_array().expect("steps").iter();
    let text = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
    steps
        .map(|step| {
            assert!((0..nodes).contains(&step["node"].as_u64().expect("a node")));
            (text(&step["kind"]), text(&step["say"]))
        })
        .collect()
}

#[test]
fn the_player_tells_how_alpha_and_beta_move() {
    let steps = steps(&games::of_alpha_beta(&games::forty_four(), true));
    let told: Vec<String> = steps
        .iter()
        .map(|(kind, say)| format!("{kind} {say}"))
        .collect();
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn after_each_step_the_player_knows_the_window_and_the_value_that_came() {
    let steps = player_steps(&games::of_alpha_beta(&games::forty_four(), true));
    let known: Vec<String> = steps
        .iter()
        .map(|step| {
            let mut step = step.clone();
            let kind = step["kind"].take();
            let step = step.as_object_mut().expect("a step");
            step.retain(|name, _| !["kind", "say", "node"].contains(&name.as_str()));
            format!("{kind} {}", serde_json::json!(step))
        })
        .collect();
    insta::assert_snapshot!(known.join("\n"));
}

#[test]
fn several_undrawn_nodes_share_one_step() {
    let steps = steps(&runs::boards::of_tic_tac_toe(".........", 4));
    let count = |kind: &str| steps.iter().filter(|step| step.0 == kind).count();
    assert!(steps.len() < 250, "{}", steps.len());
    assert_eq!(count("call"), count("return"));
    assert!(steps.iter().any(|step| step.1.ends_with("nodes not shown")));
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
