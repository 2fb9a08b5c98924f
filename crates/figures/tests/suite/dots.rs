//! Fields of dots and boxes, and games that were played on them.

use crate::drawing::{check, contains, lacks, player_steps};
use crate::runs::fields::{self, Field};
use crate::runs::{is_game, is_played, strip_text};
use figures::{
    BoardFigure, Moved, SvgOptions, TextOptions, player_fragment, strip_svg, summary, tree_svg,
    tree_text,
};
use proptest::prelude::*;
use rstest::rstest;

fn middle() -> Field {
    let moves = "a1b1 b1c1 a1a2 a2b2 b1b2 a3b3 b2c2 c1c2 a2a3 c3d3 b4c4 c4d4 b3b4 d2d3 d3d4";
    Field::new(3, 3).after(moves)
}

fn svg(field: &Field, figure: &BoardFigure, last: Option<Moved>) -> String {
    let options = SvgOptions::embedded("it");
    figure.svg("dots", &field.to_string(), last, options)
}

#[test]
fn a_field_states_the_score_and_who_moves() {
    let last = Some(("d3d4", Some("first")));
    let drawing = svg(&middle(), &BoardFigure::default(), last);
    assert!(
        drawing.contains(">Dots and boxes, 3×3: A has 2 boxes, B to move</title>"),
        "{drawing}"
    );
    insta::assert_snapshot!(drawing);
}

#[test]
fn who_closes_a_box_moves_again() {
    let field = Field::new(1, 2).after("a1b1 a2b2 a1a2 b1b2");
    let last = Some(("b1b2", Some("second")));
    let drawing = svg(&field, &BoardFigure::default(), last);
    assert!(drawing.contains("1×2: B has 1 box, B to move"));
}

#[rstest]
#[case::chain("a1b1 b1c1 c1d1 a2b2 b2c2 c2d2", "shaded: a chain of 3")]
#[case::two(
    "a1b1 b1c1 c1d1 a2b2 b2c2 c2d2 b1b2",
    "shaded: 2 chains, with their lengths"
)]
#[case::closer("a1b1 a2b2 a1a2", "dashed: closes a box and moves again")]
fn the_second_line_explains_what_there_is_to_see(#[case] moves: &str, #[case] words: &str) {
    let field = Field::new(1, 3).after(moves);
    let drawing = svg(&field, &BoardFigure::default(), None);
    let drawing = drawing.replace("</text>\n<text class=\"p\" x=\"16\" y=\"60\">", " ");
    assert!(drawing.contains(words), "{drawing}");
}

#[test]
fn a_loop_has_its_length_too() {
    let around = "a1b1 b1c1 a3b3 b3c3 a1a2 a2a3 c1c2 c2c3";
    let field = Field::new(2, 2).after(around);
    let drawing = svg(&field, &BoardFigure::default(), None);
    assert!(drawing.contains(">loop 4</text>"), "{drawing}");
}

#[test]
fn marks_are_there_only_when_they_are_asked_for() {
    let numbers = BoardFigure {
        numbers: true,
        ..BoardFigure::default()
    };
    assert!(!svg(&middle(), &BoardFigure::default(), None).contains(">17</text>"));
    // The line from b2 to b3: the second vertical line in the second row.
    assert!(svg(&middle(), &numbers, None).contains(">17</text>"));
}

#[test]
fn what_is_no_field_is_drawn_as_its_text() {
    let has_dots = |kind: &str, text: &str| {
        let options = SvgOptions::embedded("it");
        let drawn = BoardFigure::default().svg(kind, text, None, options);
        drawn.contains("class=\"dots\"")
    };
    for text in [
        "no field",
        "",
        "+",
        "+---+",
        "+---\n\n+---",
        "+--+\n\n+--+",
        "+   +\n  C\n+   +",
        "+   .\n\n+   +",
    ] {
        assert!(!has_dots("dots", text), "{text}");
        assert!(!has_dots("squares", text), "{text}");
    }
    let squares = "A---A   .\n|\nA   .   B\n        |\n.   .   B";
    assert!(has_dots("squares", squares), "dots and squares");
    assert!(!has_dots("dots", squares), "no dots and boxes");
}

