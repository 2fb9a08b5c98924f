//! The laws that no position shows by itself: they are about a game from its beginning to its end.

use std::collections::{HashMap, HashSet};
use std::fmt;

use crate::{Board, BrokenLaw, Player, Value, check_laws};

/// No game has so many moves: one that has is taken for endless.
const LONGEST: usize = 10_000;

/// A position, and the law that it breaks.
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

/// Plays one game from `board` to its end, and checks each of its positions by [`check_laws`]. `choose` is given the number
/// of legal moves and picks one by its index. Returns the positions.
///
/// A position that comes again shows that a game need not end, and so does a game of 10 000 moves.
///
/// # Errors
/// The first law that is broken, and the position that breaks it.
///
/// # Panics
/// When `choose` gives an index that is too large.
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

/// Checks that the value of a game that is over says who has won: it is above 0 where the first player has, below 0 where
/// the second has, and 0 in a draw. The board of a game that goes on keeps this law.
///
/// # Errors
/// When the value says something else.
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

/// The texts of the positions that were checked until now, each with one of them.
#[derive(Debug, Default)]
pub struct Texts<B>(HashMap<String, B>);

impl<B: Board> Texts<B> {
    /// None yet.
    pub fn new() -> Self {
        Self(HashMap::new())
    }

    /// Checks that no position before this one had its text and gave other answers: a reader of the text could not tell
    /// them apart. What a board keeps to itself and no answer shows may differ.
    ///
    /// # Errors
    /// When one had.
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

/// What a board answers to a search.
fn answers<B: Board>(board: &B) -> (Player, bool, Value, Vec<B::Move>) {
    let moves = board.legal_moves().collect();
    (board.to_move(), board.done(), board.evaluate(), moves)
}
