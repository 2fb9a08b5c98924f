//! What a game says of itself, beside what a board answers.

use std::error::Error;
use std::hash::Hash;
use std::str::FromStr;

use game::{Board, Player, Value};

/// A game with all that a program needs to be about it.
pub trait Game: Board<Move: FromStr<Err: Error + 'static>> + Eq + Hash {
    /// What it is called.
    const NAME: &'static str;

    /// What the players are called, the first one first.
    const PLAYERS: [&'static str; 2];

    /// How it is played, and how a move is typed.
    const INSTRUCTIONS: &'static str;

    /// The position that a game begins with.
    fn start() -> Self;

    /// The position that a text shows, which is at least each text that the board itself shows; none of any other text.
    fn read(text: &str) -> Option<Self>;

    /// Who has won a game that is over; nobody in a draw, and while the game goes on.
    fn winner(&self) -> Option<Player>;
}

/// What a player is called.
pub(crate) fn name<G: Game>(player: Player) -> &'static str {
    match player {
        Player::First => G::PLAYERS[0],
        Player::Second => G::PLAYERS[1],
    }
}

/// How a game ended, or will end, in a few words.
pub(crate) fn result<G: Game>(winner: Option<Player>) -> String {
    match winner {
        Some(player) => format!("{} wins", name::<G>(player)),
        None => "a draw".to_owned(),
    }
}

/// Who wins where a position has this value, and both play on without a mistake.
pub(crate) fn winner_by(value: Value) -> Option<Player> {
    match value {
        1.. => Some(Player::First),
        0 => None,
        ..0 => Some(Player::Second),
    }
}
