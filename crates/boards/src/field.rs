//! Fields of dots and boxes, as text: `+` for a dot, `---` and `|` for the lines drawn, `A` or `B` in a box that is taken.
//!
//! Dots and squares has the same text, except that a dot is free, `.`, or belongs to a player, `A` or `B`.
//!
//! ```text
//! +---+   +
//! | A |
//! +---+   +
//!         |
//! +   +   +
//! ```

use std::fmt;

use crate::lines::lines;

/// The most rows and columns of boxes in a field, because columns have letters.
const MOST: usize = 25;

/// A field of boxes, with 1 to 25 rows and columns. Lines are numbered from 0, first the horizontal ones row by row, then
/// the vertical ones. Boxes and dots are numbered row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Field {
    /// The number of rows of boxes.
    pub rows: usize,
    /// The number of boxes in a row.
    pub cols: usize,
    /// Whether each line is drawn, by the numbers of the lines.
    pub drawn: Vec<bool>,
    /// The owner of each box, or `None` if it is not taken.
    pub owners: Vec<Option<Side>>,
    /// For dots and squares: the owner of each dot, row by row.
    pub dots: Option<Vec<Option<Side>>>,
}

/// A player of dots and boxes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The player who begins.
    A,
    /// The other player.
    B,
}

impl Side {
    /// Returns `A` or `B`.
    pub fn letter(self) -> &'static str {
        match self {
            Side::A => "A",
            Side::B => "B",
        }
    }

    /// Returns the opponent.
    pub fn other(self) -> Self {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    /// Returns the player that a recorded move names.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "first" | "A" => Some(Side::A),
            "second" | "B" => Some(Side::B),
            _ => None,
        }
    }
}

impl Field {
    /// Returns the number of the line from this dot to the dot on its right.
    pub fn across(&self, row: usize, col: usize) -> usize {
        row * self.cols + col
    }

    /// Returns the number of the line from this dot to the dot below it.
    pub fn down(&self, row: usize, col: usize) -> usize {
        (self.rows + 1) * self.cols + row * (self.cols + 1) + col
    }

    /// Returns row and column of a line's first dot, and whether the line goes down.
    pub fn place(&self, line: usize) -> (usize, usize, bool) {
        match line.checked_sub((self.rows + 1) * self.cols) {
            None => (line / self.cols, line % self.cols, false),
            Some(rest) => (rest / (self.cols + 1), rest % (self.cols + 1), true),
        }
    }

    /// Returns the name of a line, which names its two dots: `a1b1`.
    pub fn name(&self, line: usize) -> String {
        let (row, col, down) = self.place(line);
        let dot = |row: usize, col: usize| format!("{}{}", letter(col), row + 1);
        let end = if down {
            dot(row + 1, col)
        } else {
            dot(row, col + 1)
        };
        dot(row, col) + &end
    }

    /// Returns the line of that name.
    pub fn line(&self, name: &str) -> Option<usize> {
        (0..self.drawn.len()).find(|&line| self.name(line) == name)
    }

    /// Returns the four sides of a box: top, bottom, left, right.
    pub fn sides(&self, number: usize) -> [usize; 4] {
        let (row, col) = (number / self.cols, number % self.cols);
        [
            self.across(row, col),
            self.across(row + 1, col),
            self.down(row, col),
            self.down(row, col + 1),
        ]
    }

    /// Returns the number of a box's sides that are not drawn.
    pub fn open_sides(&self, number: usize) -> usize {
        let sides = self.sides(number);
        sides.iter().filter(|&&side| !self.drawn[side]).count()
    }

    /// Returns the boxes on both sides of a line: one box at the edge, otherwise two.
    pub fn beside(&self, line: usize) -> impl Iterator<Item = usize> {
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

    /// Returns the lines that would close a box.
    pub fn closers(&self) -> Vec<usize> {
        let closes = |&line: &usize| {
            let mut beside = self.beside(line);
            self.dots.is_none()
                && !self.drawn[line]
                && beside.any(|number| self.open_sides(number) == 1)
        };
        (0..self.drawn.len()).filter(closes).collect()
    }

    /// Returns the number of boxes that these lines closed, if they were the last ones drawn.
    pub fn closed_with(&self, lines: &[usize]) -> usize {
        let has_one = |number| self.sides(number).iter().any(|side| lines.contains(side));
        let all = 0..self.owners.len();
        all.filter(|&number| self.open_sides(number) == 0 && has_one(number))
            .count()
    }

    /// Returns the number of boxes of a player.
    pub fn boxes_of(&self, side: Side) -> usize {
        let boxes = self.owners.iter();
        boxes.filter(|&&owner| owner == Some(side)).count()
    }

    /// Returns the number of boxes without an owner.
    pub fn boxes_left(&self) -> usize {
        self.owners.iter().filter(|owner| owner.is_none()).count()
    }

    /// Whether no line is drawn.
    pub fn is_empty(&self) -> bool {
        !self.drawn.contains(&true)
    }

    /// Whether the game is over: every line is drawn, or no dot is free.
    pub fn is_over(&self) -> bool {
        match &self.dots {
            None => self.drawn.iter().all(|&drawn| drawn),
            Some(dots) => dots.iter().all(Option::is_some),
        }
    }

    /// Returns the player who moves next, after a move of `by` that closed that number of boxes. A player who closes a box
    /// moves again, except in dots and squares. There a player without a possible link is skipped.
    pub fn next(&self, by: Side, closed: usize) -> Side {
        let again = match &self.dots {
            None => closed > 0,
            Some(_) => !self.can_link(by.other()) && self.can_link(by),
        };
        if again { by } else { by.other() }
    }

    /// Whether a player of dots and squares can link a dot with a neighbour that is free or belongs to the same player.
    fn can_link(&self, side: Side) -> bool {
        let Some(dots) = &self.dots else { return false };
        let is_open = |line: usize| {
            let owners = self.ends(line).map(|dot| dots[dot]);
            let theirs = owners.contains(&Some(side.other()));
            !self.drawn[line] && !theirs && owners.contains(&Some(side))
        };
        (0..self.drawn.len()).any(is_open)
    }

    /// Returns the two dots of a line.
    fn ends(&self, line: usize) -> [usize; 2] {
        let (row, col, down) = self.place(line);
        let first = row * (self.cols + 1) + col;
        [first, first + if down { self.cols + 1 } else { 1 }]
    }

    /// Returns the first line that is drawn here and was not drawn on the field `before`.
    pub fn newest(&self, before: &Field) -> Option<usize> {
        let mut pairs = self.drawn.iter().zip(&before.drawn);
        pairs.position(|(now, then)| *now && !then)
    }
}

/// Returns the letter of a column of dots.
pub fn letter(col: usize) -> char {
    // A field has fewer columns than there are letters: `read` checks this.
    char::from(b'a' + u8::try_from(col).unwrap_or(25).min(25))
}

impl Field {
    /// Reads a field of dots and boxes, in which every dot is a `+`.
    pub(crate) fn read_boxes(text: &str) -> Option<Self> {
        let (field, dots) = Self::read(text)?;
        dots.iter().all(|&dot| dot == b'+').then_some(field)
    }

