//! What a page asks for in words.

use call_trace::{Trace, record, traced};
use figures::{Drawing, Run};
use rstest::rstest;

#[traced]
fn factorial(n: u64) -> u64 {
    if n == 0 { 1 } else { n * factorial(n - 1) }
}

fn run() -> Trace {
    record(|| factorial(3)).1
}

#[test]
fn an_option_changes_what_is_drawn() {
    let nodes = |options: &[(&str, &str)]| {
        let drawing = Drawing::asked("tree", options).unwrap();
        let drawn = drawing.draw(&Run::of(&run()), "factorial-3").unwrap();
        drawn.drawing.matches("factorial-3-drawing-n").count()
    };
    assert!(nodes(&[("depth", "2")]) < nodes(&[]));
}

#[rstest]
#[case("bush", &[], "there is no figure \"bush\"; there are: tree, game, strip, stack, boards, player, board")]
#[case("tree", &[("colour", "red")], "there is no option colour here; there are: title, depth, nodes, open, calls")]
#[case("tree", &[("depth", "two")], "depth is a whole number; \"two\" is not")]
#[case("player", &[("whole", "maybe")], "whole is yes or no; \"maybe\" is not")]
#[case("game", &[], "no moves of a game were recorded: draw its calls with tree")]
#[case("board", &[("call", "9")], "calls are numbered from 1 to 4, not 9")]
#[case("board", &[], "plays are numbered from 1 to 0, not 0")]
fn what_cannot_be_drawn_gets_a_sentence(
    #[case] kind: &str,
    #[case] options: &[(&str, &str)],
    #[case] sentence: &str,
) {
    let drawing = Drawing::asked(kind, options);
    let drawn = drawing.and_then(|drawing| drawing.draw(&Run::of(&run()), "it"));
    assert_eq!(drawn.unwrap_err().to_string(), sentence);
}
