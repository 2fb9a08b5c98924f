//! Drawings that a page requests.

use call_trace::{Trace, record, traced};
use figures::{BoardFigure, Drawing, GameFigure, Run, TreeFigure};
use rstest::rstest;
use serde_json::{Value, json};

#[traced]
fn factorial(n: u64) -> u64 {
    if n == 0 { 1 } else { n * factorial(n - 1) }
}

fn run() -> Trace {
    record(|| factorial(3)).1
}

#[test]
fn an_option_changes_what_is_drawn() {
    let nodes = |depth: Option<usize>| {
        let drawing = Drawing::Tree(TreeFigure {
            depth,
            ..TreeFigure::default()
        });
        let drawn = drawing.draw(&Run::of(&run()), "factorial-3").unwrap();
        drawn.drawing.matches("factorial-3-drawing-n").count()
    };
    assert!(nodes(Some(2)) < nodes(None));
}

fn at_call(call: usize) -> Drawing {
    Drawing::Board(BoardFigure {
        call: Some(call),
        ..BoardFigure::default()
    })
}

#[rstest]
#[case(
    Drawing::Game(GameFigure::default()),
    "no search of a game was recorded: draw the run with tree"
)]
#[case(at_call(9), "calls are numbered from 1 to 4, not 9")]
#[case(at_call(1), "nothing was on the board at that call")]
#[case(
    Drawing::Board(BoardFigure::default()),
    "plays are numbered from 1 to 0, not 0"
)]
fn what_cannot_be_drawn_gets_a_sentence(#[case] drawing: Drawing, #[case] sentence: &str) {
    let drawn = drawing.draw(&Run::of(&run()), "it");
    assert_eq!(drawn.unwrap_err().to_string(), sentence);
}

#[rstest]
#[case("bush", &[], "there is no figure \"bush\"; there are: tree, game, strip, stack, boards, player, board")]
#[case("tree", &[("colour", "red")], "there is no option colour here; there are: title, depth, nodes, open, calls")]
#[case("tree", &[("depth", "two")], "depth is a whole number; \"two\" is not")]
#[case("player", &[("whole", "maybe")], "whole is yes or no; \"maybe\" is not")]
#[case("player", &[("open", "x")], "open is up to 12 numbers, as 3,17; \"x\" is not")]
#[case("player", &[("open", "1,")], "open is up to 12 numbers, as 3,17; \"1,\" is not")]
#[case("player", &[("open", "-1")], "open is up to 12 numbers, as 3,17; \"-1\" is not")]
#[case("player", &[("open", "1,2,3,4,5,6,7,8,9,10,11,12,13")], "open is up to 12 numbers, as 3,17; \"1,2,3,4,5,6,7,8,9,10,11,12,13\" is not")]
fn words_that_do_not_fit_get_a_sentence(
    #[case] kind: &str,
    #[case] options: &[(&str, &str)],
    #[case] sentence: &str,
) {
    let refused = Drawing::worded(kind, options.iter().copied()).unwrap_err();
    assert_eq!(refused.to_string(), sentence);
}

/// A directive, a table and a page ask for the same.
#[rstest]
#[case("tree", &[("title", "The bush, cut"), ("depth", "3"), ("calls", "yes")], json!({ "title": "The bush, cut", "depth": 3, "calls": true }))]
#[case("player", &[("open", "3,17"), ("whole", "yes"), ("keys", "no")], json!({ "open": [3, 17], "whole": true }))]
#[case("board", &[("after", "5"), ("numbers", "yes")], json!({ "after": 5, "numbers": true }))]
#[case("strip", &[("from", "9")], json!({ "from": 9 }))]
#[case("game", &[("nodes", "60")], json!({ "nodes": 60 }))]
#[case("stack", &[], json!({}))]
#[case("boards", &[("open", "3")], json!({ "open": [3] }))]
fn words_are_read_as_a_table_is(
    #[case] kind: &str,
    #[case] options: &[(&str, &str)],
    #[case] table: Value,
) {
    let asked: Option<Drawing> = serde_json::from_value(json!({ kind: table })).ok();
    assert_eq!(Drawing::worded(kind, options.iter().copied()).ok(), asked);
    assert!(asked.is_some());
}

/// A page passes on the request in the book unchanged.
#[test]
fn a_drawing_is_read_as_it_is_written() {
    for asked in [
        json!({ "tree": { "title": "The bush", "depth": 3, "calls": true } }),
        json!({ "player": { "open": [3, 17], "whole": true, "keys": true } }),
        json!({ "board": { "after": 5, "numbers": true } }),
        json!({ "strip": {} }),
    ] {
        let drawing: Drawing = serde_json::from_value(asked).unwrap();
        let written = serde_json::to_string(&drawing).unwrap();
        assert_eq!(
            serde_json::from_str(&written).ok(),
            Some(drawing),
            "{written}"
        );
    }
}

#[rstest]
#[case(json!({ "bush": {} }), "unknown variant `bush`, expected one of `tree`, `game`, `strip`, `stack`, `boards`, `player`, `board`")]
#[case(json!({ "stack": { "open": [3] } }), "unknown field `open`, expected `title`")]
#[case(json!({ "player": { "open": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] } }), "open is up to 12 numbers, as 3,17")]
fn what_no_figure_has_is_refused(#[case] asked: Value, #[case] sentence: &str) {
    let refused = serde_json::from_value::<Drawing>(asked).unwrap_err();
    assert_eq!(refused.to_string(), sentence);
}