    /// Reads a field of dots and squares, in which every dot is free or has an owner.
    pub(crate) fn read_squares(text: &str) -> Option<Self> {
        let (field, dots) = Self::read(text)?;
        let owner = |dot| match dot {
            b'.' => Some(None),
            b'A' => Some(Some(Side::A)),
            b'B' => Some(Some(Side::B)),
            _ => None,
        };
        let dots = dots.into_iter().map(owner).collect::<Option<_>>()?;
        Some(Field {
            dots: Some(dots),
            ..field
        })
    }

    /// Reads the lines and boxes of a field, and the characters of its dots.
    fn read(text: &str) -> Option<(Self, Vec<u8>)> {
        let lines = lines(text);
        let wide = lines[0].len();
        let (rows, cols) = (lines.len() / 2, wide.saturating_sub(1) / 4);
        let fits = lines.len() % 2 == 1 && wide % 4 == 1;
        if !fits || !(1..=MOST).contains(&rows) || !(1..=MOST).contains(&cols) {
            return None;
        }
        let (mut across, mut down, mut owners) = (Vec::new(), Vec::new(), Vec::new());
        let mut dots = Vec::new();
        for (at, line) in lines.iter().enumerate() {
            if at % 2 == 0 {
                across.extend(row_of_dots(line, cols, &mut dots)?);
            } else {
                row_of_boxes(line, cols, &mut down, &mut owners)?;
            }
        }
        across.append(&mut down);
        let field = Field {
            rows,
            cols,
            drawn: across,
            owners,
            dots: None,
        };
        Some((field, dots))
    }

    /// Returns the character of a dot.
    fn dot(&self, at: usize) -> &'static str {
        let Some(dots) = &self.dots else { return "+" };
        dots[at].map_or(".", Side::letter)
    }
}

/// Reads the lines of a row of dots, and adds its dots to `dots`.
fn row_of_dots(line: &str, cols: usize, dots: &mut Vec<u8>) -> Option<Vec<bool>> {
    if line.len() != 4 * cols + 1 {
        return None;
    }
    let mut lines = Vec::new();
    for part in line.as_bytes().chunks(4) {
        dots.push(part[0]);
        match &part[1..] {
            b"---" => lines.push(true),
            b"   " => lines.push(false),
            [] => {}
            _ => return None,
        }
    }
    Some(lines)
}

/// Adds the lines and the owners of a row of boxes. Spaces at its end may be missing.
fn row_of_boxes(
    line: &str,
    cols: usize,
    down: &mut Vec<bool>,
    owners: &mut Vec<Option<Side>>,
) -> Option<()> {
    let mut line = line.as_bytes().to_vec();
    if line.len() > 4 * cols + 1 {
        return None;
    }
    line.resize(4 * cols + 1, b' ');
    for (at, &sign) in line.iter().enumerate() {
        match (at % 4, sign) {
            (0, b'|') => down.push(true),
            (0, b' ') => down.push(false),
            (2, b'A') => owners.push(Some(Side::A)),
            (2, b'B') => owners.push(Some(Side::B)),
            (2, b' ') => owners.push(None),
            (1 | 3, b' ') => {}
            _ => return None,
        }
    }
    Some(())
}

/// The text in the form that `read` accepts, without spaces at the end of a line.
impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..=self.rows {
            for col in 0..=self.cols {
                f.write_str(self.dot(row * (self.cols + 1) + col))?;
                if col < self.cols {
                    let drawn = self.drawn[self.across(row, col)];
                    f.write_str(if drawn { "---" } else { "   " })?;
                }
            }
            if row == self.rows {
                break;
            }
            let mut line = String::new();
            for col in 0..=self.cols {
                let drawn = self.drawn[self.down(row, col)];
                line += if drawn { "|" } else { " " };
                if col < self.cols {
                    let owner = self.owners[row * self.cols + col];
                    line += &format!(" {} ", owner.map_or(" ", Side::letter));
                }
            }
            write!(f, "\n{}\n", line.trim_end())?;
        }
        Ok(())
    }
}
