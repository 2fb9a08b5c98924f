//! The description of a game, in addition to its board.

use std::error::Error;
use std::hash::Hash;
use std::str::FromStr;

use game::{Board, Player, Value};

/// A game with everything that its program needs.
pub trait Game: Board<Move: FromStr<Err: Error + 'static>> + Eq + Hash {
    /// The name of the game.
    const NAME: &'static str;

    /// The names of the players, the first player first.
    const PLAYERS: [&'static str; 2];

    /// The rules of the game, and how to type a move.
    const INSTRUCTIONS: &'static str;

    /// Returns the starting position.
    fn start() -> Self;

    /// Returns the position with this text, or `None` if the text shows no position. It must accept at least the texts that the
    /// board itself prints.
    fn read(text: &str) -> Option<Self>;

    /// Returns the winner of a finished game, or `None` for a draw or an unfinished game.
    fn winner(&self) -> Option<Player>;
}

/// Returns the name of a player.
pub(crate) fn name<G: Game>(player: Player) -> &'static str {
    match player {
        Player::First => G::PLAYERS[0],
        Player::Second => G::PLAYERS[1],
    }
}

/// Describes the result of a game in a few words.
pub(crate) fn result<G: Game>(winner: Option<Player>) -> String {
    match winner {
        Some(player) => format!("{} wins", name::<G>(player)),
        None => "a draw".to_owned(),
    }
}

/// Returns the player who wins from a position of this value if neither player makes a mistake.
pub(crate) fn winner_by(value: Value) -> Option<Player> {
    match value {
        1.. => Some(Player::First),
        0 => None,
        ..0 => Some(Player::Second),
    }
}
