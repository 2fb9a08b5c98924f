//! Tic-tac-toe at the table.

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
use anyhow::{Context, Result};
use call_trace::Trace;
use game::{Board, Player};
use opponent::Answer;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

use super::args::TicTacToeArgs;
use super::game::{Choice, Game, Made, Turn, Turned};
use super::mine::{Mine, Question, Reply};
use super::place::Place;
use super::table::Table;
use super::typed::shown;
use computer::Computer;

/// How far the computer looks unless it is told: to the end.
const DEPTH: u32 = 9;

struct TicTacToe {
    /// Where the game begins: on the empty board, or on a position that was handed in.
    from: Bits,
    computer: Computer,
    /// The student's search, and for whom it plays.
    mine: Option<(Mine, Player)>,
    analyst: Option<Analyst>,
}

/// What is kept of the computer's move.
enum Thought {
    /// Our search, where it was recorded.
    Ours(Option<Trace>),
    /// What the student's search answered.
    Mine(Answer),
}

/// Plays, and writes the page if one is wanted.
pub(super) fn play(args: &TicTacToeArgs, place: Place<'_>) -> Result<()> {
    let mine = args.mine.search()?;
    let people = args.players.people(&[
        ("--mine", mine.is_some()),
        ("--depth", args.depth.is_some()),
    ])?;
    // Where no person plays, it moves first, against ours.
    let side = people
        .first()
        .map_or(Player::First, |person| person.other());
    if let Some(path) = &args.html {
        page::check(path)?;
    }
    let seed = args.players.seed();
    let game = TicTacToe {
        from: args.from.unwrap_or_default(),
        computer: Computer::new(args.depth.unwrap_or(DEPTH), seed, args.html.is_some()),
        mine: mine.map(|mine| (mine, side)),
        analyst: args.analyse.then(Analyst::default),
    };
    let mut table = Table::new(place, people, game);
    table.play()?;
    if let Some(path) = &args.html {
        let page = page::page(&table, seed);
        std::fs::write(path, page).with_context(|| format!("cannot write {}", path.display()))?;
        writeln!(table.place.output, "Written to {}", path.display())?;
    }
    Ok(())
}

impl Game for TicTacToe {
    type Board = Bits;
    type Thought = Thought;

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

    fn computer(&self) -> String {
        match &self.mine {
            Some((mine, _)) => mine.who(),
            None => "The computer".to_owned(),
        }
    }

    fn first_alone(&self) -> Option<String> {
        self.mine.as_ref().map(|(mine, _)| mine.who())
    }

    fn skill(&self) -> String {
        format!("looks {} ahead", moves(self.computer.depth))
    }

    fn choose(&mut self, board: &Bits, place: &mut Place<'_>) -> io::Result<Option<Turned<Self>>> {
        let is_mine = |mine: &&(Mine, Player)| mine.1 == board.to_move();
        if let Some((mine, _)) = self.mine.as_ref().filter(is_mine) {
            match ask(mine, board, self.computer.depth, place)? {
                Asked::Turned(turned) => return Ok(Some(turned)),
                Asked::Stub(why) => place.say(&format!("{why}\nSo ours plays."))?,
            }
            self.mine = None;
        }
        Ok(self.computer.choose(*board).map(Turned::Plays))
    }

    fn told(&self, seats: &Seats, board: &Bits, cell: Cell) -> String {
        advice::tic_tac_toe::told(seats, board, cell)
    }

    fn afterthought(&self, made: &Made<Self>) -> Option<String> {
        let Some(Thought::Mine(answer)) = &made.thought else {
            return None;
        };
        let nodes = answer
            .nodes
            .map(|nodes| format!(", {}", words::counted(nodes, "node")));
        let value = words::value(answer.value);
        Some(format!("  (value {value}{})", nodes.unwrap_or_default()))
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

/// What came of asking the student's search.
enum Asked {
    Turned(Turned<TicTacToe>),
    /// It is not written yet: why, in a sentence.
    Stub(String),
}

/// Asks the student's search for a move. One that cannot be made loses.
fn ask(mine: &Mine, board: &Bits, depth: u32, place: &mut Place<'_>) -> io::Result<Asked> {
    let question = Question {
        game: "tic-tac-toe",
        position: &format!("{board:?}"),
        depth,
    };
    let answer = match mine.ask(question, place)? {
        Reply::Answer(answer) => answer,
        Reply::Stub(why) => return Ok(Asked::Stub(why)),
        Reply::Lost(lost) => return Ok(Asked::Turned(Turned::Loses(lost))),
    };
    let cell = match &answer.mv {
        None => Err("recommended no move, and there are some.".to_owned()),
        Some(word) => match word.parse::<Cell>() {
            Err(_) => Err(format!("chose {}, which is no cell.", shown(word))),
            Ok(cell) if board.try_play(cell).is_err() => {
                let why = advice::tic_tac_toe::refusal(board, cell);
                Err(format!("chose {cell}. {why}"))
            }
            Ok(cell) => Ok(cell),
        },
    };
    Ok(Asked::Turned(match cell {
        Ok(mv) => Turned::Plays(Choice {
            mv,
            thought: Thought::Mine(answer),
        }),
        Err(why) => Turned::Loses(mine.cheated(&why, question, place.width)),
    }))
}
