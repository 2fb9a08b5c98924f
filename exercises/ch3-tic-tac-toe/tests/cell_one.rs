//! tictactoe-6: three bugs in a game that plays well.

mod common;

use common::{position, watch};
use game::Value;
use rstest::rstest;
use tic_tac_toe::cell_one::{ask, find_computer_move, find_human_move, human_first};
use tic_tac_toe::grid::{Grid, Side};
use tic_tac_toe::typed::Typed;

type Find = fn(&mut Grid) -> (Value, usize);

#[rstest]
#[case::computer(find_computer_move, "XO.XX..O.", -1)]
#[case::computer_too(find_computer_move, "X.O..OX.X", -1)]
#[case::computer_again(find_computer_move, "OX..XX..O", -1)]
#[case::human(find_human_move, "XXOX.OO..", 1)]
#[case::human_too(find_human_move, "OXX.X.OO.", 1)]
#[case::human_again(find_human_move, "OO.XOX.X.", 1)]
fn a_lost_position_still_has_a_legal_move(
    #[case] find: Find,
    #[case] text: &str,
    #[case] want: Value,
) {
    let mut grid = Grid::of(position(text), Side::Human);
    let (value, cell) = watched(|| find(&mut grid));
    assert!(
        (1..=9).contains(&cell) && grid.is_empty(cell),
        "every move loses here, and {cell} is occupied: default to a legal move. The board is {text}."
    );
    assert!(
        value == want,
        "every move loses on {text}: {want}, not {value}. A better start must not change the value."
    );
}

#[rstest]
#[case::zero("X........", "0 5", 5)]
#[case::ten("X........", "10 5", 5)]
#[case::far_out("X........", "99999 0 1 2", 2)]
#[case::a_word("X........", "abc 5", 5)]
#[case::a_word_after_a_taken_cell("X........", "1 abc 5", 5)]
#[case::below_zero("XO.......", "2 -3 3", 3)]
fn asks_until_an_empty_cell_is_typed(#[case] text: &str, #[case] words: &str, #[case] want: usize) {
    let grid = Grid::of(position(text), Side::Human);
    let mut typed = Typed::new(&format!("{words} 9"));
    let got = watched(|| ask(&grid, &mut typed));
    assert!(
        got == Some(want),
        "{words:?} was typed on {text}: {want} is the first cell there that is free, not {got:?}."
    );
    assert!(
        typed.number() == Some(9),
        "after {words:?} the 9 that was typed next is gone: take no word too many."
    );
}

#[rstest]
#[case::nothing_typed("")]
#[case::a_taken_cell("1")]
#[case::a_word("abc")]
fn the_end_of_the_input_ends_the_asking(#[case] words: &str) {
    let grid = Grid::of(position("X........"), Side::Human);
    let got = watched(|| ask(&grid, &mut Typed::new(words)));
    assert!(
        got.is_none(),
        "{words:?} was typed and the input has ended: there is no answer, and not {got:?}."
    );
}

#[rstest]
#[case::you_win("XX.OO....", "3", "You have won.")]
#[case::with_the_ninth_mark("XOOXOO.XX", "7", "You have won.")]
#[case::i_win("XX.OO....", "9 7", "I have won.")]
#[case::i_win_too("OX.XO..X.", "3", "I have won.")]
#[case::a_draw("XOXOO.XXO", "6", "A draw.")]
#[case::a_longer_draw("XOX.O....", "8 6 7 9 4", "A draw.")]
fn the_result_is_announced(#[case] text: &str, #[case] words: &str, #[case] want: &str) {
    let mut grid = Grid::of(position(text), Side::Human);
    let said = watched(|| human_first(&mut grid, &mut Typed::new(words)));
    let last = said.lines().last().unwrap_or_default();
    let says = |what: &str| last.to_lowercase().contains(what);
    if want == "You have won." && says("draw") {
        panic!(
            "X won with the ninth mark; you announced a draw. Ask who has won before you ask whether \
                the board is full."
        );
    }
    assert!(
        says("won") || says("draw"),
        "the game is over, and the last that was said is {last:?}: the result is worked out, so \
         announce it."
    );
    assert!(
        last == want,
        "the game ended like this:\n{grid}\nand you announced {last:?}: {want:?} is right."
    );
}

/// Runs a part of the game; a panic is explained.
fn watched<R>(program: impl FnOnce() -> R) -> R {
    let why = |panic: &str| {
        if let Some((_, rest)) = panic.split_once("there is no cell ") {
            let (cell, _) = rest.split_once(':')?;
            return Some(format!(
                "{cell} accepted: check 1..=9 before the board. A word that is no number is no cell \
                 either."
            ));
        }
        if panic.contains("repeats for ever") {
            return Some(format!(
                "{panic}. A word that is no number stays until you skip it."
            ));
        }
        if let Some((cell, _)) = panic.split_once(" already holds ") {
            return Some(format!(
                "a mark was put on {cell}, which is occupied: a lost position needs a legal move too."
            ));
        }
        None
    };
    watch(program, |panic, _| why(panic)).0
}
