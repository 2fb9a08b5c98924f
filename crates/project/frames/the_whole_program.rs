//! {NAME}: a game for two, written whole. The position, its rules and its text are yours; the last line makes a program of
//! them.
//!
//!     cargo run -- play --people 2    two people at one keyboard
//!     cargo run -- play               you against the computer
//!     cargo run -- laws               does the board keep every law?
//!     cargo run -- analyse            every position, and what each move is worth
//!     cargo run -- trace              the tree that a search looks at

use std::fmt;
use std::process::ExitCode;

use project::{Board, Game, Player, Value};

/// A position: all that one must know to play on from here. Two positions that hold the same are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Position {
    // Your fields stand here.
}

impl Board for Position {
    /// A move. A number does for a cell; a type of your own also needs `Display` and `FromStr`.
    type Move = usize;

    fn to_move(&self) -> Player {
        todo!("the player who makes the next move")
    }

    fn legal_moves(&self) -> impl Iterator<Item = usize> {
        todo!("the moves that can be made here") as std::iter::Empty<_>
    }

    fn play(&self, mv: usize) -> Self {
        todo!("a new position: this one, and the move is made")
    }

    /// To begin with, a game is over when nobody can move.
    fn done(&self) -> bool {
        self.legal_moves().next().is_none()
    }

    /// To begin with, every position is worth the same. When the game is over, the value should be above 0 if the first
    /// player has won, and below 0 if the second has.
    fn evaluate(&self) -> Value {
        0
    }
}

/// The text of a position: all that a player has to know about it.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        todo!("write the text of the position")
    }
}

impl Game for Position {
    const NAME: &'static str = "{NAME}";
    const PLAYERS: [&'static str; 2] = ["X", "O"];
    const INSTRUCTIONS: &'static str = "How is it played, and how do you type a move?";

    fn start() -> Self {
        todo!("the position that a game begins with")
    }

    /// The position that a text shows, as `Display` writes it; `None` where it shows no position. To begin with, no text is
    /// understood.
    fn read(text: &str) -> Option<Self> {
        None
    }

    /// Who has won a game that is over; nobody while it goes on. To begin with, nobody.
    fn winner(&self) -> Option<Player> {
        None
    }
}

fn main() -> ExitCode {
    project::main::<Position>()
}
