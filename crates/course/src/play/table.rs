//! The table at which a game is played, move by move.

mod ask;

use std::io::{BufRead, Result, Write};

use call_trace::Trace;
use game::{Board, Player};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

use super::comment::{Analyst, Comment, summary};
use super::computer::Computer;
use super::picture;
use super::words::Seats;

/// A move that was made.
pub(super) struct Made {
    pub(super) player: Player,
    pub(super) cell: Cell,
    /// The board after it.
    pub(super) board: Bits,
    pub(super) comment: Option<Comment>,
    /// The computer's search for it, where it was recorded.
    pub(super) search: Option<Trace>,
}

/// Players, and what they have played. What is typed and shown is handed in.
pub(super) struct Table<'t> {
    pub(super) input: &'t mut dyn BufRead,
    pub(super) output: &'t mut dyn Write,
    /// Whether what is typed must be shown: a terminal does that by itself.
    pub(super) echo: bool,
    pub(super) seats: Seats,
    pub(super) computer: Computer,
    pub(super) analyst: Option<Analyst>,
    pub(super) moves: Vec<Made>,
}

impl Table<'_> {
    /// Plays until the game is over, or the person has left.
    pub(super) fn play(&mut self) -> Result<()> {
        while !self.board().done() {
            let mover = self.board().to_move();
            if self.seats.is_person(mover) {
                self.show_board()?;
                let Some(cell) = self.ask()? else {
                    return Ok(());
                };
                self.make(cell, None)?;
            } else {
                if self.seats.0.is_empty() {
                    self.show_board()?;
                }
                let Some(choice) = self.computer.choose(self.board()) else {
                    return Ok(());
                };
                self.make(choice.cell, choice.search)?;
            }
        }
        self.show_board()?;
        writeln!(self.output, "{}", self.seats.result(&self.board()))?;
        if self.analyst.is_some() {
            writeln!(self.output, "{}", summary(&self.moves))?;
        }
        Ok(())
    }

    /// The position now.
    pub(super) fn board(&self) -> Bits {
        self.moves.last().map_or_else(Bits::new, |made| made.board)
    }

    fn show_board(&mut self) -> Result<()> {
        let last = self.moves.last().map(|made| made.cell);
        let picture = picture::board(&self.board(), last);
        writeln!(self.output, "\n{picture}")
    }

    fn make(&mut self, cell: Cell, search: Option<Trace>) -> Result<()> {
        let board = self.board();
        let player = board.to_move();
        writeln!(self.output, "{}", self.seats.takes(player, cell))?;
        let comment = self
            .analyst
            .as_mut()
            .map(|analyst| analyst.comment(&board, cell));
        if let Some(comment) = &comment {
            writeln!(self.output, "{}", comment.line())?;
        }
        self.moves.push(Made {
            player,
            cell,
            board: board.play(cell),
            comment,
            search,
        });
        Ok(())
    }
}
