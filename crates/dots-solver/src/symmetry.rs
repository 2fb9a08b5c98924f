//! Technique: positions that are images of each other count as one position.
//!
//! An oblong field has four symmetries, a square one eight. Besides, the lines between one box and the edge of the
//! field are equivalent: it does not matter which of a corner's two lines is drawn. So the lines of a box at the edge
//! are drawn in order, and a symmetry maps the first of them to the first, and the second to the second.

use dots_and_boxes::size::Lines;

use crate::field::Field;

/// The images of a position under all symmetries. Unused places are 0.
pub(crate) type Images = [Lines; 8];

/// The symmetries of a field.
pub(crate) struct Symmetry {
    /// The number of symmetries, which is 1 if the technique is off.
    count: usize,
    /// For each line, its image under each symmetry, as bits.
    images: Vec<Images>,
    /// For each line, the lines of the same box that must be drawn earlier.
    earlier: Vec<Lines>,
}

impl Symmetry {
    pub(crate) fn new(field: &Field, on: bool) -> Self {
        let square = field.rows == field.cols;
        let count = match (on, square) {
            (false, _) => 1,
            (true, false) => 4,
            (true, true) => 8,
        };
        let outer: Vec<Vec<usize>> = (0..field.boxes).map(|of| outer_lines(field, of)).collect();
        let mut images = vec![Images::default(); field.lines];
        for (line, images) in images.iter_mut().enumerate() {
            for (symmetry, image) in images.iter_mut().enumerate().take(count) {
                *image = 1 << line_image(field, &outer, line, symmetry);
            }
        }
        let mut earlier = vec![0; field.lines];
        for lines in outer.iter().filter(|_| on) {
            for pair in lines.windows(2) {
                earlier[pair[1]] = earlier[pair[0]] | 1 << pair[0];
            }
        }
        Self {
            count,
            images,
            earlier,
        }
    }

    /// Returns whether another open line that is equivalent to this one must be drawn first.
    #[inline]
    pub(crate) fn waits(&self, line: usize, open: Lines) -> bool {
        self.earlier[line] & open != 0
    }

    // ANCHOR: in_order
    /// Returns the same position with the lines of each box at the edge drawn in their order.
    pub(crate) fn in_order(&self, open: Lines) -> Lines {
        let mut open = open;
        for (line, &earlier) in self.earlier.iter().enumerate() {
            let drawn_too_soon = open & 1 << line == 0 && earlier & open != 0;
            if drawn_too_soon {
                let first = earlier & open & (earlier & open).wrapping_neg();
                open = open & !first | 1 << line;
            }
        }
        open
    }
    // ANCHOR_END: in_order

    /// Returns the images of a set of lines.
    #[inline]
    pub(crate) fn images(&self, lines: Lines) -> Images {
        let mut all = Images::default();
        let mut left = lines;
        while left != 0 {
            let images = &self.images[left.trailing_zeros() as usize];
            left &= left - 1;
            for (all, image) in all.iter_mut().zip(images) {
                *all |= image;
            }
        }
        all
    }

    /// Returns the image that identifies a position: the smallest one.
    #[inline]
    pub(crate) fn key(&self, images: &Images) -> Lines {
        let mut key = images[0];
        for &image in &images[1..self.count] {
            key = key.min(image);
        }
        key
    }
}

/// Returns the images of the remaining lines after some lines are drawn.
#[inline]
pub(crate) fn without(images: &Images, gone: &Images) -> Images {
    let mut left = *images;
    for (left, gone) in left.iter_mut().zip(gone) {
        *left &= !gone;
    }
    left
}

/// Returns the lines of a box that have no box behind them.
fn outer_lines(field: &Field, of: usize) -> Vec<usize> {
    let sides = field.sides(of / field.cols, of % field.cols);
    let mut outer = sides.to_vec();
    outer.retain(|&line| field.beside[line].len() == 1);
    outer
}

/// Returns the image of a line under a symmetry, which is a number of three bits: turned upside down, turned left to
/// right, rows exchanged with columns.
fn line_image(field: &Field, outer: &[Vec<usize>], line: usize, symmetry: usize) -> usize {
    let box_image = |of: usize| {
        let (mut row, mut col) = (of / field.cols, of % field.cols);
        if symmetry & 1 != 0 {
            row = field.rows - 1 - row;
        }
        if symmetry & 2 != 0 {
            col = field.cols - 1 - col;
        }
        if symmetry & 4 != 0 {
            (row, col) = (col, row);
        }
        row * field.cols + col
    };
    match field.beside[line][..] {
        [inner, other] => {
            let (inner, other) = (box_image(inner), box_image(other));
            let between = |&line: &usize| {
                let beside = &field.beside[line];
                beside.contains(&inner) && beside.contains(&other)
            };
            (0..field.lines)
                .find(between)
                .expect("neighbours stay neighbours")
        }
        _ => {
            let of = field.beside[line][0];
            let rank = outer[of].iter().position(|&outer| outer == line);
            outer[box_image(of)][rank.expect("the line is an outer one")]
        }
    }
}
