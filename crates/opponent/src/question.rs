//! The question for an opponent.

use connect_four::board::ConnectFour;
use connect_four::position::NoPosition as NoDiscs;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::text::NoPosition as NoField;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::position::NoPosition;

use crate::reach::{reach, reach_with};

const CELLS: u32 = 9;

/// A position and a search depth.
#[derive(Debug, Clone)]
pub struct Question {
    /// The position, which also determines the game.
    pub game: Game,
    /// The search depth in moves.
    pub depth: u32,
}

/// A position of a game that opponents play.
#[derive(Debug, Clone)]
pub enum Game {
    /// Tic-tac-toe: `XO..X....`.
    TicTacToe(Bits),
    /// Dots and boxes: `2x2 a1b1 b1c1`.
    DotsAndBoxes(Dots),
    /// Connect Four: `7x6 443`.
    ConnectFour(ConnectFour),
}

impl Game {
    /// Returns the depth that a search without cuts can reach.
    fn reach(&self) -> u32 {
        match self {
            Game::TicTacToe(board) => reach(CELLS - board.moves_done()),
            Game::DotsAndBoxes(board) => reach(board.open().count_ones()),
            Game::ConnectFour(board) => {
                let left = board.size.squares() - board.moves_done;
                reach_with(left, |_| board.size.columns() as u64)
            }
        }
    }
}

impl Question {
    /// Reads the words of a question.
    ///
    /// # Errors
    /// A sentence that explains why the words are not a question.
    pub fn read(words: &[String]) -> Result<Self, String> {
        let [game, position, depth] = words else {
            let given = match words.len() {
                1 => "this is one word".to_owned(),
                many => format!("these are {many} words"),
            };
            return Err(format!(
                "A question consists of a game, a position and a depth; {given}."
            ));
        };
        let game = match game.as_str() {
            "tic-tac-toe" => {
                let board = position
                    .parse()
                    .map_err(|why: NoPosition| why.to_string())?;
                Game::TicTacToe(board)
            }
            "dots-and-boxes" => {
                let board = position.parse().map_err(|why: NoField| why.to_string())?;
                Game::DotsAndBoxes(board)
            }
            "connect-four" => {
                let board = position.parse().map_err(|why: NoDiscs| why.to_string())?;
                Game::ConnectFour(board)
            }
            _ => return Err(format!("There is no game {game:?} here.")),
        };
        let depth = match depth.as_str() {
            "far" => game.reach(),
            depth => { depth.parse() }
                .map_err(|_| "The depth must be a whole number or the word far.".to_owned())?,
        };
        Ok(Self { game, depth })
    }
}
