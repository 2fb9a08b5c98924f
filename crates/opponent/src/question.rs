//! What an opponent is asked.

use dots_and_boxes::dots::Dots;
use dots_and_boxes::text::NoPosition as NoField;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::position::NoPosition;

use crate::reach::reach;

const CELLS: u32 = 9;

/// A position, and how far to look from it.
#[derive(Debug, Clone)]
pub struct Question {
    /// The position, which tells the game.
    pub game: Game,
    /// How many moves to look ahead.
    pub depth: u32,
}

/// A position of a game that opponents play.
#[derive(Debug, Clone)]
pub enum Game {
    /// Tic-tac-toe: `XO..X....`.
    TicTacToe(Bits),
    /// Dots and boxes: `2x2 a1b1 b1c1`.
    DotsAndBoxes(Dots),
}

impl Game {
    /// How many moves are open.
    fn open(&self) -> u32 {
        match self {
            Game::TicTacToe(board) => CELLS - board.moves_done(),
            Game::DotsAndBoxes(board) => board.open().count_ones(),
        }
    }
}

impl Question {
    /// Reads the words of a question.
    ///
    /// # Errors
    /// Says in a sentence why they are none.
    pub fn read(words: &[String]) -> Result<Self, String> {
        let [game, position, depth] = words else {
            let given = match words.len() {
                1 => "this is one word".to_owned(),
                many => format!("these are {many} words"),
            };
            return Err(format!(
                "A question is a game, a position and a depth; {given}."
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
            _ => return Err(format!("There is no game {game:?} here.")),
        };
        let depth = match depth.as_str() {
            "far" => reach(game.open()),
            depth => {
                { depth.parse() }.map_err(|_| "The depth is a whole number, or far.".to_owned())?
            }
        };
        Ok(Self { game, depth })
    }
}
