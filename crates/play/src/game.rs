//! What differs from game to game: all that the table asks of one.

use std::io;

use advice::{Remark, Seats};
use game::{Board, Player};
use opponent::Answer;

use super::place::Place;

/// A move in a game of this kind.
pub(super) type Move<G> = <<G as Game>::Board as Board>::Move;

/// A game with its rules, its words, and the computer that plays it.
pub(super) trait Game: Sized {
    type Board: Board;
    /// What the computer keeps about a move it has chosen.
    type Thought;

    const TITLE: &'static str;
    /// The first player and the second, in a letter.
    const MARKS: [char; 2];
    /// What a move is called when one is wanted: "a cell".
    const WANTED: &'static str;
    /// How to type, in a line.
    const HOW: &'static str;

    fn start(&self) -> Self::Board;

    /// Whether moves were made before the start: it is then no new game.
    fn goes_on(&self) -> bool {
        false
    }

    /// The board, with the moves of the last turn marked.
    fn picture(&self, board: &Self::Board, last: Option<&Turn<Move<Self>>>) -> String;

    /// The page of instructions.
    fn instructions(&self) -> String;

    /// Understands a move. The error is a sentence that says why it is none.
    fn read(&self, text: &str) -> Result<Move<Self>, String>;

    /// Why a move that was understood cannot be made.
    fn refusal(&self, board: &Self::Board, mv: Move<Self>) -> String;

    /// How well the computer plays, after "the computer".
    fn skill(&self) -> String;

    /// The computer's move, none when the game is over. It may show there that it is at work.
    fn choose(
        &mut self,
        board: &Self::Board,
        place: &mut Place<'_>,
    ) -> io::Result<Option<Choice<Self>>>;

    /// Says that a move was made.
    fn told(&self, seats: &Seats, board: &Self::Board, mv: Move<Self>) -> String;

    /// What is said when the computer's turn is over.
    fn afterthought(&self, _thought: &Self::Thought) -> Option<String> {
        None
    }

    /// Judges a move before it is made, where that is wanted.
    fn remark(
        &mut self,
        board: &Self::Board,
        mv: Move<Self>,
        place: &mut Place<'_>,
    ) -> io::Result<Option<Remark>>;

    /// Says how the game ended.
    fn result(&self, seats: &Seats, board: &Self::Board) -> String;
}

/// What a player did in one turn: a move, or several where the game lets a player move again.
pub(super) struct Turn<M> {
    pub(super) player: Player,
    /// The last one first.
    pub(super) moves: Vec<M>,
}

/// Why a player has lost without a move.
pub(super) struct Lost {
    /// Who it was: "Your `look_ahead`".
    pub(super) who: String,
    /// What it did, in sentences.
    pub(super) why: String,
    /// What it had looked at until then, drawn; and how to see more of it.
    pub(super) tree: Option<String>,
}

/// The computer's move.
pub(super) struct Choice<G: Game> {
    pub(super) mv: Move<G>,
    pub(super) thought: G::Thought,
}

/// What is kept of a move that no person chose.
pub(super) enum Thought<G: Game> {
    /// Of the computer's.
    Ours(G::Thought),
    /// The answer of a student's search.
    Mine(Answer),
}

/// A move that was made.
pub(super) struct Made<G: Game> {
    pub(super) player: Player,
    pub(super) mv: Move<G>,
    /// The board after it.
    pub(super) board: G::Board,
    pub(super) remark: Option<Remark>,
    /// Nothing if a person made it.
    pub(super) thought: Option<Thought<G>>,
}
