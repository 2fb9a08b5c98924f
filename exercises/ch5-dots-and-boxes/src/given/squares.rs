//! Dots and squares, a cousin of dots and boxes, as one more board. Given: you write no code here.
//!
//! A coursework put online in 2024 plays it on 10×10 dots. Each dot is free, the first player's or
//! the second's. The text gives the following rules, or we read them from the program (the text
//! does not specify whose dot a link starts from, what a square is, or what counts):
//! - A move links one of the mover's dots to a neighbour in its row or column. Either the neighbour
//!   is free, and becomes the mover's, or it is the mover's already, and not yet linked to the dot.
//! - A dot has at most four links. (It has at most four neighbours, so it cannot have more.)
//! - Only closing a square counts: four links around a cell, all of one player.
//! - The game ends when no dot is free.
//!
//! The text leaves some rules open, and we decide them here:
//! - **Opposite corners**: the game begins with one dot each, the first player's in the upper left
//!   corner and the second's in the lower right.
//! - **No extra turn**: the players take turns, whether a square was closed or not. One link may
//!   close two squares, and both count.
//! - **Passing**: a player who cannot make a link is skipped. The players cannot both be stuck
//!   while a dot is free: a path from a player's dot to a free dot contains a dot that has an owner
//!   and a free neighbour, and its owner can link the two.
//! - **What counts**: the value of a position is the first player's squares minus the second's.
//! - **The last dot**: the player who takes it ends the game. A square that was still open remains
//!   open.

use game::{Board, Player, Value};

use crate::size::{Line, Size};

/// A set of dots: bit n represents dot n, row by row.
type DotSet = u128;

/// A position of dots and squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Squares {
    /// The size in cells, one less each way than in dots. It names the links.
    size: Size,
    /// The dots of the first player, and the dots of the second.
    dots: [DotSet; 2],
    /// The dots that are linked with the dot at their right.
    across: DotSet,
    /// The dots that are linked with the dot below.
    down: DotSet,
    to_move: Player,
}

impl Squares {
    /// The largest number of dots in a row, and in a column.
    pub const MOST_DOTS: usize = 10;

    /// Creates the start of the game on `rows` times `cols` dots: **opposite corners**.
    ///
    /// # Errors
    /// If there are fewer than two dots in a row or a column, or more than [`Squares::MOST_DOTS`].
    pub fn new(rows: usize, cols: usize) -> Result<Self, BadField> {
        let fits = 2..=Self::MOST_DOTS;
        if !fits.contains(&rows) || !fits.contains(&cols) {
            return Err(BadField);
        }
        // A field of dots and boxes has up to 60 lines. Here the size only names them.
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

    /// Returns the number of rows of dots.
    pub fn rows(&self) -> usize {
        self.size.rows + 1
    }

    /// Returns the number of dots in a row.
    pub fn cols(&self) -> usize {
        self.size.cols + 1
    }

    /// Returns the field's size in cells. Its lines are the links, [`Size::across`] and
    /// [`Size::down`].
    pub fn size(&self) -> Size {
        self.size
    }

    /// Returns the owner of a dot, or `None` if it is free.
    pub fn owner(&self, row: usize, col: usize) -> Option<Player> {
        let dot = 1 << (row * self.cols() + col);
        match self.dots.map(|dots| dots & dot != 0) {
            [true, _] => Some(Player::First),
            [_, true] => Some(Player::Second),
            _ => None,
        }
    }

    /// Returns whether the two dots of a line are linked.
    pub fn is_linked(&self, link: Line) -> bool {
        let links = if link.is_down() {
            self.down
        } else {
            self.across
        };
        links & self.first_dot(link) != 0
    }

    /// Returns the player who has closed the square with this upper left dot, or `None` if it is
    /// open.
    pub fn square(&self, row: usize, col: usize) -> Option<Player> {
        let closed = self.closed() & 1 << (row * self.cols() + col) != 0;
        self.owner(row, col).filter(|_| closed)
    }

    /// Returns the number of squares that each player has closed.
    pub fn score(&self) -> [u32; 2] {
        self.dots.map(|dots| (dots & self.closed()).count_ones())
    }

    /// Returns the number of free dots.
    pub fn free_dots(&self) -> u32 {
        self.free().count_ones()
    }

    /// Returns the upper left dots of the closed squares. Links join dots of one owner, so four of
    /// them around a cell are all of one player.
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

    /// Returns the left or upper dot of a link.
    fn first_dot(&self, link: Line) -> DotSet {
        let (row, col) = link.place();
        1 << (row * self.cols() + col)
    }

    /// Returns the links that a player could make, across and down, by their first dots.
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

    /// Returns the next player. **Passing**: it is the opponent of `mover`, unless only `mover` can
    /// move.
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

    /// Returns the links across and then the links down, both row by row. A board that is done has
    /// no legal moves, because the last dot was taken.
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

    /// Makes the link. Both its dots then belong to the mover.
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

    /// Returns the first player's squares minus the second's.
    fn evaluate(&self) -> Value {
        let [first, second] = self.score().map(u32::cast_signed);
        first - second
    }
}

/// The error for numbers of dots that do not make a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a field of dots is written like 5x6: rows, x, columns, each from 2 to 10")]
pub struct BadField;
