//! The boards that figures draw, read from their text.
//!
//! A recording contains each position as text, and the `kind` of its board. [`Board::read`] is the only entry point. It
//! reads every unknown kind, and every text that does not fit its kind, as [`Board::Text`].
//!
//! | kind | board | text |
//! |---|---|---|
//! | `queens` | [`Queens`] | n lines of n squares, `Q` or `.` |
//! | `diagonals` | [`Queens`], drawn with their diagonals | the same |
//! | `digits` | [`Digits`], the grid of a sudoku | n lines of n digits, with `.` for an empty square |
//! | `bits` | [`Bits`], rows of bits below a row of squares | a name and its bits on each line |
//! | `pegs` | [`Pegs`] with discs | a name and the sizes of its discs on each line |
//! | `links` | [`Links`], nodes that refer to each other by their places | first child, next sibling, content: a line a node |
//! | `three` | [`Three`], tic-tac-toe | lines of `X`, `O` and `.` |
//! | `four` | [`Three`], Connect Four | the same |
//! | `dots` | [`Field`], dots and boxes | `+` a dot, `---` and `\|` lines, `A` or `B` in a box that is taken |
//! | `squares` | [`Field`], dots and squares | the same, with `.`, `A` or `B` for a dot |
//! | `tree` | [`WrittenTree`] | a written game tree: `[[44, 61, 50], [40, 35]]` |
//!
//! A board computes the facts that its picture shows: the attacked squares, the winning line, the boxes that form a chain.
//! Exercises ask for these same rules, so only `figures` and the grader use this crate. Its tests compare it with the
//! reference solutions on all small boards.
//!
//! The crate does not draw. It never recurses or panics, whatever the text is.

mod bits;
mod chains;
mod digits;
mod field;
mod lines;
mod links;
mod pegs;
mod queens;
mod three;
mod tree;

pub use bits::{BitRow, Bits};
pub use chains::Chain;
pub use digits::Digits;
pub use field::{Field, Side, letter};
pub use links::{Linked, Links};
pub use pegs::{Peg, Pegs};
pub use queens::Queens;
pub use three::{Mark, Three};
pub use tree::WrittenTree;

/// A board that was read from its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Board {
    /// Queens on a square board.
    Queens(Queens),
    /// Queens, drawn with their diagonals.
    Diagonals(Queens),
    /// The grid of a sudoku.
    Digits(Digits),
    /// Rows of bits below a row of squares.
    Bits(Bits),
    /// Pegs with discs.
    Pegs(Pegs),
    /// Nodes of a tree that refer to each other by their places.
    Links(Links),
    /// Tic-tac-toe, or Connect Four.
    Three(Three),
    /// Dots and boxes, or dots and squares.
    Dots(Field),
    /// A written game tree.
    Tree(WrittenTree),
    /// Any other board, for which only the text is known.
    Text,
}

impl Board {
    /// Reads the text of a board of this kind. One empty line at its end is allowed. Takes time linear in the length of the
    /// text.
    ///
    /// ```
    /// use boards::Board;
    ///
    /// let Board::Queens(board) = Board::read("queens", ".Q\n..") else { panic!("no board") };
    /// assert!(board.is_attacked(0, 0) && !board.is_attacked(0, 1));
    ///
    /// // The same text may be another board, or none.
    /// assert_eq!(Board::read("three", ".Q\n.."), Board::Text);
    /// ```
    pub fn read(kind: &str, text: &str) -> Self {
        let board = match kind {
            "queens" => Queens::read(text).map(Board::Queens),
            "diagonals" => Queens::read(text).map(Board::Diagonals),
            "digits" => Digits::read(text).map(Board::Digits),
            "bits" => Bits::read(text).map(Board::Bits),
            "pegs" => Pegs::read(text).map(Board::Pegs),
            "links" => Links::read(text).map(Board::Links),
            "three" => Three::read_three(text).map(Board::Three),
            "four" => Three::read_four(text).map(Board::Three),
            "dots" => Field::read_boxes(text).map(Board::Dots),
            "squares" => Field::read_squares(text).map(Board::Dots),
            "tree" => WrittenTree::read(text).map(Board::Tree),
            _ => None,
        };
        board.unwrap_or(Board::Text)
    }

    /// Returns the kind as which it was read, or `text` for a board of an unknown kind.
    pub fn kind(&self) -> &'static str {
        match self {
            Board::Queens(_) => "queens",
            Board::Diagonals(_) => "diagonals",
            Board::Digits(_) => "digits",
            Board::Bits(_) => "bits",
            Board::Pegs(_) => "pegs",
            Board::Links(_) => "links",
            Board::Three(grid) if grid.falls => "four",
            Board::Three(_) => "three",
            Board::Dots(field) if field.dots.is_some() => "squares",
            Board::Dots(_) => "dots",
            Board::Tree(_) => "tree",
            Board::Text => "text",
        }
    }

    /// Returns the board of queens, or `None` if it is another board.
    pub fn queens(&self) -> Option<&Queens> {
        match self {
            Board::Queens(board) => Some(board),
            _ => None,
        }
    }

    /// Returns the grid of a sudoku, or `None` if it is another board.
    pub fn digits(&self) -> Option<&Digits> {
        match self {
            Board::Digits(digits) => Some(digits),
            _ => None,
        }
    }

    /// Returns the field of dots, or `None` if it is another board.
    pub fn dots(&self) -> Option<&Field> {
        match self {
            Board::Dots(field) => Some(field),
            _ => None,
        }
    }

    /// Returns the written tree, or `None` if it is another board.
    pub fn tree(&self) -> Option<&WrittenTree> {
        match self {
            Board::Tree(tree) => Some(tree),
            _ => None,
        }
    }
}
