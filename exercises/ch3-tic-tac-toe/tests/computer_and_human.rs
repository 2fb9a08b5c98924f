//! tictactoe-5: the computer's move depends on the human's, and the human's on the computer's.

mod common;

use call_trace::Trace;
use common::{or_none, position, shown, watch};
use game::Value;
use rstest::rstest;
use tic_tac_toe::computer_and_human::{find_computer_move, find_human_move, immediate_win};
use tic_tac_toe::grid::{Grid, Side};

const COMPUTER: Side = Side::Computer;
const HUMAN: Side = Side::Human;

/// Asks the function of the side that moves.
fn find(mover: Side, grid: &mut Grid) -> (Value, Option<usize>) {
    match mover {
        Side::Computer => find_computer_move(grid),
        Side::Human => find_human_move(grid),
    }
}

#[rstest]
#[case::a_row("XX.OO....", Side::Human, Some(3))]
#[case::a_column("OX..X.O..", Side::Human, Some(8))]
#[case::the_first_of_two("OXXX.OO.X", Side::Computer, None)]
#[case::of_two_wins_the_first("XO.XXO.O.", Side::Human, Some(7))]
#[case::the_other_side_is_no_win("XX.O.....", Side::Computer, None)]
#[case::a_diagonal("XX..O.O.X", Side::Computer, Some(3))]
fn the_first_cell_that_wins_at_once(
    #[case] text: &str,
    #[case] side: Side,
    #[case] want: Option<usize>,
) {
    let (got, after) = on(text, |grid| immediate_win(grid, side));
    let [seen, wanted] = [got, want].map(|cell| or_none(cell, "none"));
    assert!(
        got == want,
        "the cell with which {side} wins {text} at once is {wanted}, not {seen}: try each empty cell \
         in turn."
    );
    assert_unchanged(text, &after);
}

#[rstest]
#[case::computer_full(COMPUTER, "XOXXOOOXX", 0, None)]
#[case::computer_wins_at_once(COMPUTER, "XX.OO..X.", 1, Some(6))]
#[case::computer_blocks(COMPUTER, "XX..O....", 0, Some(3))]
#[case::computer_answers_a_corner(COMPUTER, "X........", 0, Some(5))]
#[case::computer_is_lost(COMPUTER, "XOXOX....", -1, Some(6))]
#[case::human_wins_at_once(HUMAN, "XX.OO....", -1, Some(3))]
#[case::human_blocks(HUMAN, "XOX.O....", 0, Some(8))]
#[case::human_forks(HUMAN, "X.O......", -1, Some(4))]
#[case::human_is_lost(HUMAN, "OO.XOX.X.", 1, Some(3))]
fn the_value_and_the_first_best_cell(
    #[case] mover: Side,
    #[case] text: &str,
    #[case] value: Value,
    #[case] cell: Option<usize>,
) {
    let ((got, chosen), _) = on(text, |grid| find(mover, grid));
    let thought = match (mover, got) {
        _ if got == value => None,
        (Side::Computer, 1) => Some("1 means a win against *every* reply, not some."),
        (Side::Computer, _) if got < value => {
            Some("the computer picked a move that is worse: maximise there.")
        }
        (Side::Human, got) if got > value => {
            Some("the person picked a move that loses: minimise there.")
        }
        _ => Some("the two want opposite things: ask the other function after each move."),
    };
    if let Some(thought) = thought {
        panic!(
            "the value of {text} is {}, not {}: {thought}",
            shown(value),
            shown(got)
        );
    }
    let [seen, wanted] = [chosen, cell].map(|cell| or_none(cell, "no cell"));
    let thought = match chosen {
        None => "even where every move loses, one must be made: begin below the worst value.",
        _ => "of equally good cells the first.",
    };
    assert!(
        chosen == cell,
        "on {text} you choose {seen}, and {wanted} is wanted: {thought}"
    );
}

#[rstest]
#[case(COMPUTER, "X........")]
#[case(COMPUTER, "XOX.OX...")]
#[case(HUMAN, "X...O....")]
#[case(HUMAN, "XOX.O....")]
fn the_board_is_left_as_it_was(#[case] mover: Side, #[case] text: &str) {
    let (_, after) = on(text, |grid| find(mover, grid));
    assert_unchanged(text, &after);
}

#[rstest]
#[case(COMPUTER, "XX.OO..X.", "6")]
#[case(COMPUTER, "OX.XO..X.", "9")]
#[case(HUMAN, "XX.OO....", "3")]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn a_win_at_once_needs_no_further_look(
    #[case] mover: Side,
    #[case] text: &str,
    #[case] cell: &str,
) {
    let calls = recorded(text, mover).calls();
    assert!(
        calls == 1,
        "{cell} wins {text} at once, yet {calls} calls: look for a win before you try the moves one \
         by one."
    );
}

#[rstest]
#[case(COMPUTER, "X...O...X", 85)]
#[case(COMPUTER, "X...O..X.", 300)]
#[case(HUMAN, "XO.......", 1988)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn each_asks_the_other_once_for_each_cell(
    #[case] mover: Side,
    #[case] text: &str,
    #[case] enough: usize,
) {
    let trace = recorded(text, mover);
    let (asked, other) = match mover {
        Side::Computer => ("find_computer_move", "find_human_move"),
        Side::Human => ("find_human_move", "find_computer_move"),
    };
    assert!(
        trace.calls_of(other) > 0,
        "{asked} never asked {other}: after a move it is the other's turn."
    );
    let calls = trace.calls();
    assert!(
        calls == enough,
        "{calls} calls on {text}, and {enough} are wanted: one for each empty cell, unless there is \
         a win at once."
    );
}

/// Runs `program` on the grid that a text shows, the human to move first in the game.
fn on<R>(text: &str, program: impl FnOnce(&mut Grid) -> R) -> (R, Grid) {
    let mut grid = Grid::of(position(text), Side::Human);
    let result = run(&mut grid, program).0;
    (result, grid)
}

fn recorded(text: &str, mover: Side) -> Trace {
    let mut grid = Grid::of(position(text), Side::Human);
    run(&mut grid, |grid| find(mover, grid)).1
}

fn run<R>(grid: &mut Grid, program: impl FnOnce(&mut Grid) -> R) -> (R, Trace) {
    watch(
        || program(grid),
        |panic, _| {
            let held = panic.split_once(" already holds ")?;
            Some(format!(
                "{} still holds {}: leave the board as you found it, and mark only empty cells.",
                held.0,
                held.1.split(':').next()?
            ))
        },
    )
}

#[track_caller]
fn assert_unchanged(before: &str, after: &Grid) {
    let after = format!("{after:?}");
    let changed = before.chars().zip(after.chars()).position(|(a, b)| a != b);
    if let Some(at) = changed {
        let cell = at + 1;
        let mark = after.chars().nth(at).unwrap_or_default();
        match mark {
            '.' => panic!("cell {cell} has lost its mark: take back only what you placed."),
            _ => panic!("cell {cell} still holds {mark}: leave the board as you found it."),
        }
    }
}
