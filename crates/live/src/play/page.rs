//! A game as a page needs it, and what it says of a board.

use std::fmt::Display;

use advice::{Remark, Seats, Sign};
use game::{Board, Player};
use serde::Serialize;

use super::options::Options;
use super::whole::Stands;

/// What differs from game to game.
pub(super) trait Game {
    type Board: Board<Move: Display>;
    const MARKS: [char; 2];

    fn start(&self) -> Self::Board;
    /// What each player has won: boxes, or the game.
    fn won(board: &Self::Board) -> [u32; 2];
    /// Whether a move takes nothing although something could be taken.
    fn leaves(_board: &Self::Board, _mv: <Self::Board as Board>::Move) -> bool {
        false
    }
    /// Understands a move.
    fn read(&self, text: &str) -> Result<<Self::Board as Board>::Move, String>;
    /// Why a move that was understood cannot be made.
    fn refusal(board: &Self::Board, mv: <Self::Board as Board>::Move) -> String;
    /// What stands on the board.
    fn picture(board: &Self::Board) -> Picture;
    fn told(seats: &Seats, board: &Self::Board, mv: <Self::Board as Board>::Move) -> String;
    fn result(seats: &Seats, board: &Self::Board) -> String;
    /// Judges a move on the board before it.
    fn judge(&mut self, board: &Self::Board, mv: <Self::Board as Board>::Move) -> Judged;
    /// The best moves, and why they are; none when that is not found out.
    fn hint(&mut self, board: &Self::Board) -> Hint;
    /// Where these moves lead among all games; none where they are too many, or do not begin with the first position.
    fn stands(&self, _moves: &[<Self::Board as Board>::Move]) -> Option<Stands> {
        None
    }
    /// The moves to a place in the picture of all games; none as above.
    fn moves_at(&self, _depth: u64, _part: u64) -> Option<Vec<<Self::Board as Board>::Move>> {
        None
    }
    /// The computer's move, and how it came to it.
    fn choose(&mut self, board: &Self::Board, options: &Options) -> Option<(String, String)>;
}

/// What stands on a board, a letter for whoever has it.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Picture {
    /// Nine cells, and those of the line that won.
    Cells { cells: String, line: Vec<String> },
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
    /// `good`, `fair`, `bad`, or `open`, where nobody knows.
    pub(super) sign: &'static str,
    pub(super) text: String,
    /// What each move led to, and which they are, the best first.
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

/// A letter for whoever has it, and a point for nobody.
pub(super) fn letter(player: Option<Player>, [first, second]: [char; 2]) -> char {
    match player {
        Some(Player::First) => first,
        Some(Player::Second) => second,
        None => '.',
    }
}
