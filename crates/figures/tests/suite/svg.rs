//! Figures as SVG.

use crate::runs;

use crate::drawing::{check, check_edges, check_in_page, parse, player};
use call_trace::Trace;
use figures::{
    BoardFigure, Drawing, Run, SvgOptions, boards_svg, player_html, stack_svg, tree_svg,
};
use proptest::prelude::*;

type Draw = fn(&Trace, &SvgOptions) -> String;
const KINDS: [(&str, Draw); 3] = [
    ("tree", tree_svg),
    ("stack", stack_svg),
    ("boards", boards_svg),
];

#[test]
fn figures_look_as_they_did() {
    for (name, trace) in runs::all() {
        let drawn = KINDS.map(|(kind, draw)| {
            let svg = draw(&trace, &SvgOptions::embedded("it"));
            format!("{kind}\n{svg}\n")
        });
        insta::assert_snapshot!(name, drawn.concat());
    }
}

#[test]
fn every_figure_is_well_formed_and_named_for_who_cannot_see_it() {
    for (_, trace) in runs::all() {
        for (_, draw) in KINDS {
            let svg = draw(&trace, &SvgOptions::file("it"));
            let it = parse(&svg);
            let root = it.root_element();
            assert_eq!(
                root.tag_name().namespace(),
                Some("http://www.w3.org/2000/svg")
            );
            assert_eq!(root.attribute("role"), Some("img"));
            let words = |id: &str| {
                let named = it
                    .descendants()
                    .find(|node| node.attribute("id") == Some(id));
                named
                    .and_then(|node| node.text())
                    .map(str::len)
                    .unwrap_or(0)
            };
            for id in root
                .attribute("aria-labelledby")
                .into_iter()
                .flat_map(str::split_whitespace)
            {
                assert!(words(id) > 3, "{id} says nothing");
            }
        }
    }
}

#[test]
fn ids_begin_with_the_one_given_and_markdown_keeps_a_player_whole() {
    for (name, trace) in runs::every() {
        for (kind, draw) in KINDS {
            let svg = draw(&trace, &SvgOptions::embedded("some-figure"));
            let it = parse(&svg);
            let mut ids = it.descendants().filter_map(|node| node.attribute("id"));
            assert!(
                ids.all(|id| id.starts_with("some-figure")),
                "{kind} of {name}"
            );
        }
        let player = player(&trace);
        parse(&player);
        let mut lines = player.lines();
        assert!(lines.all(|line| !line.trim().is_empty()), "{name}");
    }
}

#[test]
fn an_embedded_figure_leaves_the_style_to_the_page() {
    let trace = runs::of_fibonacci(3);
    assert!(tree_svg(&trace, &SvgOptions::file("it")).contains("<style>"));
    assert!(!tree_svg(&trace, &SvgOptions::embedded("it")).contains("<style>"));
}

#[test]
fn whatever_an_argument_holds_is_escaped() {
    let trace = runs::read(concat!(
        "{\"enter\":{\"node\":0,\"function\":\"f\",\"args\":[[\"s\",\"</script><b>&\\\"'\\u0000\\u001b\\ufffe\"]]}}\n",
        "{\"note\":{\"text\":\"a < b\"}}\n",
        "{\"board\":{\"at\":0,\"kind\":\"<k>\",\"board\":\"<&\"}}\n",
        "{\"play\":{\"at\":0,\"to\":1,\"choice\":\"<1>\",\"board\":\"<&\\n>\"}}\n",
        "{\"leave\":{\"node\":0,\"returned\":\"<i>\"}}\n",
        "{\"end\":{\"calls\":1}}\n",
    ));
    for (_, draw) in KINDS {
        parse(&draw(&trace, &SvgOptions::file("it")));
    }
    let board = Drawing::Board(BoardFigure::default());
    let board = board.draw(&Run::of(&trace), "it").expect("a board");
    assert!(board.drawing.contains("&lt;&amp;"), "{}", board.drawing);
    parse(&board.drawing);
    assert_eq!(
        player_html(&trace, &SvgOptions::file("it"))
            .matches("</script>")
            .count(),
        2
    );
}

#[test]
fn nothing_overlaps_and_nothing_is_clipped() {
    let more = [
        ("a", runs::of_fibonacci(7)),
        ("b", runs::of_halves(16)),
        ("c", runs::of_queens(5)),
        ("d", runs::chain(500)),
    ];
    for (name, trace) in runs::all().into_iter().chain(more) {
        for (kind, draw) in KINDS {
            check(&draw(&trace, &SvgOptions::file("it")))
                .unwrap_or_else(|error| panic!("{kind} of {name}: {error}"));
        }
    }
}

#[test]
fn no_word_is_cut_off_above_the_drawing_of_a_page() {
    for (name, trace) in runs::all() {
        for (kind, draw) in KINDS {
            check_in_page(&draw(&trace, &SvgOptions::page("it")))
                .unwrap_or_else(|error| panic!("{kind} of {name}: {error}"));
        }
    }
}

#[test]
fn no_edge_runs_through_the_words_above_a_board() {
    for (name, trace) in runs::all() {
        check_edges(&boards_svg(&trace, &SvgOptions::file("it")))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    #[test]
    fn nothing_overlaps_in_any_tree(children in runs::trees(), nodes in 4_usize..120) {
        let trace = runs::of_tree(&children);
        let options = SvgOptions { max_nodes: Some(nodes), ..SvgOptions::file("it") };
        for (_, draw) in KINDS {
            check(&draw(&trace, &options))?;
        }
    }
}
