//! The adapter between Connect Four and the table.

mod picture;

use std::io;

use advice::connect_four::{Deepening, MoveJudge};
use advice::{Remark, Seats, Thought, moves};
use anyhow::Result;
use connect_four::board::ConnectFour;
use connect_four::column::Column;

use super::args::FourArgs;
use super::at_work::at_work;
use super::game::{Choice, Game, Turn};
use super::mine::{self, Question, Seat};
use super::place::Place;
use super::table::Table;
use super::typed::shown;

/// The instructions that `?` prints.
const INSTRUCTIONS: &str = "
How to play
  X and O drop a disc into a column in turn, X first. It falls to the lowest
  free square. The first player with four discs in a line wins: horizontal,
  vertical or diagonal. If every column is full before that, it is a draw.

Your move
  The number of a column that is not full, as the board shows it:      4

The board
  (X) is the last disc. *X* marks the winning line.

Commands
  ?  help     this page
  u  undo     takes back your last move and all moves after it
  q  quit     ends the game; so do Ctrl-D and Ctrl-C";

struct Four {
    start: ConnectFour,
    computer: Deepening,
    analyst: Option<MoveJudge>,
}

/// Plays the game.
pub(super) fn play(args: &FourArgs, place: Place<'_>) -> Result<()> {
    let search = args.mine.search()?;
    let people = args.players.people(&[
        ("--mine", search.is_some()),
        ("--depth", args.depth.is_some()),
        ("--seconds", args.seconds.is_some()),
    ])?;
    let asked = args.depth;
    let start = args.from.clone().unwrap_or(ConnectFour::new(args.size));
    let mine = search.map(|search| Seat {
        side: mine::side(&people),
        skill: skill_of_mine(asked, &start),
        search,
        question: |game: &Four, board, _| Question {
            game: "connect-four",
            position: format!("{board:?}"),
            depth: game.computer.depth.unwrap_or_else(|| reach(board)),
        },
    });
    let game = Four {
        start,
        computer: Deepening {
            depth: asked,
            limit: args.seconds.unwrap_or(super::LIMIT),
            random: fastrand::Rng::with_seed(args.players.seed()),
        },
        analyst: args.analyse.then(|| MoveJudge::new(22, 2_000_000)),
    };
    Table::new(place, people, game, mine).play()?;
    Ok(())
}

/// Describes how the student's search plays from this board.
fn skill_of_mine(depth: Option<u32>, board: &ConnectFour) -> String {
    match depth.unwrap_or_else(|| reach(board)) {
        far if depth.is_none() && far == left(board) => "looks to the end of the game".to_owned(),
        far => format!("looks {} ahead", moves(far)),
    }
}

/// Returns the default depth of the student's search.
fn reach(board: &ConnectFour) -> u32 {
    opponent::reach_with(left(board), |_| board.size.columns() as u64)
}

fn left(board: &ConnectFour) -> u32 {
    board.size.squares() - board.moves_done
}

impl Game for Four {
    type Board = ConnectFour;
    type Thought = Thought;

    const TITLE: &'static str = "Connect Four";
    const MARKS: [char; 2] = advice::connect_four::MARKS;
    const WANTED: &'static str = "a column";
    const HOW: &'static str = "Type the number of a column.";

    fn start(&self) -> ConnectFour {
        self.start.clone()
    }

    fn goes_on(&self) -> bool {
        self.start.moves_done > 0
    }

    fn picture(&self, board: &ConnectFour, last: Option<&Turn<Column>>) -> String {
        picture::board(board, last.map(|turn| turn.moves[0]))
    }

    fn instructions(&self) -> String {
        INSTRUCTIONS.to_owned()
    }

    fn read(&self, text: &str) -> Result<Column, String> {
        text.parse::<Column>().map_err(|_| {
            let columns = self.start.size.columns();
            format!(
                "\"{}\" is not a column: type a number from 1 to {columns}.",
                shown(text)
            )
        })
    }

    fn refusal(&self, board: &ConnectFour, column: Column) -> String {
        advice::connect_four::refusal(board, column)
    }

    fn skill(&self) -> String {
        super::skill(self.computer.depth, self.computer.limit)
    }

    fn choose(
        &mut self,
        board: &ConnectFour,
        place: &mut Place<'_>,
    ) -> io::Result<Option<Choice<Self>>> {
        let limit = self.computer.limit;
        let choice = at_work(place, limit, |said| {
            self.computer.choose(board, &|words| said.say(words))
        })?;
        Ok(choice.map(|(mv, thought)| Choice { mv, thought }))
    }

    fn told(&self, seats: &Seats, board: &ConnectFour, column: Column) -> String {
        advice::connect_four::told(seats, board, column)
    }

    fn afterthought(&self, thought: &Thought) -> Option<String> {
        Some(format!("  ({})", advice::connect_four::seen(thought)))
    }

    fn remark(
        &mut self,
        board: &ConnectFour,
        column: Column,
        place: &mut Place<'_>,
    ) -> io::Result<Option<Remark>> {
        let Some(analyst) = &mut self.analyst else {
            return Ok(None);
        };
        at_work(place, self.computer.limit, |said| {
            said.say("judges the move");
            Some(analyst.comment(board, column))
        })
    }

    fn result(&self, seats: &Seats, board: &ConnectFour) -> String {
        advice::connect_four::result(seats, board)
    }
}
