//! dots-7: `same_position`, the lines alone decide the rest.

mod common;

use common::{Counted, for_mover, minus, position, random_positions, spaced};
use dots_and_boxes::dots::{Dots, Field};
use dots_and_boxes::same_position::{Memo, same_position};
use game::{Board, Value};
use rstest::rstest;
use tic_tac_toe::look_ahead::look_ahead;

const NEW: &str = "what is taken now counts, and then the rest: for the mover who stays as it is, \
                   for the one who passes the turn with its sign turned.";

/// What a wrong value has not understood.
fn thought(got: Value) -> &'static str {
    match got.unsigned_abs() > 60 {
        true => "that is no number of boxes. What is the rest worth when no line is left?",
        false => NEW,
    }
}

/// What the rest of the game is worth to the player to move, by looking ahead.
fn rest(board: &Dots) -> Value {
    let (value, _) = look_ahead(board, board.open().count_ones());
    for_mover(board, value - board.evaluate())
}

#[rstest]
#[case::the_last_box("1x1 a1b1 a1a2 b1b2", 1)]
#[case::two_boxes_with_one_line("1x2 a1b1 b1c1 a1a2 a2b2 b2c2 c1c2", 2)]
#[case::one_box_to_be_left("1x1 a1b1 a1a2", -1)]
#[case::a_corridor_of_two("1x2 a1b1 b1c1 a2b2 b2c2 a1a2", 2)]
#[case::an_empty_box("1x1", -1)]
#[case::two_empty_boxes("1x2", 0)]
fn the_rest_is_worth_what_the_mover_gains(#[case] text: &str, #[case] want: Value) {
    let got = same_position(&Counted::new(position(text), 1_000), &mut Memo::new());
    let said = format!(
        "after {text} the rest is worth {want} to the player to move, not {got}: {}",
        thought(got)
    );
    assert_eq!(got, want, "{}", minus(&said));
}

#[rstest]
#[case::one_taken("1x2 a1b1 a2b2 a1a2 b1b2", 1)]
#[case::all_taken("1x1 a1b1 a1a2 b1b2 a2b2", 0)]
#[case::two_taken_at_once("1x3 a1b1 b1c1 a1a2 a2b2 b2c2 c1c2 b1b2", 1)]
fn what_was_taken_before_does_not_count(#[case] text: &str, #[case] want: Value) {
    let board = position(text);
    let got = same_position(&Counted::new(board, 2_000), &mut Memo::new());
    let total = want + for_mover(&board, board.evaluate());
    let thought = if got == total {
        "off by the boxes already taken: store the rest."
    } else {
        thought(got)
    };
    let said = format!(
        "after {text} the rest is worth {want} to the player to move, not {got}: {thought}"
    );
    assert_eq!(got, want, "{}", minus(&said));
}

/// The same lines, drawn in another order: the boxes are another player's, or the mover is.
#[rstest]
#[case::the_other_took_it("2x2 a1b1 a2b2 a1a2 b1b2 c1c2", "2x2 c1c2 a1b1 a2b2 a1a2 b1b2")]
#[case::the_other_moves(
    "1x3 b1b2 a1b1 a1a2 a2b2 c1c2 b1c1 b2c2",
    "1x3 a1b1 a1a2 a2b2 c1c2 b1c1 b2c2 b1b2"
)]
fn the_same_lines_are_the_same_position(#[case] first: &str, #[case] then: &str) {
    let mut memo = Memo::new();
    let [first, then] = [first, then].map(|text| Counted::new(position(text), 5_000));
    let want = same_position(&first, &mut memo);
    let got = same_position(&then, &mut memo);
    assert_eq!(
        then.nodes(),
        1,
        "{then:?} was searched, although {first:?} was known: as many nodes as before. The same \
         lines are open, so the rest is the same, whoever took the boxes and whoever moves."
    );
    assert_eq!(
        got, want,
        "{first:?} and {then:?} have the same lines: the same rest for the player to move."
    );
    assert_eq!(got, rest(then.dots()), "{NEW}");
}

/// Every set of lines is a position, and from each every open line is tried once.
#[rstest]
#[case::one_box("1x1", 33, 33, -1)]
#[case::two("1x2", 449, 467, 0)]
#[case::three("1x3", 5_121, 5_677, -1)]
#[case::square("2x2", 24_577, 28_633, 2)]
fn every_position_is_searched_once(
    #[case] text: &str,
    #[case] suffice: usize,
    #[case] before: usize,
    #[case] want: Value,
) {
    let board = Counted::new(position(text), 2 * before);
    let mut memo = Memo::new();
    let got = same_position(&board, &mut memo);
    let nodes = board.nodes();
    let new = thought(got);
    let thought = if nodes > suffice && suffice == before {
        "Is every position looked up first, and stored before its value is returned?"
    } else if nodes >= before {
        "as many nodes as before. Who took the boxes is part of the position, but does it decide \
         the rest?"
    } else if nodes > suffice {
        "Is there more in the key than decides the rest?"
    } else {
        "Is every open line tried?"
    };
    let said = format!("{text} is worth {want} to the first player, not {got}: {new}");
    assert_eq!(got, want, "{}", minus(&said));
    let (nodes, suffice) = (spaced(nodes), spaced(suffice));
    assert_eq!(
        nodes, suffice,
        "{nodes} nodes on {text}, {suffice} suffice: {thought}"
    );
    let positions = 1 << board.dots().size.lines();
    assert!(
        memo.len() >= positions - 1,
        "{} positions are known afterwards, of {}: store every one.",
        spaced(memo.len()),
        spaced(positions)
    );
}

#[test]
fn on_random_positions_it_agrees_with_look_ahead() {
    let mut memo = Memo::new();
    for board in random_positions(&["2x2"], 6, 60) {
        let (got, want) = (same_position(&board, &mut memo), rest(&board));
        let total = want + for_mover(&board, board.evaluate());
        let thought = if got == total {
            "off by the boxes already taken: store the rest."
        } else {
            "one memo served other positions before. Is what it holds true for every position \
             with these lines?"
        };
        let said = format!(
            "{board:?} is worth {want} to the player to move from here on, not {got}: {thought}"
        );
        assert_eq!(got, want, "{}", minus(&said));
    }
}
