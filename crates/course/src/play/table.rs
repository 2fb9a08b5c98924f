//! The table at which a game is played, move by move.

use std::io::{BufRead, Result, Write};

use call_trace::Trace;
use game::{Board, Player};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

use super::comment::{Analyst, Comment};
use super::computer::Computer;
use super::picture;
use super::typed::{Answer, read_line, shown, understand};
use super::words::{INSTRUCTIONS, Seats, list};

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
        self.sum_up()
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

    /// Asks until a move is typed that can be made; none when there is nobody left to ask.
    fn ask(&mut self) -> Result<Option<Cell>> {
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
        let holder = board.holder(cell).map_or('?', picture::mark);
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

    /// Says who gave what away.
    fn sum_up(&mut self) -> Result<()> {
        if self.analyst.is_none() {
            return Ok(());
        }
        let given = self.moves.iter().filter_map(|made| {
            let what = made.comment.as_ref()?.given_away()?;
            Some(format!(
                "{} gave away {what} with {}",
                picture::mark(made.player),
                made.cell
            ))
        });
        let given: Vec<String> = given.collect();
        if given.is_empty() {
            writeln!(self.output, "Nobody gave anything away.")
        } else {
            writeln!(self.output, "{}.", given.join("; "))
        }
    }
}
