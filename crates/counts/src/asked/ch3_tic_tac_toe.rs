//! Answers to questions of the third chapter.

use std::collections::{HashMap, HashSet};
use std::io::{BufRead, Cursor};

use game::{Board, Player, Value};
use tic_tac_toe::analysis::{assess, value_of};
use tic_tac_toe::bits::{Bits, LINES};
use tic_tac_toe::board::TicTacToe;
use tic_tac_toe::census::positions;
use tic_tac_toe::debugging::cell_one::find_computer_move;
use tic_tac_toe::game_loop::ask_for_move;
use tic_tac_toe::grid::{Grid, Side};

use super::answer::{Asked, answers};

pub(super) fn asked() -> Vec<Asked> {
    let all = positions(&Bits::new());
    let finished = all.iter().filter(|board| board.done());
    let values: HashSet<Value> = finished.clone().map(Board::evaluate).collect();
    let won = finished.filter(|board| board.winner().is_some());
    let mut typed = Cursor::new("abc\n\n10\n-1\n 5\n");
    let read = ask_for_move(&TicTacToe::new(), &mut typed, &mut Vec::new());
    let read = read.ok().flatten().expect("a line names a cell");
    // Each line contains marks of both players. There is no such board with two empty squares.
    let blocked = all.iter().find(|board| {
        let both = |line: &&u16| {
            [Player::First, Player::Second]
                .iter()
                .all(|it| board.set(*it) & **line != 0)
        };
        board.moves_done() == 8 && LINES.iter().filter(both).count() == LINES.len()
    });
    let over = blocked.expect("such a board can be reached").done();
    answers! {
        "different values of finished games" => values.len(),
        "O moves, and −4 becomes −2" => verdict(&all, -4, -2),
        "the cell that is read" => read.to_string(),
        "nobody can win any more" => if over { "it is done" } else { "it goes on" },
        "fewest marks where somebody has won" => won.map(|board| board.moves_done()).min(),
        "every move loses: the cell that the hunt marks" => find_computer_move(&mut lost()).1,
        "an empty line, read" => read_an_empty_line(),
        "the empty board, played without a mistake" => best_play(),
        "X in a corner: answers of O that keep the draw" => answers_that_keep_the_draw(),
    }
}

/// Returns the verdict on a move of O that changes the value from `before` to `after`.
fn verdict(all: &[Bits], before: Value, after: Value) -> String {
    let mut known = HashMap::new();
    let mut boards = all
        .iter()
        .filter(|board| !board.done() && board.to_move() == Player::Second);
    let found = boards.find_map(|board| {
        let mut is = |board: &Bits, value| value_of(board, &mut known) == value;
        let found =
            is(board, before).then(|| board.legal_moves().find(|mv| is(&board.play(*mv), after)));
        found.flatten().map(|mv| assess(board, mv, &mut known))
    });
    found.expect("there is such a move").to_string()
}

/// Returns a grid in which the computer moves and every move loses.
fn lost() -> Grid {
    let position: Bits = "XO.XX..O.".parse().expect("a position");
    Grid::of(position, Side::Human)
}

fn read_an_empty_line() -> String {
    let mut line = String::new();
    let read = Cursor::new("\n").read_line(&mut line);
    format!("Ok({})", read.expect("a line is there"))
}

fn best_play() -> &'static str {
    match value_of(&Bits::new(), &mut HashMap::new()) {
        0 => "in a draw",
        1.. => "X wins",
        _ => "O wins",
    }
}

fn answers_that_keep_the_draw() -> usize {
    let board: Bits = "X........".parse().expect("a position");
    let mut known = HashMap::new();
    let answers = board.legal_moves().map(|mv| board.play(mv));
    answers
        .filter(|board| value_of(board, &mut known) == 0)
        .count()
}
