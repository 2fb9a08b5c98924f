//! The interface between a game and its page, and the comments on a board.

use std::fmt::Display;

use advice::{Remark, Seats, Sign};
use game::{Board, Player};
use serde::Serialize;

use super::options::Options;
use super::whole::Stands;

/// The operations that differ from game to game.
pub(super) trait Game {
    type Board: Board<Move: Display>;
    const MARKS: [char; 2];

    fn start(&self) -> Self::Board;
    /// Returns the winnings of each player: a number of boxes, or 1 for a won game.
    fn won(board: &Self::Board) -> [u32; 2];
    /// Returns whether a move takes no box although a box could be taken.
    fn leaves(_board: &Self::Board, _mv: <Self::Board as Board>::Move) -> bool {
        false
    }
    /// Parses a move.
    fn read(&self, text: &str) -> Result<<Self::Board as Board>::Move, String>;
    /// Explains why a parsed move is not legal.
    fn refusal(board: &Self::Board, mv: <Self::Board as Board>::Move) -> String;
    /// Returns the contents of the board.
    fn picture(board: &Self::Board) -> Picture;
    fn told(seats: &Seats, board: &Self::Board, mv: <Self::Board as Board>::Move) -> String;
    fn result(seats: &Seats, board: &Self::Board) -> String;
    /// Judges a move, given the board before it.
    fn judge(&mut self, board: &Self::Board, mv: <Self::Board as Board>::Move) -> Judged;
    /// Returns the best moves and the reason. The list is empty if the best moves are not known.
    fn hint(&mut self, board: &Self::Board) -> Hint;
    /// Returns the place of these moves among all games. Returns `None` if there are too many games, or if the moves
    /// do not begin with the first position.
    fn stands(&self, _moves: &[<Self::Board as Board>::Move]) -> Option<Stands> {
        None
    }
    /// Returns the moves to a place in the picture of all games. Returns `None` in the same cases as `stands`.
    fn moves_at(&self, _depth: u64, _part: u64) -> Option<Vec<<Self::Board as Board>::Move>> {
        None
    }
    /// Returns the computer's move, and a description of the search behind it.
    fn choose(&mut self, board: &Self::Board, options: &Options) -> Option<(String, String)>;
}

/// The contents of a board, with one letter for the owner of each cell or box.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Picture {
    /// Nine cells, and the cells of the winning line.
    Cells { cells: String, line: Vec<String> },
    /// The columns from left to right, each from its lowest square, and the squares of all winning lines, each as its row and
    /// its column.
    Columns {
        squares: Vec<String>,
        line: Vec<(usize, usize)>,
    },
    /// A field of dots and boxes, and how many boxes each player has.
    Field {
        rows: usize,
        columns: usize,
        boxes: String,
        score: [u32; 2],
    },
}

#[derive(Serialize)]
pub(super) struct Judged {
    /// `good`, `fair`, `bad`, or `open` if the value is unknown.
    pub(super) sign: &'static str,
    pub(super) text: String,
    /// The outcomes of the moves, best first, each with its moves.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) outcomes: Vec<(String, Vec<String>)>,
    #[serde(skip)]
    pub(super) remark: Remark,
}

impl Judged {
    pub(super) fn new(remark: Remark) -> Self {
        Self {
            sign: match remark.sign {
                Sign::Good => "good",
                Sign::Fair => "fair",
                Sign::Bad => "bad",
                Sign::Open => "open",
            },
            text: remark.text.clone(),
            outcomes: Vec::new(),
            remark,
        }
    }
}

#[derive(Serialize)]
pub(super) struct Hint {
    pub(super) moves: Vec<String>,
    pub(super) text: String,
}

/// Returns the letter of a player, or a dot for `None`.
pub(super) fn letter(player: Option<Player>, [first, second]: [char; 2]) -> char {
    match player {
        Some(Player::First) => first,
        Some(Player::Second) => second,
        None => '.',
    }
}
