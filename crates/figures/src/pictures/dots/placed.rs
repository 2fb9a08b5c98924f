//! A field at its place in a drawing, with its marks: dots, lines, boxes, chains.

use boards::{Chain, letter};

use super::words::chain_label;
use super::{Field, LastLine, Side};
use crate::element::{Element, Marks, Path, path, text};

/// The side of a box in a field that is a figure of its own.
const CELL: f64 = 54.0;
/// The margin above and to the left of such a field, with the letters and numbers there.
const EDGE: f64 = 26.0;

/// A field, the point of its first dot, and the side of a box.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PlacedField<'f> {
    pub field: &'f Field,
    corner: (f64, f64),
    cell: f64,
}

impl<'f> PlacedField<'f> {
    pub(crate) fn new(field: &'f Field, corner: (f64, f64), cell: f64) -> Self {
        PlacedField {
            field,
            corner,
            cell,
        }
    }

    /// Places a field that is a figure of its own, with space for letters and numbers at its edge.
    pub(crate) fn alone(field: &'f Field) -> Self {
        Self::new(field, (EDGE, EDGE), CELL)
    }

    pub(crate) fn figure_size(self) -> (f64, f64) {
        let ((left, top), (wide, high)) = (self.corner, self.extent());
        (left + wide + 10.0, top + high + 8.0)
    }

    /// Places a field in a node.
    pub(crate) fn in_node(field: &'f Field, corner: (f64, f64)) -> Self {
        let most = field.rows.max(field.cols) as f64;
        Self::new(field, corner, (60.0 / most).clamp(14.0, 20.0).round())
    }

    /// Returns its width and height.
    pub(crate) fn extent(self) -> (f64, f64) {
        let cells = |number: usize| number as f64 * self.cell;
        (cells(self.field.cols), cells(self.field.rows))
    }

    fn dot(self, row: usize, col: usize) -> (f64, f64) {
        let (x, y) = self.corner;
        (x + col as f64 * self.cell, y + row as f64 * self.cell)
    }

    /// Returns the middle of a box.
    fn middle(self, number: usize) -> (f64, f64) {
        let (x, y) = self.dot(number / self.field.cols, number % self.field.cols);
        (x + self.cell / 2.0, y + self.cell / 2.0)
    }

    /// Returns a line that ends the length `short` before its dots.
    fn line(self, line: usize, short: f64) -> Path {
        let (row, col, down) = self.field.place(line);
        let (x, y) = self.dot(row, col);
        let long = self.cell - 2.0 * short;
        match down {
            true => Path::at((x, y + short)).vertical_by(long),
            false => Path::at((x + short, y)).horizontal_by(long),
        }
    }

    /// Returns some lines, each from dot to dot.
    pub(crate) fn whole(self, lines: impl IntoIterator<Item = usize>) -> Path {
        lines.into_iter().map(|line| self.line(line, 0.0)).collect()
    }

    /// Returns the lines that would close a box, ending short of their dots.
    pub(crate) fn closers(self) -> Path {
        let closers = self.field.closers().into_iter();
        closers.map(|line| self.line(line, 10.0)).collect()
    }

    /// Draws a small field: its boxes, its lines and its dots.
    pub(crate) fn small(self, last: Option<LastLine>) -> Element {
        let mut out = self.owners();
        out += self.lines(last);
        out += self.dots();
        out += self.owned(None);
        Element::new("g").class("tiny").holding(out)
    }

    /// Draws the tint and the letter of every box that is taken.
    pub(crate) fn owners(self) -> Marks {
        let taken = self.field.owners.iter().enumerate();
        let taken = taken.filter_map(|(number, side)| Some(self.owner(number, (*side)?)));
        taken.collect()
    }

    /// Draws the tint and the letter of a box.
    pub(crate) fn owner(self, number: usize, side: Side) -> Marks {
        let (x, y) = self.middle(number);
        let (by, half) = (side.letter(), self.cell / 2.0);
        // In a small field the letters are smaller too.
        let (class, drop) = match self.cell < CELL {
            true => ("w m", 4.0),
            false => ("m owner", 6.0),
        };
        let tint = Path::square((x - half, y - half), self.cell);
        let mut out = path(&format!("box-{by}"), &tint);
        out += text(&format!("{class} own-{by}"), (x, y + drop), by);
        out
    }

