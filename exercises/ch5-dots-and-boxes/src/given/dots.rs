//! Dots and boxes as a board: the lines drawn, the boxes taken by each player, and who moves.

use game::{Board, Player, Value, Watched};

use crate::boxes::closed_by;
use crate::extra_turn;
use crate::size::{Boxes, Line, Lines, Size};

/// A position of dots and boxes.
///
/// Its text is the size of the field in boxes, rows first, and the lines in the order in which they
/// were drawn. The owner of each box and the player to move follow from that. A line is named by
/// its two dots, in either order: a letter for the column, from the left, and a number for the row,
/// from the top. The position is displayed as a picture.
///
/// ```
/// use dots_and_boxes::dots::Dots;
/// use game::Board;
///
/// let board: Dots = "1x2 a1b1 b1c1 a1a2 b2-a2 B1B2".parse()?;
/// assert_eq!(board.taken, [0b01, 0]);
/// assert_eq!(board.evaluate(), 1);
/// assert_eq!(board.to_string(), "\
/// +---+---+
/// | A |
/// +---+   +");
///
/// // Another order: now B closes the box.
/// let board: Dots = "1x2 a1b1 a1a2 a2b2 b1b2".parse()?;
/// assert_eq!(board.taken, [0, 0b01]);
/// # Ok::<(), dots_and_boxes::text::NoPosition>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dots {
    /// The size of the field.
    pub size: Size,
    /// All drawn lines of both players.
    pub drawn: Lines,
    /// The boxes that the first player has taken, and the boxes of the second player.
    pub taken: [Boxes; 2],
    /// The player who draws the next line.
    pub to_move: Player,
}

impl Dots {
    /// Creates the empty field. The first player begins.
    pub fn new(size: Size) -> Self {
        Self {
            size,
            drawn: 0,
            taken: [0; 2],
            to_move: Player::First,
        }
    }

    /// Returns whether a line is drawn.
    pub fn is_drawn(&self, line: Line) -> bool {
        self.drawn & 1 << line.number() != 0
    }

    /// Returns the lines that can still be drawn.
    pub fn open(&self) -> Lines {
        self.size.all_lines() & !self.drawn
    }

    /// Returns the number of boxes that `line` would close: 0, 1 or 2.
    pub fn closes(&self, line: Line) -> Value {
        let closed = closed_by(self.size, self.drawn, line.number());
        closed.count_ones().cast_signed()
    }
}

impl Board for Dots {
    type Move = Line;
    const KIND: &'static str = "dots";

    fn to_move(&self) -> Player {
        self.to_move
    }

    /// Returns the lines not drawn yet, from the smallest number to the largest.
    fn legal_moves(&self) -> impl Iterator<Item = Line> {
        let (size, open) = (self.size, self.open());
        size.numbers()
            .filter(move |line| open & 1 << line != 0)
            .map(move |line| size.line(line))
    }

    fn play(&self, line: Line) -> Self {
        extra_turn::draw(self, line)
    }

    fn done(&self) -> bool {
        self.open() == 0
    }

    /// Returns the first player's boxes minus the second's.
    fn evaluate(&self) -> Value {
        let [first, second] = self.taken.map(|boxes| boxes.count_ones().cast_signed());
        first - second
    }
}

/// A field for searches that need its position: the position itself, or a watched one.
pub trait Field: Board<Move = Line> {
    /// Returns the position.
    fn dots(&self) -> &Dots;
}

impl Field for Dots {
    fn dots(&self) -> &Dots {
        self
    }
}

impl<B: Field> Field for Watched<B> {
    fn dots(&self) -> &Dots {
        self.look().dots()
    }
}
