//! The laws that one position cannot show: they are about a whole game, from its beginning to its end.

use std::collections::{HashMap, HashSet};
use std::fmt;

use crate::{Board, BrokenLaw, Player, Value, check_laws};

/// Upper limit on the moves of a game. A longer game counts as endless.
const LONGEST: usize = 10_000;

/// A position and the law that it breaks.
#[derive(Debug, Clone)]
pub struct BrokenBy<B> {
    /// The position.
    pub board: B,
    /// The law.
    pub law: BrokenLaw,
}

impl<B: Board> fmt::Display for BrokenBy<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.law, self.board)
    }
}

/// Plays one game from `board` to its end and checks each position with [`check_laws`]. `choose`
/// receives the number of legal moves and returns the index of one of them. Returns the positions of
/// the game.
///
/// A repeated position shows that a game need not end. A game of 10 000 moves also counts as endless.
///
/// # Errors
/// Returns the first broken law and the position that breaks it.
///
/// # Panics
/// Panics if `choose` returns an index that is too large.
pub fn check_game<B: Board>(
    board: &B,
    mut choose: impl FnMut(usize) -> usize,
) -> Result<Vec<B>, BrokenBy<B>> {
    let mut seen = HashSet::new();
    let mut game = Vec::new();
    let mut next = Some(board.clone());
    while let Some(board) = next {
        let made = game.len();
        let law = match seen.insert(format!("{board:?}")) {
            false => Err(BrokenLaw::ComesAgain(made)),
            true if made > LONGEST => Err(BrokenLaw::Endless(made)),
            true => check_laws(&board),
        };
        if let Err(law) = law {
            return Err(BrokenBy { board, law });
        }
        let moves: Vec<B::Move> = board.legal_moves().collect();
        next = (!moves.is_empty()).then(|| board.play(moves[choose(moves.len())]));
        game.push(board);
    }
    Ok(game)
}

/// Checks that the value of a finished game agrees with its winner: above 0 if the first player has
/// won, below 0 if the second player has won, and 0 for a draw. A board whose game is not over passes
/// the check.
///
/// # Errors
/// Returns the broken law if the value disagrees with the winner.
pub fn check_winner<B: Board>(board: &B, winner: Option<Player>) -> Result<(), BrokenLaw> {
    let value = board.evaluate();
    let said = match value {
        1.. => Some(Player::First),
        0 => None,
        ..0 => Some(Player::Second),
    };
    match said == winner || !board.done() {
        true => Ok(()),
        false => Err(BrokenLaw::OtherWinner { value, winner }),
    }
}

/// The texts of all positions checked so far, each with one position that has this text.
#[derive(Debug, Default)]
pub struct Texts<B>(HashMap<String, B>);

impl<B: Board> Texts<B> {
    /// Returns an empty collection.
    pub fn new() -> Self {
        Self(HashMap::new())
    }

    /// Checks that no earlier position has the same text and different answers: a reader could not tell
    /// the two apart by their text. State that no answer shows may differ.
    ///
    /// # Errors
    /// Returns the broken law if there is such a position.
    pub fn check(&mut self, board: &B) -> Result<(), BrokenLaw> {
        let text = board.to_string();
        let first = self.0.entry(text).or_insert_with(|| board.clone());
        match answers(first) == answers(board) {
            true => Ok(()),
            false => Err(BrokenLaw::OneText {
                first: format!("{first:?}"),
                second: format!("{board:?}"),
            }),
        }
    }
}

/// The answers of a board that a search can see.
fn answers<B: Board>(board: &B) -> (Player, bool, Value, Vec<B::Move>) {
    let moves = board.legal_moves().collect();
    (board.to_move(), board.done(), board.evaluate(), moves)
}
