//! Requests a move from a person until a legal move is typed.

use std::io::Result;

use game::Board;

use super::Table;
use crate::game::{Game, Move};
use crate::seats::prompt;
use crate::typed::{Answer, parse, read_line, shown};

impl<G: Game> Table<'_, G> {
    /// Requests a move until a legal one is typed. Returns `None` if the person leaves or the input ends.
    pub(super) fn ask(&mut self) -> Result<Option<Move<G>>> {
        loop {
            let board = self.board();
            let out = &mut *self.place.output;
            write!(out, "{}", prompt(&self.seats, board.to_move()))?;
            out.flush()?;
            let Some(line) = read_line(self.place.input)? else {
                writeln!(out, "\nThe input has ended, and so has the game.")?;
                return Ok(None);
            };
            if self.place.echo {
                writeln!(out, "{}", shown(&line))?;
            }
            match parse(&self.game, &line) {
                Ok(Answer::Move(mv)) if board.try_play(mv).is_ok() => return Ok(Some(mv)),
                Ok(Answer::Move(mv)) => self.place.say(&self.game.refusal(&board, mv))?,
                Ok(Answer::Help) => {
                    self.place.say(&self.game.instructions())?;
                    self.show_board()?;
                }
                Ok(Answer::Undo) => self.undo()?,
                Ok(Answer::Quit) => {
                    self.place.say("The game ends here, undecided.")?;
                    return Ok(None);
                }
                Err(why) => self.place.say(&why)?,
            }
        }
    }

    /// Returns to the position before the last move of a person.
    fn undo(&mut self) -> Result<()> {
        let people = |player| self.seats.is_person(player);
        match self.moves.iter().rposition(|made| people(made.player)) {
            Some(at) => {
                let made = &self.moves[at];
                let takes = self.seats.does(made.player, "take", "takes");
                let back = format!("{takes} {} back.", made.mv);
                self.moves.truncate(at);
                self.place.say(&back)?;
                self.show_board()
            }
            None => self.place.say("There is no move of yours to take back."),
        }
    }
}
