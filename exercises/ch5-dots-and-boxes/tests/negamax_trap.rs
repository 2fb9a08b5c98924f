//! dots-3: `negamax_trap`, a search that was right as long as the turn always passed.

mod common;

use alpha_beta::alpha_beta::alpha_beta;
use common::{Counted, for_mover, minus, position, random_positions, spaced};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::negamax_trap::negamax_trap;
use dots_and_boxes::size::Line;
use game::Value;
use rstest::rstest;
use tic_tac_toe::look_ahead::look_ahead;

const SURE: &str = "what the mover is sure of is handed down, too: as alpha where the mover stays, \
                    as −beta where the turn passes.";

/// One line is left, and whoever draws it stays. No window can matter.
const STAYS: [(&str, Value); 4] = [
    ("1x1 a1b1 a1a2 b1b2", 1),
    ("1x1 a1b1 a2b2 a1a2", 1),
    ("1x2 a1b1 b1c1 a1a2 a2b2 b2c2 c1c2", 2),
    ("1x2 a1b1 a2b2 a1a2 b1b2 b1c1 b2c2", 2),
];

/// Two lines are left, and whoever draws the first passes the turn. No window can matter.
const PASSES: [(&str, Value); 3] = [
    ("1x1 a1b1 a1a2", -1),
    ("1x1 a1b1 a2b2", -1),
    ("1x1 b1b2 a2b2", -1),
];

/// The search to the end of the game, with an open window.
fn search(board: &Dots) -> (Value, Option<Line>) {
    let lines = board.open().count_ones();
    negamax_trap(board, lines, -Value::MAX, Value::MAX)
}

/// What a search that is wrong somewhere has not understood.
fn thought() -> &'static str {
    let wrong = |known: &[(&str, Value)]| {
        let differs = |(text, want): &(&str, Value)| search(&position(text)).0 != *want;
        known.iter().any(differs)
    };
    if wrong(&STAYS) {
        "the mover stayed: do not negate."
    } else if wrong(&PASSES) {
        "the turn passed: what is good for the opponent is bad for the mover, so negate."
    } else {
        "value negated rightly, window not: swap both or neither."
    }
}

#[rstest]
#[case::one_box(STAYS[0])]
#[case::one_box_from_below(STAYS[1])]
#[case::two_boxes_at_once(STAYS[2])]
#[case::one_more_to_the_one_taken(STAYS[3])]
fn a_box_taken_last_is_gained(#[case] (text, want): (&str, Value)) {
    let (got, _) = search(&position(text));
    let said = format!(
        "{text} is {want} for the player to move, not {got}: {}",
        thought()
    );
    assert_eq!(got, want, "{}", minus(&said));
}

#[rstest]
#[case::two_sides(PASSES[0])]
#[case::top_and_bottom(PASSES[1])]
#[case::the_other_corner(PASSES[2])]
fn a_box_left_last_is_lost(#[case] (text, want): (&str, Value)) {
    let (got, _) = search(&position(text));
    let said = format!(
        "{text} is {want} for the player to move, not {got}: {}",
        thought()
    );
    assert_eq!(got, want, "{}", minus(&said));
}

#[rstest]
#[case::six_lines_left(6, 60)]
#[case::seven_lines_left(7, 8)]
#[case::eight_lines_left(8, 2)]
fn random_positions_are_valued_as_look_ahead_does(#[case] left: u32, #[case] count: usize) {
    for board in random_positions(&["1x3", "2x2", "2x3"], left as usize, count) {
        let (value, mv) = look_ahead(&board, left);
        let want = for_mover(&board, value);
        let (got, recommended) = search(&board);
        let said = format!(
            "{board:?} is {want} for the player to move, not {got}: {}",
            thought()
        );
        assert_eq!(got, want, "{}", minus(&said));
        assert_eq!(
            recommended, mv,
            "{board:?}: the value is right, but of equal moves the first is taken."
        );
    }
}

#[rstest]
#[case::one_line(1)]
#[case::two_lines(2)]
#[case::three_lines(3)]
fn depth_counts_every_line(#[case] depth: u32) {
    for board in random_positions(&["2x2", "2x3"], 5, 60) {
        let want = for_mover(&board, look_ahead(&board, depth).0);
        let (got, _) = negamax_trap(&board, depth, -Value::MAX, Value::MAX);
        let thought = match search(&board).0 == for_mover(&board, look_ahead(&board, 5).0) {
            true => "to the end it is right. One line is one depth, also where the mover stays.",
            false => thought(),
        };
        let said = format!("{board:?} to depth {depth} is {want}, not {got}: {thought}");
        assert_eq!(got, want, "{}", minus(&said));
    }
}

#[test]
fn a_narrow_window_is_answered_as_alpha_beta_answers_it() {
    for board in random_positions(&["2x2", "2x3"], 5, 60) {
        for (alpha, beta) in [(-2, 0), (0, 1), (-1, 3), (1, 2)] {
            // What alpha-beta is told and says is the first player's.
            let (low, high) = if for_mover(&board, 1) == 1 {
                (alpha, beta)
            } else {
                (-beta, -alpha)
            };
            let want = for_mover(&board, alpha_beta(&board, 5, low, high).0);
            let (got, _) = negamax_trap(&board, 5, alpha, beta);
            let said = format!(
                "{board:?} with the window [{alpha}, {beta}]: alpha-beta says {want}, you say {got}: {}",
                thought()
            );
            assert_eq!(got, want, "{}", minus(&said));
        }
    }
}

#[rstest]
#[case("1x3 b1b2")]
#[case("1x3")]
#[case("2x2 a1b1 a1a2 b1b2")]
fn it_visits_what_alpha_beta_visits(#[case] text: &str) {
    let board = position(text);
    let left = board.open().count_ones();
    let plain = Counted::new(board, usize::MAX);
    let (want, _) = alpha_beta(&plain, left, Value::MIN, Value::MAX);
    let want = for_mover(&board, want);

    let yours = Counted::new(board, 2 * plain.nodes()).or_say(SURE);
    let (got, _) = negamax_trap(&yours, left, -Value::MAX, Value::MAX);
    let said = format!(
        "{text} is {want} for the player to move, not {got}: {}",
        thought()
    );
    assert_eq!(got, want, "{}", minus(&said));

    let (nodes, suffice) = (spaced(yours.nodes()), spaced(plain.nodes()));
    assert!(
        yours.nodes() >= plain.nodes(),
        "{nodes} nodes on {text}, {suffice} are needed: a cut left out too much. {SURE}"
    );
    assert_eq!(
        nodes, suffice,
        "{nodes} nodes on {text}, {suffice} suffice: {SURE}"
    );
}
