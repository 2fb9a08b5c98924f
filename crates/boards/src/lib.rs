//! The boards whose pictures are drawn, read from their text.
//!
//! A recording has each position as text, and says what `kind` of board it is. [`Board::read`] is
//! the only door: what is no such board, and every kind that is not known here, is [`Board::Text`].
//!
//! | kind | board | text |
//! |---|---|---|
//! | `queens` | [`Queens`] | n lines of n squares, `Q` or `.` |
//! | `diagonals` | [`Queens`], of which the diagonals are to be seen | the same |
//! | `bits` | [`Bits`], rows of bits below a row of squares | a name and its bits on each line |
//! | `pegs` | [`Pegs`] with discs | a name and the sizes of its discs on each line |
//! | `links` | [`Links`], nodes that name each other by their places | first child, next sibling and what it holds, on a line for each node |
//! | `three` | [`Three`], tic-tac-toe | lines of `X`, `O` and `.` |
//! | `four` | [`Three`], Connect Four | the same |
//! | `dots` | [`Field`], dots and boxes | `+` a dot, `---` and `\|` lines, `A` or `B` in a box that is taken |
//! | `squares` | [`Field`], dots and squares | the same, with `.`, `A` or `B` for a dot |
//! | `tree` | [`WrittenTree`] | a game tree written out: `[[44, 61, 50], [40, 35]]` |
//!
//! A board knows what its picture shows: which squares are attacked, which line won, which boxes are
//! joined to a chain. Exercises ask for these very rules, so only `figures` uses this crate, and the grader. Its
//! tests hold it equal to the reference solutions on all small boards.
//!
//! Nothing here draws, recurses or panics, whatever the text is.

mod bits;
mod chains;
mod field;
mod lines;
mod links;
mod pegs;
mod queens;
mod three;
mod tree;

pub use bits::{BitRow, Bits};
pub use chains::Chain;
pub use field::{Field, Side, letter};
pub use links::{Linked, Links};
pub use pegs::{Peg, Pegs};
pub use queens::Queens;
pub use three::{Mark, Three};
pub use tree::WrittenTree;

/// A board, read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Board {
    /// Queens on a square board.
    Queens(Queens),
    /// Queens, whose diagonals are to be seen.
    Diagonals(Queens),
    /// Rows of bits below a row of squares.
    Bits(Bits),
    /// Pegs with discs.
    Pegs(Pegs),
    /// Nodes of a tree that name each other by their places.
    Links(Links),
    /// Tic-tac-toe, or Connect Four.
    Three(Three),
    /// Dots and boxes, or dots and squares.
    Dots(Field),
    /// A game tree that is written out.
    Tree(WrittenTree),
    /// Any other board, of which no more is known than its text.
    Text,
}

impl Board {
    /// Reads the text of a board of this kind; one empty line at its end does no harm. Takes time in
    /// proportion to the text.
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

    /// The kind as which it was read; `text` where it is no board that is known here.
    pub fn kind(&self) -> &'static str {
        match self {
            Board::Queens(_) => "queens",
            Board::Diagonals(_) => "diagonals",
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

    /// The board, where it is one of queens.
    pub fn queens(&self) -> Option<&Queens> {
        match self {
            Board::Queens(board) => Some(board),
            _ => None,
        }
    }

    /// The field, where it is one of dots.
    pub fn dots(&self) -> Option<&Field> {
        match self {
            Board::Dots(field) => Some(field),
            _ => None,
        }
    }

    /// The tree, where it is one that is written out.
    pub fn tree(&self) -> Option<&WrittenTree> {
        match self {
            Board::Tree(tree) => Some(tree),
            _ => None,
        }
    }
}
