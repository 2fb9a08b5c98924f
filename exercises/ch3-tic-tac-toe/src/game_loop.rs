//! A game from the first move to the last, between people, computers, or one of each.
//!
//! The input and the output are arguments, so a test can type and read like a person.
//!
//! You can use `write!`, `output.flush()`, `input.read_line(&mut line)`, `line.trim().parse()` and
//! `board.try_play(mv)`. If one of the last two fails, it returns a reason that you can print.

use std::error::Error;
use std::io::{BufRead, Result, Write};
use std::str::FromStr;

use call_trace::traced;
use game::{Board, Player};

/// Asks for a move until the player types a legal one. Returns `None` if the input has ended.
///
/// One line is one answer, and spaces around it do not count. For every other input the function
/// prints a sentence that gives the reason, and then the question again.
///
/// The tests type words, numbers that are no cell and empty lines, a hundred of them in a row, and
/// check the output before each line.
///
/// # Errors
/// If reading or writing fails.
#[traced(skip(board, input, output))]
pub fn ask_for_move<B: Board<Move: FromStr<Err: Error>>>(
    board: &B,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<Option<B::Move>> {
    todo!("the first move that is typed and can be made")
}

/// Plays a game from `board` to its end and returns its last position. Given: you write no code
/// here.
///
/// `people` are the players who type their moves. For the others `computer` chooses.
///
/// # Errors
/// If reading or writing fails.
///
/// # Panics
/// If `computer` returns no move for a game that is not over.
#[traced(skip(board, people, input, output, computer))]
pub fn game_loop<B: Board<Move: FromStr<Err: Error>>>(
    board: B,
    people: &[Player],
    input: &mut impl BufRead,
    output: &mut impl Write,
    computer: impl Fn(&B) -> Option<B::Move>,
) -> Result<B> {
    let mut board = board;
    while !board.done() {
        writeln!(output, "{board}")?;
        let mover = board.to_move();
        let mv = if people.contains(&mover) {
            match ask_for_move(&board, input, output)? {
                Some(mv) => mv,
                None => {
                    writeln!(output, "\nThe input has ended, and so does the game.")?;
                    return Ok(board);
                }
            }
        } else {
            computer(&board).expect("the computer has a move while the game is not over")
        };
        writeln!(output, "The {mover} player takes {mv}.")?;
        board = board.play(mv);
    }
    let result = match board.evaluate() {
        0 => "A draw.",
        1.. => "The first player has won.",
        _ => "The second player has won.",
    };
    writeln!(output, "{board}\n{result}")?;
    Ok(board)
}
