//! Asks a person for a move.
//!
//! This module works like `ask_for_move` of chapter 3, and prints the board's error messages as that function does. But
//! a player cannot use the errors of a number parser, so each error here is followed by the legal moves.

use std::error::Error;
use std::io::{BufRead, Result, Write};
use std::num::ParseIntError;

use super::rules::Game;

/// The maximum number of moves in the list.
const LISTED: usize = 12;

/// Returns the first legal move that is typed, or `None` if the input has ended.
pub(crate) fn ask<G: Game>(
    board: &G,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<Option<G::Move>> {
    let mut line = Vec::new();
    loop {
        write!(output, "Your move: ")?;
        output.flush()?;
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        // A line may contain any bytes.
        match String::from_utf8_lossy(&line).trim().parse::<G::Move>() {
            Ok(mv) => match board.try_play(mv) {
                Ok(_) => return Ok(Some(mv)),
                Err(illegal) => write!(output, "{illegal}. ")?,
            },
            Err(no_move) if is_about_a_number(&no_move) => {}
            Err(no_move) => write!(output, "{no_move}. ")?,
        }
        writeln!(output, "Type one of: {}", moves(board))?;
    }
}

fn is_about_a_number(error: &(impl Error + 'static)) -> bool {
    (error as &dyn Error).is::<ParseIntError>()
}

/// Lists the legal moves, or only the first of them if there are many.
pub(crate) fn moves<G: Game>(board: &G) -> String {
    let all: Vec<String> = board.legal_moves().map(|mv| mv.to_string()).collect();
    let more = match all.len() > LISTED {
        true => " …",
        false => "",
    };
    format!("{}{more}", all[..all.len().min(LISTED)].join(" "))
}
