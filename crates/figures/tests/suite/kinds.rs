//! The recording states the kind of a board: the look of its text makes no difference.

use crate::drawing::{self, text};
use crate::runs;
use crate::runs::{boards, fields};
use crate::runs::{is_game, is_played, strip_text};
use call_trace::Trace;
use figures::{SvgOptions, boards_svg, player_fragment, summary, tree_svg};
use rstest::rstest;

/// The same run, whose boards are said to be of another kind.
fn said_to_be(trace: &Trace, kind: &str) -> Trace {
    let file = runs::file(trace);
    let (before, rest) = file.split_once("\"kind\":\"").expect("a kind");
    let (_, after) = rest.split_once('"').expect("its end");
    let file = format!("{before}\"kind\":\"{kind}\"{after}");
    Trace::read_json(file.as_bytes()).expect("a trace")
}

fn svg(trace: &Trace) -> String {
    tree_svg(trace, &SvgOptions::embedded("it"))
}

#[test]
fn tic_tac_toe_is_drawn_where_the_recording_says_so() {
    let trace = boards::of_tic_tac_toe("XOXO.XO..", 9);
    let squares = "class=\"rule\"";
    assert!(svg(&trace).contains(squares) && text(&trace).starts_with("X O X\nO 5 X\nO 8 9\n"));
    for other in ["text", "queens", "dots", "tree", "draughts"] {
        let other = said_to_be(&trace, other);
        assert!(is_game(&other));
        assert!(!svg(&other).contains(squares), "a triangle for each node");
        assert!(text(&other).starts_with("MAX"), "{}", text(&other));
    }
}

/// By its look, a board without marks could also be a board of queens.
#[test]
fn an_empty_board_of_tic_tac_toe_is_no_board_of_queens() {
    let trace = boards::of_tic_tac_toe(".........", 1);
    let queens =
        |trace: &Trace| player_fragment(trace, &SvgOptions::embedded("it")).contains("queen");
    assert!(!queens(&trace));
    // Choices without a player are no game.
    let lines = |kind: &str| {
        let board = "...\\n...\\n...";
        runs::read(&format!(
            "{{\"enter\":{{\"node\":0,\"function\":\"f\",\"args\":[]}}}}\n\
             {{\"board\":{{\"at\":0,\"kind\":\"{kind}\",\"board\":\"{board}\"}}}}\n\
             {{\"play\":{{\"at\":0,\"to\":1,\"choice\":\"0\",\"board\":\"{board}\"}}}}\n\
             {{\"leave\":{{\"node\":0,\"returned\":\"0\"}}}}\n\
             {{\"end\":{{\"calls\":1}}}}\n"
        ))
    };
    assert!(queens(&lines("queens")));
    assert!(!queens(&lines("three")) && !queens(&lines("text")));
}

#[test]
fn queens_are_drawn_where_the_recording_says_so() {
    let trace = runs::of_queens(4);
    let drawn = boards_svg(&trace, &SvgOptions::embedded("it"));
    assert!(drawn.contains("<use href=\"#it-queen\"") && drawn.contains("dead end"));
    assert!(summary(&trace).ends_with("2 solutions"));
    let other = said_to_be(&trace, "text");
    let drawn = boards_svg(&other, &SvgOptions::embedded("it"));
    assert!(!drawn.contains("<use") && drawn.contains(">Q...</text>"));
    assert!(!drawn.contains("dead end") && !text(&other).contains("dead end"));
    assert!(!summary(&other).contains("solution"));
    let boards = |trace: &Trace| drawing::player_data(trace)["boards"].clone();
    assert_eq!(boards(&trace)[1]["kind"], "queens");
    assert!(boards(&other)[1]["kind"].is_null(), "{}", boards(&other)[1]);
}

#[rstest]
#[case("text")]
#[case("squares")]
#[case("three")]
fn fields_are_drawn_where_the_recording_says_so(#[case] other: &str) {
    let game = fields::short_game();
    assert!(is_played(&game) && !is_played(&said_to_be(&game, other)));
    let search = fields::of_alpha_beta(&fields::one_by_two());
    let dots = "class=\"dots\"";
    assert!(svg(&search).contains(dots) && text(&search).contains("b1b2 +1: "));
    let search = said_to_be(&search, other);
    assert!(!svg(&search).contains(dots) && text(&search).contains("b1b2: "));
}

/// The recording states who moves next: here B has no link to make.
#[test]
fn a_player_who_is_passed_over_is_named() {
    let field = "A---A   .\\n|   |\\nA---A   .\\n\\nB---B---B";
    let after = "A---A---A\\n|   |\\nA---A   .\\n\\nB---B---B";
    let game = |next: &str| {
        runs::read(&format!(
            "{{\"board\":{{\"at\":0,\"kind\":\"squares\",\"max\":\"first\",\"to_move\":\"first\",\"board\":\"{field}\"}}}}\n\
             {{\"play\":{{\"at\":0,\"to\":1,\"choice\":\"b1c1\",\"mover\":\"first\",\"to_move\":\"{next}\",\"board\":\"{after}\"}}}}\n\
             {{\"end\":{{\"calls\":0}}}}\n"
        ))
    };
    let player = |trace: &Trace| player_fragment(trace, &SvgOptions::embedded("it"));
    let again = game("first");
    assert!(player(&again).contains("A draws b1c1: B is passed over"));
    assert!(svg(&again).contains("again: the other player"));
    assert!(strip_text(&again).contains("0 : 0 again"));
    let next = game("second");
    assert!(!player(&next).contains("passed over") && !svg(&next).contains("again"));
}
