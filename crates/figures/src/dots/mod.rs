//! Boards of dots and boxes, as text: `+` a dot, `---` and `|` the lines drawn, `A` or `B` in a
//! box that is taken. And of dots and squares, where a dot is free, `.`, or a player's, `A` or `B`.
//!
//! ```text
//! +---+   +
//! | A |
//! +---+   +
//!         |
//! +   +   +
//! ```

mod chains;
pub(crate) mod draw;
mod film;
pub(crate) mod numbered;
pub(crate) mod place;
pub(crate) mod played;
mod read;
mod svg;
mod text;
pub(crate) mod words;

pub use film::{film_svg, film_text};
pub use numbered::played_svg;
pub use played::is_played;
pub use svg::{DotsMarks, dots_svg};
pub use text::dots_text;

pub(crate) use played::Played;

/// Whether a text is the picture of a field of dots and boxes.
pub fn is_dots(board: &str) -> bool {
    Field::parse(board).is_some()
}

/// A field of boxes. Lines are numbered from 0: those across first, row by row, then those down;
/// boxes row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Field {
    /// Rows and columns of boxes.
    pub rows: usize,
    pub cols: usize,
    /// Which lines are drawn, by their numbers.
    pub drawn: Vec<bool>,
    /// Who has taken each box.
    pub owners: Vec<Option<Side>>,
    /// In dots and squares: whose each dot is, row by row.
    pub dots: Option<Vec<Option<Side>>>,
}

/// A player of dots and boxes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    /// The one who begins.
    A,
    /// The other one.
    B,
}

impl Side {
    pub(crate) fn letter(self) -> &'static str {
        match self {
            Side::A => "A",
            Side::B => "B",
        }
    }

    pub(crate) fn other(self) -> Self {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    /// The player that a recorded move names.
    pub(crate) fn named(name: &str) -> Option<Self> {
        match name {
            "first" | "A" => Some(Side::A),
            "second" | "B" => Some(Side::B),
            _ => None,
        }
    }
}

impl Field {
    /// The number of the line from this dot to the one at its right.
    pub(crate) fn across(&self, row: usize, col: usize) -> usize {
        row * self.cols + col
    }

    /// The number of the line from this dot to the one below it.
    pub(crate) fn down(&self, row: usize, col: usize) -> usize {
        (self.rows + 1) * self.cols + row * (self.cols + 1) + col
    }

    /// Row and column of a line's first dot, and whether the line goes down.
    pub(crate) fn place(&self, line: usize) -> (usize, usize, bool) {
        match line.checked_sub((self.rows + 1) * self.cols) {
            None => (line / self.cols, line % self.cols, false),
            Some(rest) => (rest / (self.cols + 1), rest % (self.cols + 1), true),
        }
    }

    /// A line by its two dots: `a1b1`.
    pub(crate) fn name(&self, line: usize) -> String {
        let (row, col, down) = self.place(line);
        let dot = |row: usize, col: usize| format!("{}{}", letter(col), row + 1);
        let end = if down {
            dot(row + 1, col)
        } else {
            dot(row, col + 1)
        };
        dot(row, col) + &end
    }

    /// The line of that name.
    pub(crate) fn line(&self, name: &str) -> Option<usize> {
        (0..self.drawn.len()).find(|&line| self.name(line) == name)
    }

    /// The four sides of a box: top, bottom, left, right.
    pub(crate) fn sides(&self, number: usize) -> [usize; 4] {
        let (row, col) = (number / self.cols, number % self.cols);
        [
            self.across(row, col),
            self.across(row + 1, col),
            self.down(row, col),
            self.down(row, col + 1),
        ]
    }

    /// How many sides of a box are not drawn.
    pub(crate) fn open_sides(&self, number: usize) -> usize {
        let sides = self.sides(number);
        sides.iter().filter(|&&side| !self.drawn[side]).count()
    }

    /// The boxes that a line is a side of: one at the edge, else two.
    pub(crate) fn beside(&self, line: usize) -> impl Iterator<Item = usize> {
        let (row, col, down) = self.place(line);
        let (cols, rows) = (self.cols, self.rows);
        let number = |row: usize, col: usize| row * cols + col;
        let first = match down {
            true => col.checked_sub(1).map(|col| number(row, col)),
            false => row.checked_sub(1).map(|row| number(row, col)),
        };
        let inside = row < rows && col < cols;
        first.into_iter().chain(inside.then_some(number(row, col)))
    }

    /// The lines that would close a box.
    pub(crate) fn closers(&self) -> Vec<usize> {
        let closes = |&line: &usize| {
            let mut beside = self.beside(line);
            self.dots.is_none()
                && !self.drawn[line]
                && beside.any(|number| self.open_sides(number) == 1)
        };
        (0..self.drawn.len()).filter(closes).collect()
    }

    /// How many boxes these lines closed, where they were the last ones drawn.
    pub(crate) fn closed_with(&self, lines: &[usize]) -> usize {
        let has_one = |number| self.sides(number).iter().any(|side| lines.contains(side));
        let all = 0..self.owners.len();
        all.filter(|&number| self.open_sides(number) == 0 && has_one(number))
            .count()
    }

    /// How many boxes a player has.
    pub(crate) fn boxes_of(&self, side: Side) -> usize {
        let boxes = self.owners.iter();
        boxes.filter(|&&owner| owner == Some(side)).count()
    }

    /// The game and its size: `Dots and boxes, 3×3`.
    pub(crate) fn kind(&self) -> String {
        match self.dots {
            None => format!("Dots and boxes, {}×{}", self.rows, self.cols),
            Some(_) => format!("Dots and squares, {}×{} dots", self.rows + 1, self.cols + 1),
        }
    }

    /// `2 boxes`, or `2 squares`.
    pub(crate) fn boxes(&self, number: usize) -> String {
        match (&self.dots, number) {
            (None, 1) => "1 box".into(),
            (None, _) => format!("{number} boxes"),
            (Some(_), _) => crate::labels::counted(number, "square"),
        }
    }

    /// Whether no line is drawn.
    pub(crate) fn is_empty(&self) -> bool {
        !self.drawn.contains(&true)
    }

    /// Whether the game is over: every line is drawn, or no dot is free.
    pub(crate) fn is_over(&self) -> bool {
        match &self.dots {
            None => self.drawn.iter().all(|&drawn| drawn),
            Some(dots) => dots.iter().all(Option::is_some),
        }
    }

    /// Who moves after a player whose move closed so many boxes.
    pub(crate) fn next(&self, by: Side, closed: usize) -> Side {
        if closed > 0 && self.dots.is_none() {
            by
        } else {
            by.other()
        }
    }
}

/// The letter of a column.
pub(crate) fn letter(col: usize) -> char {
    // A field has fewer columns than there are letters: `read` sees to that.
    char::from(b'a' + u8::try_from(col).unwrap_or(25).min(25))
}