#[test]
fn a_game_that_was_played_is_no_search() {
    let game = fields::short_game();
    assert!(is_played(&game) && !is_game(&game));
    for (_, trace) in fields::all() {
        assert!(!is_played(&trace) && is_game(&trace));
    }
    assert_eq!(
        summary(&game),
        "A game of dots and boxes, 1×2: B wins, 2 boxes to 0"
    );
    let options = TextOptions::default();
    assert_eq!(tree_text(&game, &options), strip_text(&game));
    let options = SvgOptions::file("it");
    assert_eq!(tree_svg(&game, &options), strip_svg(&game, &options));
}

#[test]
fn a_strip_looks_as_it_did() {
    let game = fields::short_game();
    insta::assert_snapshot!("strip_text", strip_text(&game));
    insta::assert_snapshot!("strip_svg", strip_svg(&game, &SvgOptions::embedded("it")));
}

#[test]
fn a_strip_begins_where_it_is_told_to() {
    let options = SvgOptions {
        from: 5,
        ..SvgOptions::embedded("it")
    };
    let strip = strip_svg(&fields::short_game(), &options);
    contains(&strip, ">5 <tspan");
    lacks(&strip, ">4 <tspan");
    contains(&strip, "A game of dots and boxes, 1×2: B wins");
}

#[test]
fn the_player_tells_each_move() {
    let said: Vec<String> = player_steps(&fields::short_game())
        .iter()
        .map(|step| {
            let (a, b) = (&step["score"]["A"], &step["score"]["B"]);
            let (by, next, say) = (&step["by"], &step["next"], &step["say"]);
            format!("{by} {a}:{b} {next} {say}")
        })
        .collect();
    insta::assert_snapshot!(
        said.join("\n"),
        @r#"
        null 0:0 "A" "before move 1; A moves"
        "A" 0:0 "B" "A draws a1b1"
        "B" 0:0 "A" "B draws b1c1"
        "A" 0:0 "B" "A draws a2b2"
        "B" 0:0 "A" "B draws b2c2"
        "A" 0:0 "B" "A draws a1a2"
        "B" 0:1 "B" "B draws b1b2: closes a box, moves again"
        "B" 0:2 null "B draws c1c2: closes a box. B wins, 2 boxes to 0"
        "#
    );
}

#[test]
fn the_player_shows_chains_and_what_closes_a_box() {
    let steps = player_steps(&fields::short_game());
    // A opened the chain; B closes its first box, and then the last one.
    insta::assert_snapshot!(steps[5], @r#"{"by":"A","chains":"M53 53L107 53","closers":"M80 36v34","lengths":[{"text":"2","x":53.0,"y":57.0}],"line":"a1a2","next":"B","say":"A draws a1a2","score":{"A":0,"B":0}}"#);
    insta::assert_snapshot!(steps[6], @r#"{"by":"B","chains":"M107 53h0","closed":[0],"closers":"M134 36v34","lengths":[{"text":"1","x":107.0,"y":57.0}],"line":"b1b2","next":"B","say":"B draws b1b2: closes a box, moves again","score":{"A":0,"B":1}}"#);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn any_game_is_drawn_whole(
        rows in 1_usize..5,
        cols in 1_usize..5,
        choices in proptest::collection::vec(0_usize..60, 1..60),
        from in 1_usize..30,
    ) {
        let game = fields::any_game(rows, cols, &choices);
        prop_assert!(is_played(&game));
        let options = SvgOptions { from, ..SvgOptions::file("it") };
        let player = player_fragment(&game, &options);
        let (_, svg) = player.split_once("<svg").expect("a drawing");
        let (svg, _) = svg.split_once("</svg>").expect("its end");
        for drawing in [strip_svg(&game, &options), format!("<svg{svg}</svg>")] {
            check(&drawing)?;
        }
        let steps = player_steps(&game);
        prop_assert_eq!(steps.len(), game.plays() + 1);
        // Every box that is taken is taken once, and counted.
        let taken: usize = steps.iter().map(|step| step["closed"].as_array().map_or(0, Vec::len)).sum();
        let score = &steps[steps.len() - 1]["score"];
        prop_assert_eq!(Some(taken as u64), score["A"].as_u64().zip(score["B"].as_u64()).map(|(a, b)| a + b));
    }
}
