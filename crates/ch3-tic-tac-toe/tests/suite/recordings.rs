//! What a recorded run of the reference looks like, and what people see of a game.
//!
//! The recordings need a debug build; the texts do not.

use game::{Board, Player};
use insta::assert_snapshot;
use tic_tac_toe::analysis::analyse;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::cell_one::human_first;
#[cfg(debug_assertions)]
use tic_tac_toe::computer_and_human::find_computer_move;
use tic_tac_toe::game_loop::game_loop;
use tic_tac_toe::grid::Grid;
#[cfg(debug_assertions)]
use tic_tac_toe::grid::Side;
use tic_tac_toe::look_ahead::look_ahead;
use tic_tac_toe::typed::Typed;

#[cfg(debug_assertions)]
fn position(text: &str) -> Bits {
    text.parse().unwrap()
}

#[test]
#[cfg(debug_assertions)]
fn look_ahead_tries_every_move_and_every_answer() {
    assert_snapshot!(
        drawn(|| look_ahead(&position("XOXOXO..."), 9)),
        @r"
        look_ahead(9) → (3, Some(7))
          look_ahead(8) → (3, None)
          look_ahead(8) → (1, Some(7))
            look_ahead(7) → (1, Some(9))
              look_ahead(6) → (1, None)
            look_ahead(7) → (1, Some(7))
              look_ahead(6) → (1, None)
          look_ahead(8) → (3, None)
        "
    );
}

#[test]
#[cfg(debug_assertions)]
fn computer_and_human_take_turns() {
    let grid = &mut Grid::of(position("XOXOX...."), Side::Human);
    assert_snapshot!(
        drawn(|| find_computer_move(grid)),
        @r"
        find_computer_move() → (-1, Some(6))
          find_human_move() → (-1, Some(7))
          find_human_move() → (-1, Some(9))
          find_human_move() → (-1, Some(7))
          find_human_move() → (-1, Some(7))
        "
    );
}

#[test]
fn every_move_of_a_game_is_assessed() {
    let moves: Vec<Cell> = [1, 2, 4, 3, 5, 6, 9]
        .into_iter()
        .filter_map(Cell::new)
        .collect();
    let verdicts = analyse(&Bits::new(), &moves);
    let lines = verdicts
        .iter()
        .map(|(player, mv, verdict)| format!("{player} {mv}: {verdict}\n"));
    assert_snapshot!(
        lines.collect::<String>(),
        @r"
        first 1: best
        second 2: throws away a draw
        first 4: best
        second 3: keeps the outcome
        first 5: keeps the outcome
        second 6: best
        first 9: best
        "
    );
}

#[test]
fn a_person_plays_against_the_computer() {
    let (mut input, mut output) = ("5\n5\n\nten\n9\n2\n4\n7\n6\n".as_bytes(), Vec::new());
    let computer = |board: &Bits| look_ahead(board, 9).1;
    let end = game_loop(
        Bits::new(),
        &[Player::First],
        &mut input,
        &mut output,
        computer,
    )
    .unwrap();
    assert_snapshot!(format!("{}\n{end:?}", String::from_utf8(output).unwrap()));
    assert!(!end.done() || end.evaluate() <= 0, "the computer lost");
}

#[test]
fn the_hunted_game_is_played_to_its_end() {
    let grid = &mut Grid::new();
    let said = human_first(grid, &mut Typed::new("5 0 10 abc 5 9 3 4 8 2 1 6 7"));
    assert_snapshot!(
        format!("{said}{grid}"),
        @r"
        You mark 5.
        I mark 1.
        You mark 9.
        I mark 3.
        You mark 4.
        I mark 2.
        The game is over.
        I have won.
        OOO
        XX.
        ..X
        "
    );
}

/// One line a call, indented by its depth.
#[cfg(debug_assertions)]
fn drawn<R>(program: impl FnOnce() -> R) -> String {
    diagnosis::call_lines(program, |call| call.args.values())
}
