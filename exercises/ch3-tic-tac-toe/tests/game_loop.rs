//! tictactoe-7: asking for a move until there is one.

mod common;

use common::typist::Typist;
use common::{or_none, position, watch};
use game::{Board, Player};
use rstest::rstest;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::game_loop::{ask_for_move, game_loop};

#[rstest]
#[case::a_number("5\n", 5)]
#[case::with_spaces("  7 \n", 7)]
#[case::as_windows_ends_a_line("3\r\n", 3)]
#[case::without_an_end_of_line("9", 9)]
fn a_free_cell_is_the_move(#[case] text: &str, #[case] want: usize) {
    let (got, _) = ask("X........", text);
    let got = or_none(got, "no move");
    assert!(
        got == want.to_string(),
        "{text:?} was typed: {want} is the move, not {got}. Spaces and line ends do not count."
    );
}

#[rstest]
#[case::occupied("....X....", "5\n7\n")]
#[case::zero(".........", "0\n7\n")]
#[case::ten(".........", "10\n7\n")]
#[case::below_zero(".........", "-1\n7\n")]
#[case::a_word(".........", "abc\n7\n")]
#[case::two_numbers(".........", "3 4\n7\n")]
#[case::an_empty_line(".........", "\n7\n")]
#[case::one_thing_after_the_other("....X....", "5\n\nx\n77\n7\n8\n")]
fn anything_else_is_asked_again(#[case] board: &str, #[case] text: &str) {
    let (got, typist) = ask(board, text);
    if got.is_none() && after_an_empty_line() {
        let read: String = text.lines().take(2).collect::<Vec<_>>().join("\\n");
        panic!("second line read as '{read}': read_line appends, so empty the line first.");
    }
    let got = or_none(got, "no move");
    assert!(
        got == "7",
        "{text:?} was typed on {board}: 7 is the first move that can be made, not {got}."
    );
    let shown = typist.shown_before_each_line();
    assert!(
        shown.iter().all(|shown| *shown > 0),
        "a line was read and no question asked: ask before each line."
    );
    assert!(
        shown[1] > shown[0],
        "after {:?} there was only the question again: say why it will not do.",
        text.lines().next().unwrap_or_default()
    );
}

#[rstest]
#[case::at_once("")]
#[case::after_a_word("abc\n")]
#[case::after_an_occupied_cell("5\n")]
fn the_end_of_the_input_is_no_move(#[case] text: &str) {
    let (got, _) = ask("....X....", text);
    assert!(
        got.is_none(),
        "the input ended after {text:?}: there is no move, and not {}.",
        or_none(got, "no move")
    );
}

#[test]
fn an_input_that_fails_is_an_error() {
    let mut typist = Typist::broken();
    let (mut input, mut output) = typist.ends();
    let asked = watched(|| ask_for_move(&Bits::new(), &mut input, &mut output));
    assert!(
        asked.is_err(),
        "reading failed, and nobody was told: hand the error on with `?`."
    );
}

#[rstest]
#[case::a_draw("5\n1\n3\n7\n4\n6\n8\n2\n9\n", "OOXXXOOXX")]
#[case::x_wins("1\n4\n2\n5\n3\n", "XXXOO....")]
#[case::given_up("1\n4\n2\n", "XX.O.....")]
fn two_people_play_a_game(#[case] text: &str, #[case] last: &str) {
    let end = play(&[Player::First, Player::Second], text);
    assert!(
        end == position(last),
        "{text:?} was typed, and the game ended at {end:?}: {last} is right."
    );
}

#[test]
fn a_computer_is_not_asked() {
    let end = play(&[Player::Second], "5\n6\n7\n8\n9\n");
    assert!(
        end.done(),
        "X chose by itself and O typed its moves, and the game stopped at {end:?}."
    );
}

fn ask(board: &str, text: &str) -> (Option<Cell>, Typist) {
    let (board, mut typist) = (position(board), Typist::new(text));
    let (mut input, mut output) = typist.ends();
    let asked = watched(|| ask_for_move(&board, &mut input, &mut output));
    (asked.expect("reading and writing worked"), typist)
}

/// Plays a game in which a computer takes the first free cell.
fn play(people: &[Player], text: &str) -> Bits {
    let mut typist = Typist::new(text);
    let (mut input, mut output) = typist.ends();
    let first_free = |board: &Bits| board.legal_moves().next();
    let end = watched(|| game_loop(Bits::new(), people, &mut input, &mut output, first_free));
    end.expect("reading and writing worked")
}

/// Whether a move is found after an empty line: a line that was not emptied does no harm then.
fn after_an_empty_line() -> bool {
    ask(".........", "\n7\n").0.is_some()
}

/// Runs the program; a panic is explained.
fn watched<R>(program: impl FnOnce() -> R) -> R {
    let why = |panic: &str| {
        let typed = panic.split_once("NoSuchCell(\"")?.1;
        let typed = typed.split_once("\")")?.0.trim_end_matches("\\n");
        Some(format!(
            "'{typed}' ended the program; ask again. What people type may be anything, so look at \
             the error instead of unwrapping."
        ))
    };
    watch(program, |panic, _| why(panic)).0
}
