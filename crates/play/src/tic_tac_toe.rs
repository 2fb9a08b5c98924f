//! The adapter between tic-tac-toe and the table.

mod computer;
mod instructions;
mod page;
mod picture;
mod read;
#[cfg(test)]
mod tests;

use std::io;

use advice::tic_tac_toe::Analyst;
use advice::{Remark, Seats, moves};
use anyhow::Result;
use call_trace::Trace;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

use super::args::TicTacToeArgs;
use super::game::{Choice, Game, Turn};
use super::mine::{self, Question, Seat};
use super::place::Place;
use super::table::Table;
use computer::Computer;

/// The default search depth: to the end of the game.
const DEPTH: u32 = 9;

struct TicTacToe {
    /// The starting position: the empty board, or a given position.
    from: Bits,
    computer: Computer,
    analyst: Option<Analyst>,
}

/// Plays the game, and writes the page if one was requested.
pub(super) fn play(args: &TicTacToeArgs, place: Place<'_>) -> Result<()> {
    let search = args.mine.search()?;
    let people = args.players.people(&[
        ("--mine", search.is_some()),
        ("--depth", args.depth.is_some()),
    ])?;
    let depth = args.depth.unwrap_or(DEPTH);
    let mine = search.map(|search| Seat {
        side: mine::side(&people),
        skill: match search.looks_to_the_end() {
            true => "looks to the end of the game".to_owned(),
            false => looks(depth),
        },
        search,
        question: |game: &TicTacToe, board, _| Question {
            game: "tic-tac-toe",
            position: format!("{board:?}"),
            depth: game.computer.depth,
        },
    });
    if let Some(path) = &args.html {
        page::check(path)?;
    }
    let seed = args.players.seed();
    let game = TicTacToe {
        from: args.from.unwrap_or_default(),
        computer: Computer::new(depth, seed, args.html.is_some()),
        analyst: args.analyse.then(Analyst::default),
    };
    let mut table = Table::new(place, people, game, mine);
    table.play()?;
    if let Some(path) = &args.html {
        page::write(path, &page::page(&table, seed))?;
        writeln!(table.place.output, "Written to {}", path.display())?;
    }
    Ok(())
}

fn looks(depth: u32) -> String {
    format!("looks {} ahead", moves(depth))
}

impl Game for TicTacToe {
    type Board = Bits;
    /// The recorded search, if there is a recording.
    type Thought = Option<Trace>;

    const TITLE: &'static str = "Tic-tac-toe";
    const MARKS: [char; 2] = advice::tic_tac_toe::MARKS;
    const WANTED: &'static str = "a cell";
    const HOW: &'static str = "Type the number of a cell.";

    fn start(&self) -> Bits {
        self.from
    }

    fn goes_on(&self) -> bool {
        self.from.moves_done() > 0
    }

    fn picture(&self, board: &Bits, last: Option<&Turn<Cell>>) -> String {
        picture::board(board, last.map(|turn| turn.moves[0]))
    }

    fn instructions(&self) -> String {
        instructions::INSTRUCTIONS.to_owned()
    }

    fn read(&self, text: &str) -> Result<Cell, String> {
        read::cell(text)
    }

    fn refusal(&self, board: &Bits, cell: Cell) -> String {
        advice::tic_tac_toe::refusal(board, cell)
    }

    fn skill(&self) -> String {
        looks(self.computer.depth)
    }

    fn choose(&mut self, board: &Bits, _: &mut Place<'_>) -> io::Result<Option<Choice<Self>>> {
        Ok(self.computer.choose(*board))
    }

    fn told(&self, seats: &Seats, board: &Bits, cell: Cell) -> String {
        advice::tic_tac_toe::told(seats, board, cell)
    }

    fn remark(
        &mut self,
        board: &Bits,
        cell: Cell,
        _: &mut Place<'_>,
    ) -> io::Result<Option<Remark>> {
        let analyst = self.analyst.as_mut();
        Ok(analyst.map(|analyst| analyst.comment(board, cell).remark()))
    }

    fn result(&self, seats: &Seats, board: &Bits) -> String {
        advice::tic_tac_toe::result(seats, board)
    }
}
