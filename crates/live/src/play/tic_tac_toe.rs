//! Tic-tac-toe in a page.

use advice::Shuffled;
use advice::tic_tac_toe as words;
use advice::{Seats, shuffled};
use alpha_beta::alpha_beta::alpha_beta;
use game::{Board, Player, Value, WinDrawLoss};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

use super::options::{Options, Think, random};
use super::page::{self, Hint, Judged, Picture, letter};
use super::whole::{self, Stands};

/// A depth that reaches the end of every game.
const WHOLE: u32 = 9;

pub(super) struct Game {
    from: Bits,
    begins_empty: bool,
    analyst: words::Analyst,
}

impl Game {
    pub(super) fn new(options: &Options) -> Result<Self, String> {
        if options.field.is_some() {
            return Err("Tic-tac-toe has no option field.".to_owned());
        }
        let from = options.from.map(words::unfinished).transpose()?;
        Ok(Self {
            from: from.unwrap_or_default(),
            begins_empty: from.is_none_or(|from| from == Bits::new()),
            analyst: words::Analyst::default(),
        })
    }
}

impl page::Game for Game {
    type Board = Bits;
    const MARKS: [char; 2] = words::MARKS;

    fn start(&self) -> Bits {
        self.from
    }

    fn won(board: &Bits) -> [u32; 2] {
        [Player::First, Player::Second].map(|player| u32::from(board.winner() == Some(player)))
    }

    fn read(&self, text: &str) -> Result<Cell, String> {
        let cell = text.parse().ok().and_then(Cell::new);
        cell.ok_or_else(|| format!("\"{text}\" is no cell: they are 1 to 9."))
    }

    fn refusal(board: &Bits, cell: Cell) -> String {
        words::refusal(board, cell)
    }

    fn picture(board: &Bits) -> Picture {
        let cells: String = Cell::all()
            .map(|cell| letter(board.holder(cell), Self::MARKS))
            .collect();
        let line = words::winning_line(board);
        let line = line.iter().map(Cell::to_string).collect();
        Picture::Cells { cells, line }
    }

    fn told(seats: &Seats, board: &Bits, cell: Cell) -> String {
        words::told(seats, board, cell)
    }

    fn result(seats: &Seats, board: &Bits) -> String {
        words::result(seats, board)
    }

    fn judge(&mut self, board: &Bits, cell: Cell) -> Judged {
        Judged::new(self.analyst.comment(board, cell).remark())
    }

    fn hint(&mut self, board: &Bits) -> Hint {
        let (cells, text) = words::hint(board, &mut self.analyst).unwrap_or_default();
        let moves = cells.iter().map(Cell::to_string).collect();
        Hint { moves, text }
    }

    fn stands(&self, moves: &[Cell]) -> Option<Stands> {
        let first = WinDrawLoss(self.from);
        self.begins_empty.then(|| whole::stands(&first, moves))
    }

    fn moves_at(&self, depth: u64, part: u64) -> Option<Vec<Cell>> {
        let first = WinDrawLoss(self.from);
        self.begins_empty
            .then(|| whole::moves_at(&first, depth, part))
    }

    fn choose(&mut self, board: &Bits, options: &Options) -> Option<(String, String)> {
        let depth = match options.think? {
            Think::Moves(depth) => depth.min(WHOLE),
            Think::Best => WHOLE,
        };
        let order = match options.takes_first {
            true => board.legal_moves().collect(),
            false => shuffled(board, &mut random(options.seed, board.moves_done())),
        };
        let shuffled = Shuffled::new(*board, &order);
        let (value, cell) = alpha_beta(&shuffled, depth, Value::MIN, Value::MAX);
        Some((cell?.to_string(), words::seen(board, depth, value)))
    }
}
