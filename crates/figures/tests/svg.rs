//! Figures as SVG.

// In a release build nothing is recorded, so there is nothing to draw.
#![cfg(debug_assertions)]

mod runs;

use std::collections::HashSet;

use call_trace::Trace;
use figures::{
    SvgOptions, boards_svg, player_fragment, player_html, queens_svg, stack_svg, tree_svg,
};
use proptest::prelude::*;
use roxmltree::{Document, Node};

type Draw = fn(&Trace, &SvgOptions) -> String;
const KINDS: [(&str, Draw); 3] = [
    ("tree", tree_svg),
    ("stack", stack_svg),
    ("boards", boards_svg),
];

fn parse(svg: &str) -> Document<'_> {
    Document::parse(svg).unwrap_or_else(|error| panic!("{error}\n{svg}"))
}

fn number(node: &Node, name: &str) -> f64 {
    node.attribute(name)
        .and_then(|text| text.parse().ok())
        .unwrap_or_else(|| panic!("no {name}: {node:?}"))
}

#[test]
fn figures_look_as_they_did() {
    for (name, trace) in runs::all() {
        for (kind, draw) in KINDS {
            insta::assert_snapshot!(
                format!("{kind}_{name}"),
                draw(&trace, &SvgOptions::embedded("it"))
            );
        }
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
fn no_line_is_blank_so_that_markdown_keeps_a_figure_whole() {
    for (_, trace) in runs::all() {
        for (_, draw) in KINDS {
            for options in [SvgOptions::file("it"), SvgOptions::embedded("it")] {
                assert!(
                    draw(&trace, &options)
                        .lines()
                        .all(|line| !line.trim().is_empty())
                );
            }
        }
        let player = player_fragment(&trace, &SvgOptions::embedded("it"));
        assert!(player.lines().all(|line| !line.trim().is_empty()));
    }
}

#[test]
fn ids_are_unique_and_begin_with_the_one_given() {
    for (_, trace) in runs::all() {
        for (kind, draw) in KINDS {
            let svg = draw(&trace, &SvgOptions::file("some-figure"));
            let it = parse(&svg);
            let ids: Vec<&str> = it
                .descendants()
                .filter_map(|node| node.attribute("id"))
                .collect();
            let unique: HashSet<&&str> = ids.iter().collect();
            assert_eq!(unique.len(), ids.len(), "{kind}");
            assert!(ids.iter().all(|id| id.starts_with("some-figure")));
        }
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
        "{\"event\":\"enter\",\"node\":0,\"function\":\"f\",\"args\":[[\"s\",\"</script><b>&\\\"'\\u0000\\u001b\\ufffe\"]]}\n",
        "{\"event\":\"note\",\"text\":\"a < b\"}\n",
        "{\"event\":\"play\",\"choice\":\"<1>\",\"mover\":null,\"board\":\"<&\\n>\"}\n",
        "{\"event\":\"leave\",\"node\":0,\"value\":\"<i>\"}\n",
        "{\"event\":\"end\",\"calls\":1,\"stopped\":null}\n",
    ));
    for (_, draw) in KINDS {
        parse(&draw(&trace, &SvgOptions::file("it")));
    }
    parse(&queens_svg("<&\n>", false, &SvgOptions::file("it")));
    assert_eq!(
        player_html(&trace, &SvgOptions::file("it"))
            .matches("</script>")
            .count(),
        2
    );
}

/// The boxes of a figure as left, top, right, bottom; those of a pile only once.
fn boxes(it: &Document) -> Vec<[f64; 4]> {
    let body = it
        .root_element()
        .children()
        .find(|node| node.has_tag_name("g") || node.attribute("transform").is_some());
    let groups = body
        .into_iter()
        .flat_map(|body| body.children().filter(|node| node.tag_name().name() == "g"));
    let rects = groups.filter_map(|group| {
        group
            .children()
            .rfind(|node| node.tag_name().name() == "rect")
    });
    rects
        .map(|rect| {
            let (x, y) = (number(&rect, "x"), number(&rect, "y"));
            [
                x,
                y,
                x + number(&rect, "width"),
                y + number(&rect, "height"),
            ]
        })
        .collect()
}

fn overlap(a: &[f64; 4], b: &[f64; 4]) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

/// Fails where two boxes overlap, or a mark leaves the picture. Text is taken to be as wide as
/// in the widest of the usual fonts.
fn check(svg: &str) -> Result<(), TestCaseError> {
    let it = parse(svg);
    let boxes = boxes(&it);
    for (at, a) in boxes.iter().enumerate() {
        for b in &boxes[at + 1..] {
            prop_assert!(!overlap(a, b), "{a:?} and {b:?} overlap");
        }
    }
    let (width, height) = (
        number(&it.root_element(), "width"),
        number(&it.root_element(), "height"),
    );
    for node in it
        .descendants()
        .filter(|node| matches!(node.tag_name().name(), "text" | "rect"))
    {
        let shift = node.parent().and_then(|up| {
            std::iter::successors(Some(up), Node::parent).find_map(|up| up.attribute("transform"))
        });
        let (dx, dy) = shift.map_or((0.0, 0.0), |shift| {
            let numbers = shift.trim_start_matches("translate(").trim_end_matches(')');
            let (x, y) = numbers.split_once(' ').expect("two numbers");
            (x.parse().expect("x"), y.parse().expect("y"))
        });
        let (x, y) = (number(&node, "x") + dx, number(&node, "y") + dy);
        let class: Vec<&str> = node.attribute("class").unwrap_or("").split(' ').collect();
        let is = |wanted: &str| class.contains(&wanted);
        let per_char = match () {
            () if is("h") => 7.6,
            () if is("p") => 6.0,
            () if is("w") => 5.6,
            () if is("s") => 6.7,
            () if is("v") => 7.3,
            () => 7.9,
        };
        let long = match node.text() {
            Some(text) => text.chars().count() as f64 * per_char,
            None => number(&node, "width"),
        };
        let left = if is("m") {
            x - long / 2.0
        } else if is("end") {
            x - long
        } else {
            x
        };
        prop_assert!(
            left >= -0.5 && left + long <= width + 0.5,
            "{node:?} from {left} to {} of {width}",
            left + long
        );
        prop_assert!(y >= 0.0 && y <= height, "{node:?} at {y} of {height}");
    }
    Ok(())
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

#[test]
fn an_attacked_square_that_was_never_tried_is_crossed() {
    let svg = boards_svg(&runs::of_queens(4), &SvgOptions::file("it"));
    let it = parse(&svg);
    let of_class = |class: &str| {
        it.descendants()
            .filter(|node| node.attribute("class") == Some(class))
            .collect::<Vec<_>>()
    };
    let crosses: usize = of_class("cross")
        .iter()
        .map(|path| path.attribute("d").map_or(0, |d| d.matches('M').count()))
        .sum();
    // Each call with r queens placed crosses what they attack in row r, and tries the rest: of
    // 14 boards that are neither empty nor full, 4 squares each, 12 were tried.
    assert_eq!(crosses, 14 * 4 - 12);
    assert_eq!(of_class("n o").len(), 2);
    assert_eq!(svg.matches(">dead end<").count(), 4);
}

#[test]
fn the_height_of_the_tree_is_written_on_the_stack() {
    let svg = stack_svg(&runs::of_fibonacci(4), &SvgOptions::file("it"));
    assert!(svg.contains("4 frames: the height of the tree<"));
    assert_eq!(boxes(&parse(&svg)).len(), 9);
}
