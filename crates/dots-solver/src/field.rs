//! A field in the form that the solver uses: boxes with open lines around them, in a numbering of its own.
//!
//! A position is only the set of lines still open: the score changes no best move, and the player who moves is always
//! "the mover". In this numbering one shift brings the lines on one side of every box to the bit of that box: first the
//! lines across, row by row, then the line to the left of every box, and last the right edge of the field. The longer
//! side of the field is horizontal, so there are at most five rows.

use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::{Boxes, Lines, Size};

/// The tables of a field: the places of its lines and boxes.
pub(crate) struct Field {
    pub(crate) size: Size,
    pub(crate) rows: usize,
    pub(crate) cols: usize,
    pub(crate) lines: usize,
    pub(crate) boxes: usize,
    /// The first line to the left of a box, and the first line of the right edge.
    left: usize,
    edge: usize,
    every_box: Boxes,
    /// The boxes that have a box to their right.
    has_right: Boxes,
    /// For each set of lines of the right edge, the boxes that they belong to.
    at_edge: Vec<Boxes>,
    /// The lines around a set of boxes, in a table for every eight boxes.
    around: Vec<[Lines; 256]>,
    /// For each line, in this numbering, the boxes on its two sides.
    pub(crate) beside: Vec<Vec<usize>>,
    /// The number of each of the game's lines in this numbering.
    number: Vec<usize>,
}

/// The open sides of the boxes: a set of boxes for each side.
pub(crate) struct OpenSides {
    pub(crate) top: Boxes,
    pub(crate) bottom: Boxes,
    pub(crate) left: Boxes,
    pub(crate) right: Boxes,
}

impl Field {
    pub(crate) fn new(size: Size) -> Self {
        let (rows, cols) = (size.rows.min(size.cols), size.rows.max(size.cols));
        let left = (rows + 1) * cols;
        let edge = left + rows * cols;
        let mut field = Self {
            size,
            rows,
            cols,
            lines: size.lines(),
            boxes: size.boxes(),
            left,
            edge,
            every_box: (1 << size.boxes()) - 1,
            has_right: 0,
            at_edge: vec![0; 1 << rows],
            around: vec![[0; 256]; size.boxes().div_ceil(8)],
            beside: vec![Vec::new(); size.lines()],
            number: Vec::new(),
        };
        for number in 0..field.boxes {
            for line in field.sides(number / cols, number % cols) {
                field.beside[line].push(number);
            }
            if number % cols + 1 < cols {
                field.has_right |= 1 << number;
            }
        }
        field.number = size.numbers().map(|line| field.own_number(line)).collect();
        field.fill_tables();
        field
    }

    /// Returns the lines around a box: above, below, left, right.
    pub(crate) fn sides(&self, row: usize, col: usize) -> [usize; 4] {
        let above = row * self.cols + col;
        let left = self.left + row * self.cols + col;
        let right = if col + 1 < self.cols {
            left + 1
        } else {
            self.edge + row
        };
        [above, above + self.cols, left, right]
    }

    /// Returns the number in this numbering of one of the game's lines.
    fn own_number(&self, line: usize) -> usize {
        let line = self.size.line(line);
        let (mut row, mut col) = line.place();
        let mut down = line.is_down();
        if self.size.rows != self.rows {
            (row, col, down) = (col, row, !down);
        }
        match (down, col == self.cols) {
            (false, _) => row * self.cols + col,
            (true, false) => self.left + row * self.cols + col,
            (true, true) => self.edge + row,
        }
    }

    fn fill_tables(&mut self) {
        for set in 1..self.at_edge.len() {
            let row = set.trailing_zeros() as usize;
            let rest = self.at_edge[set & (set - 1)];
            self.at_edge[set] = rest | 1 << (row * self.cols + self.cols - 1);
        }
        for eight in 0..self.around.len() {
            for set in 1..256_usize {
                let number = eight * 8 + set.trailing_zeros() as usize;
                let mut lines = self.around[eight][set & (set - 1)];
                if number < self.boxes {
                    for line in self.sides(number / self.cols, number % self.cols) {
                        lines |= 1 << line;
                    }
                }
                self.around[eight][set] = lines;
            }
        }
    }

    /// Returns the open lines of a position.
    pub(crate) fn open(&self, position: &Dots) -> Lines {
        assert_eq!(position.size, self.size, "a solver is made for one size");
        let open = position.open();
        let own = |line: usize| (open >> line & 1) << self.number[line];
        position.size.numbers().map(own).sum()
    }

    /// Returns a set of lines in the game's numbering.
    #[cfg(feature = "large-fields")]
    pub(crate) fn in_the_game(&self, lines: Lines) -> Lines {
        let of_game = |line: usize| (lines >> self.number[line] & 1) << line;
        self.size.numbers().map(of_game).sum()
    }

    /// Returns all lines around these boxes, open or drawn.
    #[inline]
    pub(crate) fn around(&self, boxes: Boxes) -> Lines {
        let eights = boxes.to_le_bytes();
        let tables = self.around.iter().zip(eights);
        tables.fold(0, |lines, (table, set)| lines | table[usize::from(set)])
    }

    /// Returns the open sides of all boxes.
    #[inline]
    pub(crate) fn open_sides(&self, open: Lines) -> OpenSides {
        let at = |shift: usize| (open >> shift) as Boxes & self.every_box;
        let edge = (open >> self.edge) as usize;
        OpenSides {
            top: at(0),
            bottom: at(self.cols),
            left: at(self.left),
            right: at(self.left + 1) & self.has_right | self.at_edge[edge],
        }
    }

    /// Returns the boxes that have a box below, with an open line between the two.
    #[inline]
    pub(crate) fn joined_below(&self, sides: &OpenSides) -> Boxes {
        sides.bottom & self.every_box >> self.cols
    }

    /// Returns the boxes that have a box to their right, with an open line between the two.
    #[inline]
    pub(crate) fn joined_right(&self, sides: &OpenSides) -> Boxes {
        sides.right & self.has_right
    }

    /// Returns the number of boxes not taken yet.
    pub(crate) fn boxes_left(&self, open: Lines) -> i8 {
        let sides = self.open_sides(open);
        let left = sides.top | sides.bottom | sides.left | sides.right;
        left.count_ones() as i8
    }
}
