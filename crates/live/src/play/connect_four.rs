//! Connect Four in a page.

use std::time::Duration;

use advice::Seats;
use advice::connect_four as words;
use connect_four::board::ConnectFour;
use connect_four::column::Column;
use connect_four::size::Size;
use game::Player;

use super::options::{Options, Think, random};
use super::page::{self, Hint, Judged, Picture, letter};

/// The time limit for a move without a requested depth.
const LIMIT: Duration = Duration::from_secs(1);

/// The judge's table has 2¹⁸ entries of 8 bytes.
const LOG_ENTRIES: u32 = 18;

/// The judge's node limit for one position: less than a second in a page.
const NODES: u64 = 1_000_000;

pub(super) struct Game {
    from: ConnectFour,
    judge: words::MoveJudge,
}

impl Game {
    pub(super) fn new(options: &Options) -> Result<Self, String> {
        let from = match (options.from, options.field) {
            (Some(_), Some(_)) => {
                return Err("from has a size of its own: leave field out.".to_owned());
            }
            (Some(from), None) => words::unfinished(from)?,
            (None, field) => {
                let size = field.map(|field| {
                    let size: Result<Size, _> = field.parse();
                    size.map_err(|why| format!("field: {why}; \"{field}\" is not."))
                });
                ConnectFour::new(size.transpose()?.unwrap_or(Size::USUAL))
            }
        };
        Ok(Self {
            from,
            judge: words::MoveJudge::new(LOG_ENTRIES, NODES),
        })
    }
}

impl page::Game for Game {
    type Board = ConnectFour;
    const MARKS: [char; 2] = words::MARKS;

    fn start(&self) -> ConnectFour {
        self.from.clone()
    }

    fn won(board: &ConnectFour) -> [u32; 2] {
        [Player::First, Player::Second].map(|player| u32::from(board.winner == Some(player)))
    }

    fn read(&self, text: &str) -> Result<Column, String> {
        let columns = self.from.size.columns();
        text.parse()
            .map_err(|_| format!("\"{text}\" is not a column: they are 1 to {columns}."))
    }

    fn refusal(board: &ConnectFour, column: Column) -> String {
        words::refusal(board, column)
    }

    fn picture(board: &ConnectFour) -> Picture {
        let size = board.size;
        let squares = (0..size.columns()).map(|column| {
            let column = (0..size.rows()).map(|row| board.squares[row][column]);
            column.map(|owner| letter(owner, Self::MARKS)).collect()
        });
        let mut line = board.fours().concat();
        line.sort_unstable();
        line.dedup();
        Picture::Columns {
            squares: squares.collect(),
            line,
        }
    }

    fn told(seats: &Seats, board: &ConnectFour, column: Column) -> String {
        words::told(seats, board, column)
    }

    fn result(seats: &Seats, board: &ConnectFour) -> String {
        words::result(seats, board)
    }

    fn judge(&mut self, board: &ConnectFour, column: Column) -> Judged {
        Judged::new(self.judge.comment(board, column))
    }

    fn hint(&mut self, board: &ConnectFour) -> Hint {
        let (columns, text) = self.judge.hint(board);
        let moves = columns.iter().map(Column::to_string).collect();
        Hint { moves, text }
    }

    fn choose(&mut self, board: &ConnectFour, options: &Options) -> Option<(String, String)> {
        // A search to a requested depth takes as long as it needs: the page can stop it.
        let (depth, limit) = match options.think? {
            Think::Moves(depth) => (Some(depth), Duration::from_secs(3600)),
            Think::Best => (None, LIMIT),
        };
        let mut computer = words::Deepening {
            depth,
            limit,
            random: random(options.seed, board.moves_done),
        };
        let (column, thought) = computer.choose(board, &|_| ())?;
        Some((column.to_string(), words::seen(&thought)))
    }
}
