//! The differences between games: everything that the table requires of a game.

use std::io;

use advice::{Remark, Seats};
use game::{Board, Player};
use opponent::Answer;

use super::place::Place;

pub(super) type Move<G> = <<G as Game>::Board as Board>::Move;

/// A game with its rules, its texts, and the computer that plays it.
pub(super) trait Game: Sized {
    type Board: Board;
    /// The computer's information about a move it has chosen.
    type Thought;

    const TITLE: &'static str;
    /// One letter each for the first and the second player.
    const MARKS: [char; 2];
    /// The word for a requested move: "a cell".
    const WANTED: &'static str;
    /// One line on how to type a move.
    const HOW: &'static str;

    fn start(&self) -> Self::Board;

    /// Returns whether the starting position already contains moves, so that it is not a new game.
    fn goes_on(&self) -> bool {
        false
    }

    /// Draws the board, with the moves of the last turn marked.
    fn picture(&self, board: &Self::Board, last: Option<&Turn<Move<Self>>>) -> String;

    fn instructions(&self) -> String;

    /// Reads a move. The error is a sentence that explains why the text is not a move.
    fn read(&self, text: &str) -> Result<Move<Self>, String>;

    /// Explains why a move that was read cannot be made.
    fn refusal(&self, board: &Self::Board, mv: Move<Self>) -> String;

    /// Describes the strength of the computer, to follow "the computer".
    fn skill(&self) -> String;

    /// Returns the computer's move, or `None` if the game is over. It may show its progress at `place`.
    fn choose(
        &mut self,
        board: &Self::Board,
        place: &mut Place<'_>,
    ) -> io::Result<Option<Choice<Self>>>;

    /// Returns the sentence for a move that was made.
    fn told(&self, seats: &Seats, board: &Self::Board, mv: Move<Self>) -> String;

    /// Returns a comment after the computer's turn, or `None`.
    fn afterthought(&self, _thought: &Self::Thought) -> Option<String> {
        None
    }

    /// Judges a move before it is made, or returns `None` if no verdict is wanted.
    fn remark(
        &mut self,
        board: &Self::Board,
        mv: Move<Self>,
        place: &mut Place<'_>,
    ) -> io::Result<Option<Remark>>;

    /// Describes how the game ended.
    fn result(&self, seats: &Seats, board: &Self::Board) -> String;
}

/// The moves of a player in one turn: one move, or several if the game lets a player move again.
pub(super) struct Turn<M> {
    pub(super) player: Player,
    /// The moves, the last one first.
    pub(super) moves: Vec<M>,
}

/// A loss without a legal move.
pub(super) struct Lost {
    /// The loser: "Your `look_ahead`".
    pub(super) who: String,
    /// The reason, in sentences.
    pub(super) why: String,
    /// A drawing of the search until then, and a hint on how to see more of it.
    pub(super) tree: Option<String>,
}

/// The computer's move.
pub(super) struct Choice<G: Game> {
    pub(super) mv: Move<G>,
    pub(super) thought: G::Thought,
}

/// Information about a move that no person chose.
pub(super) enum Thought<G: Game> {
    /// A move of the computer.
    Ours(G::Thought),
    /// The answer of a student's search.
    Mine(Answer),
}

/// A move that was made.
pub(super) struct Made<G: Game> {
    pub(super) player: Player,
    pub(super) mv: Move<G>,
    /// The board after the move.
    pub(super) board: G::Board,
    pub(super) remark: Option<Remark>,
    /// `None` if a person made the move.
    pub(super) thought: Option<Thought<G>>,
}