    /// Draws the lines of the field, the last one broader and in its player's colour.
    pub(crate) fn lines(self, last: Option<LastLine>) -> Marks {
        let field = self.field;
        let is_last = |line: &usize| last.is_some_and(|last| last.line == *line);
        let (mut drawn, open): (Vec<usize>, Vec<usize>) =
            (0..field.drawn.len()).partition(|&line| field.drawn[line]);
        drawn.retain(|line| !is_last(line));
        let mut out = path("undrawn", &self.whole(open));
        out += path("drawn", &self.whole(drawn));
        if let Some(last) = last.filter(|last| field.drawn[last.line]) {
            let by = last.by.map_or("", Side::letter);
            let d = self.line(last.line, 0.0);
            out += path(&format!("glow by-{by}"), &d);
            out += path(&format!("drawn by-{by}"), &d);
        }
        out
    }

    pub(crate) fn dots(self) -> Marks {
        let cols = self.field.cols;
        let all = (0..=self.field.rows).flat_map(|row| (0..=cols).map(move |col| (row, col)));
        let dots = all.map(|(row, col)| Path::dot(self.dot(row, col)));
        path("dots", &dots.collect())
    }

    /// Draws the dots that have an owner and, if `before` is given, had none before.
    pub(crate) fn owned(self, before: Option<&Field>) -> Marks {
        let was = |at: usize| before.and_then(|before| before.dots.as_ref()?[at]);
        let dots = self.field.dots.iter().flatten().enumerate();
        let mut out = Marks::default();
        for (at, side) in dots {
            let Some(side) = side.filter(|_| was(at).is_none()) else {
                continue;
            };
            let in_a_row = self.field.cols + 1;
            let (x, y) = self.dot(at / in_a_row, at % in_a_row);
            let by = side.letter();
            out += path(&format!("dots big by-{by}"), &Path::dot((x, y)));
            if self.cell >= CELL {
                out += text("s m on-dot", (x, y + 4.0), by);
            }
        }
        out
    }

    /// Draws chains and loops: a broad band through the middles of their boxes, and their lengths.
    pub(crate) fn chains(self) -> Marks {
        let chains = self.field.chains();
        let mut out = self.bands(&chains);
        for (at, length) in self.lengths(&chains) {
            out += text("s m long", at, &length);
        }
        out
    }

    /// Returns the length of each chain and the point where it is written: at the box in the middle, or the earlier of two.
    pub(crate) fn lengths(self, chains: &[Chain]) -> impl Iterator<Item = ((f64, f64), String)> {
        chains.iter().map(move |chain| {
            let (x, y) = self.middle(chain.boxes[(chain.boxes.len() - 1) / 2]);
            ((x, y + 4.0), chain_label(chain))
        })
    }

    /// Draws the long chains and the loops, without their lengths.
    pub(crate) fn long_chains(self) -> Marks {
        let mut chains = self.field.chains();
        chains.retain(Chain::is_long);
        self.bands(&chains)
    }

    /// Draws the bands of some chains. Their breadth depends on the size of the boxes.
    fn bands(self, chains: &[Chain]) -> Marks {
        let band = Element::new("path").class("chain");
        let band = band.number("stroke-width", (self.cell * 0.74).round());
        let band = band.along(&self.through(chains));
        Some(band).filter(|_| !chains.is_empty()).into()
    }

    /// Returns a path through the middles of the boxes of each chain.
    pub(crate) fn through(self, chains: &[Chain]) -> Path {
        let chains = chains.iter().map(|chain| {
            let middles = chain.boxes.iter().map(|&number| self.middle(number));
            let middles: Vec<(f64, f64)> = middles.collect();
            match middles.len() {
                1 => Path::dot(middles[0]),
                _ if chain.is_loop => Path::default().through(&middles).close(),
                _ => Path::default().through(&middles),
            }
        });
        chains.collect()
    }

    /// Draws the letters above the field and the numbers beside it.
    pub(crate) fn edge_names(self) -> Marks {
        let mut out = Marks::default();
        for col in 0..=self.field.cols {
            let (x, y) = self.dot(0, col);
            out += text("s m", (x, y - 14.0), &letter(col).to_string());
        }
        for row in 0..=self.field.rows {
            let (x, y) = self.dot(row, 0);
            out += text("s end", (x - 14.0, y + 4.0), &(row + 1).to_string());
        }
        out
    }

    /// Writes a number at the middle of a line.
    pub(crate) fn number(self, class: &str, line: usize, number: usize) -> Marks {
        let (row, col, down) = self.field.place(line);
        let ((x, y), half) = (self.dot(row, col), self.cell / 2.0);
        let middle = if down { (x, y + half) } else { (x + half, y) };
        text(class, (middle.0, middle.1 + 4.0), &number.to_string())
    }

    /// Writes the numbers of the lines that are not drawn.
    pub(crate) fn numbers(self) -> Marks {
        let open = (0..self.field.drawn.len()).filter(|&line| !self.field.drawn[line]);
        let numbers = open.map(|line| self.number("s m halo", line, line));
        numbers.collect()
    }
}
