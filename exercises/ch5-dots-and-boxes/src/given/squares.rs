//! Dots and squares, a cousin of dots and boxes, as one more board. Given: nothing to write here.
//!
//! A coursework put online in 2024 plays it on 10×10 dots. Each dot is free, the first player's or the
//! second's. The text says this, or we read it into the program (the text prints neither whose dot a
//! link starts from, nor what a square is, nor what counts):
//! - A move links one of the mover's dots to a neighbour in its row or column. The neighbour is
//!   free, and becomes the mover's; or it is the mover's already, and not yet linked to the dot.
//! - A dot has at most four links. (Having four neighbours, it cannot have more.)
//! - Closing a square is what counts: four links around a cell, all of one player.
//! - The game ends when no dot is free.
//!
//! What it leaves open is decided here:
//! - **Opposite corners**: the game begins with one dot each, the first player's in the upper
//!   left corner and the second's in the lower right.
//! - **No extra turn**: the players take turns, whether a square was closed or not. One link may
//!   close two squares; both count.
//! - **Passing**: whoever has no link to make is passed over. Both cannot be stuck while a dot
//!   is free: going from a dot of a player to a free dot, one meets a dot that has an owner and
//!   a free neighbour, and its owner can link the two.
//! - **What counts**: a position is worth the first player's squares minus the second's.
//! - **The last dot**: whoever takes it ends the game. A square that was still open stays open.

use game::{Board, Player, Value};

use crate::size::{Line, Size};

/// A set of dots: bit n stands for dot n, row by row.
type DotSet = u128;

/// A position of dots and squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Squares {
    /// The size in cells, one less each way than in dots. It names the links.
    size: Size,
    /// The dots of the first player, and those of the second.
    dots: [DotSet; 2],
    /// The dots that are linked with the dot at their right.
    across: DotSet,
    /// The dots that are linked with the dot below.
    down: DotSet,
    to_move: Player,
}

impl Squares {
    /// The most dots there may be in a row, and in a column.
    pub const MOST_DOTS: usize = 10;

    /// The start of the game on `rows` times `cols` dots: **opposite corners**.
    ///
    /// # Errors
    /// When there are fewer than two dots in a row or a column, or more than
    /// [`Squares::MOST_DOTS`].
    pub fn new(rows: usize, cols: usize) -> Result<Self, BadField> {
        let fits = 2..=Self::MOST_DOTS;
        if !fits.contains(&rows) || !fits.contains(&cols) {
            return Err(BadField);
        }
        // A field of dots and boxes holds 60 lines; here the size only names them.
        let size = Size {
            rows: rows - 1,
            cols: cols - 1,
        };
        Ok(Self {
            size,
            dots: [1, 1 << (rows * cols - 1)],
            across: 0,
            down: 0,
            to_move: Player::First,
        })
    }

    /// How many rows of dots there are.
    pub fn rows(&self) -> usize {
        self.size.rows + 1
    }

    /// How many dots there are in a row.
    pub fn cols(&self) -> usize {
        self.size.cols + 1
    }

    /// The field as one of cells: its lines are the links, [`Size::across`] and [`Size::down`].
    pub fn size(&self) -> Size {
        self.size
    }

    /// Whose dot it is; none while it is free.
    pub fn owner(&self, row: usize, col: usize) -> Option<Player> {
        let dot = 1 << (row * self.cols() + col);
        match self.dots.map(|dots| dots & dot != 0) {
            [true, _] => Some(Player::First),
            [_, true] => Some(Player::Second),
            _ => None,
        }
    }

    /// Whether the two dots of a line are linked.
    pub fn is_linked(&self, link: Line) -> bool {
        let links = if link.is_down() {
            self.down
        } else {
            self.across
        };
        links & self.first_dot(link) != 0
    }

    /// Who has closed the square whose upper left dot this is.
    pub fn square(&self, row: usize, col: usize) -> Option<Player> {
        let closed = self.closed() & 1 << (row * self.cols() + col) != 0;
        self.owner(row, col).filter(|_| closed)
    }

