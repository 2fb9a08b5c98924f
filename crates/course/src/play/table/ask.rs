//! Asking a person for a move, until one is typed that can be made.

use std::io::Result;

use game::Board;
use tic_tac_toe::cell::Cell;

use super::Table;
use crate::play::picture::mark;
use crate::play::typed::{Answer, read_line, shown, understand};
use crate::play::words::{INSTRUCTIONS, list};

impl Table<'_> {
    /// Asks until a move is typed that can be made; none when there is nobody left to ask.
    pub(super) fn ask(&mut self) -> Result<Option<Cell>> {
        loop {
            let mover = self.board().to_move();
            write!(self.output, "{}", self.seats.prompt(mover))?;
            self.output.flush()?;
            let Some(line) = read_line(self.input)? else {
                writeln!(self.output, "\nThe input has ended, and so has the game.")?;
                return Ok(None);
            };
            if self.echo {
                writeln!(self.output, "{}", shown(&line))?;
            }
            match understand(&line) {
                Ok(Answer::Cell(cell)) => match self.board().try_play(cell) {
                    Ok(_) => return Ok(Some(cell)),
                    Err(_) => writeln!(self.output, "{}", self.taken(cell))?,
                },
                Ok(Answer::Help) => {
                    writeln!(self.output, "{INSTRUCTIONS}")?;
                    self.show_board()?;
                }
                Ok(Answer::Undo) => self.undo()?,
                Ok(Answer::Quit) => {
                    writeln!(self.output, "The game ends here, undecided.")?;
                    return Ok(None);
                }
                Err(why) => writeln!(self.output, "{why}")?,
            }
        }
    }

    fn taken(&self, cell: Cell) -> String {
        let board = self.board();
        let free: Vec<Cell> = board.legal_moves().collect();
        let holder = board.holder(cell).map_or('?', mark);
        format!(
            "Cell {cell} holds {holder} already: free {} {}.",
            if free.len() == 1 { "is" } else { "are" },
            list(&free, "and")
        )
    }

    /// Goes back to the last move that a person made.
    fn undo(&mut self) -> Result<()> {
        let moves = &self.moves;
        match moves
            .iter()
            .rposition(|made| self.seats.is_person(made.player))
        {
            Some(at) => {
                let cell = self.moves[at].cell;
                self.moves.truncate(at);
                writeln!(self.output, "The move to {cell} is taken back.")?;
                self.show_board()
            }
            None => writeln!(self.output, "There is no move of yours to take back."),
        }
    }
}