    /// How many squares each player has closed.
    pub fn score(&self) -> [u32; 2] {
        self.dots.map(|dots| (dots & self.closed()).count_ones())
    }

    /// How many dots are free.
    pub fn free_dots(&self) -> u32 {
        self.free().count_ones()
    }

    /// The upper left dots of the closed squares. Links join dots of one owner, so four of them
    /// around a cell are all of one player.
    fn closed(&self) -> DotSet {
        let below = self.across >> self.cols();
        let right = self.down >> 1;
        self.across & below & self.down & right
    }

    fn all_dots(&self) -> DotSet {
        (1 << (self.rows() * self.cols())) - 1
    }

    fn free(&self) -> DotSet {
        self.all_dots() & !(self.dots[0] | self.dots[1])
    }

    /// The left or upper dot of a link.
    fn first_dot(&self, link: Line) -> DotSet {
        let (row, col) = link.place();
        1 << (row * self.cols() + col)
    }

    /// The links that a player could make, across and down, by their first dots.
    fn open_links(&self, player: Player) -> [DotSet; 2] {
        let [mine, theirs] = match player {
            Player::First => self.dots,
            Player::Second => [self.dots[1], self.dots[0]],
        };
        // One end is mine, and the other is not theirs.
        let fit = |step: usize| (mine & !(theirs >> step)) | ((mine >> step) & !theirs);
        let has_dot_below = self.all_dots() >> self.cols();
        let last_col =
            (0..self.rows()).fold(0, |last, _| last << self.cols() | 1) << self.size.cols;
        let has_dot_right = self.all_dots() & !last_col;
        [
            fit(1) & has_dot_right & !self.across,
            fit(self.cols()) & has_dot_below & !self.down,
        ]
    }

    /// **Passing**: the opponent of `mover` comes next, unless only `mover` can move.
    fn next_after(&self, mover: Player) -> Player {
        let stuck = |player| self.open_links(player) == [0, 0];
        if stuck(mover.other()) && !stuck(mover) {
            mover
        } else {
            mover.other()
        }
    }
}

impl Board for Squares {
    type Move = Line;
    const KIND: &'static str = "squares";

    fn to_move(&self) -> Player {
        self.to_move
    }

    /// Links across come before links down, both row by row. On a board that is done there are
    /// none: the last dot was taken.
    fn legal_moves(&self) -> impl Iterator<Item = Line> {
        let (size, cols) = (self.size, self.cols());
        let [across, down] = if self.done() {
            [0, 0]
        } else {
            self.open_links(self.to_move)
        };
        let in_set = move |set: DotSet| {
            let all = 0..(size.rows + 1) * cols;
            let kept = all.filter(move |dot| set & 1 << dot != 0);
            kept.map(move |dot| (dot / cols, dot % cols))
        };
        let across = in_set(across).map(move |(row, col)| size.across(row, col));
        across.chain(in_set(down).map(move |(row, col)| size.down(row, col)))
    }

    /// The link is made, and both its dots are the mover's now.
    fn play(&self, link: Line) -> Self {
        let mut next = *self;
        let first = self.first_dot(link);
        let second = if link.is_down() {
            next.down |= first;
            first << self.cols()
        } else {
            next.across |= first;
            first << 1
        };
        match self.to_move {
            Player::First => next.dots[0] |= first | second,
            Player::Second => next.dots[1] |= first | second,
        }
        next.to_move = next.next_after(self.to_move);
        next
    }

    fn done(&self) -> bool {
        self.free() == 0
    }

    /// The first player's squares minus the second's.
    fn evaluate(&self) -> Value {
        let [first, second] = self.score().map(u32::cast_signed);
        first - second
    }
}

/// Dots in numbers that do not make a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a field of dots is written like 5x6: rows, x, columns, each from 2 to 10")]
pub struct BadField;
