//! Sudoku: the square with the fewest choices first, and a proof that a solution is the only one.
//!
//! You can use the methods of [`Grid`], which are `size`, `box_side`, `empty_squares`, `place` and
//! `take_back`, and `1 << digit`, the bit of a digit. The grid is in `given/grid.rs`, and
//! [`Problem`] is in `given/problem.rs`.

use std::fmt;

use crate::grid::{Grid, Placement};
use crate::problem::Problem;
use crate::search::search;
use call_trace::traced;

/// Returns the solution of a puzzle that has exactly one. Returns `None` if it has several, or has
/// no solution.
///
/// A puzzle is written row by row, with a point for each empty square. No digit is given twice in a
/// row, a column or a box. The tests use puzzles of 1, 4 and 9 rows, and count the calls of
/// `solutions` for 30 and for 17 givens. A few more calls than ours are no mistake, because several
/// squares can have equally few placements.
// ANCHOR: sudoku
pub fn sudoku(puzzle: &str) -> Option<Grid> {
    let mut sudoku = Sudoku::new(puzzle);
    if solutions(&mut sudoku, 2) != 1 {
        return None;
    }
    search(&mut sudoku);
    Some(sudoku.grid)
}
// ANCHOR_END: sudoku

/// Counts the solutions from this state. As soon as it has found `most`, which is at least 1, it
/// stops and returns `most`. A complete state is one solution, and the search makes no further
/// choice there.
///
/// On return, the problem is as it was on entry. The tests count the solutions of small problems of
/// their own, and check each choice that is made and taken back.
// ANCHOR: solutions
#[traced(skip(most), args(grid))]
pub fn solutions<P: Problem>(problem: &mut P, most: usize) -> usize {
    // ANCHOR: body todo!("how many solutions there are, but at most this many")
    if problem.is_complete() {
        return 1;
    }
    let mut found = 0;
    for choice in problem.choices() {
        problem.choose(choice);
        found += solutions(problem, most - found);
        problem.take_back(choice);
        if found == most {
            break;
        }
    }
    found
    // ANCHOR_END: body
}
// ANCHOR_END: solutions

/// A grid, and the marks of its rows, columns and boxes. Bit `digit` of a word is set if the row,
/// column or box contains the digit. The tests call its methods for puzzles of 4 and 9 rows. After
/// each choice, and after it is taken back, all empty squares must have the right placements.
// ANCHOR: state
pub struct Sudoku {
    grid: Grid,
    rows: Vec<u32>,
    columns: Vec<u32>,
    boxes: Vec<u32>,
}
// ANCHOR_END: state

impl Sudoku {
    /// Creates an empty grid and places the givens with [`choose`](Problem::choose), one after the
    /// other.
    ///
    /// # Panics
    /// If this is not a puzzle of 1, 16 or 81 squares.
    pub fn new(puzzle: &str) -> Self {
        let (grid, givens) = Grid::read(puzzle).expect("a digit or a point for each square");
        let size = grid.size();
        let mut sudoku = Sudoku {
            grid,
            rows: vec![0; size],
            columns: vec![0; size],
            boxes: vec![0; size],
        };
        for given in givens {
            sudoku.choose(given);
        }
        sudoku
    }

    /// Returns the grid in its current state.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Returns the number of the box that contains a square. The boxes are numbered from 0 in
    /// reading order, from left to right and then from the top down.
    // ANCHOR: box_of
    pub fn box_of(&self, row: usize, col: usize) -> usize {
        // ANCHOR: box todo!("the number of the box")
        let side = self.grid.box_side();
        row / side * side + col / side
        // ANCHOR_END: box
    }
    // ANCHOR_END: box_of

    /// Returns the placements possible on an empty square: the digits that its row, its column and
    /// its box do not have, in ascending order.
    // ANCHOR: placements
    pub fn placements(&self, row: usize, col: usize) -> Vec<Placement> {
        // ANCHOR: digits todo!("each digit that the marks allow on this square")
        let taken = self.rows[row] | self.columns[col] | self.boxes[self.box_of(row, col)];
        (1..=self.grid.size())
            .filter(|digit| taken & (1 << digit) == 0)
            .map(|digit| (row, col, digit))
            .collect()
        // ANCHOR_END: digits
    }
    // ANCHOR_END: placements
}

// ANCHOR: problem
impl Problem for Sudoku {
    type Choice = Placement;

    fn is_complete(&self) -> bool {
        self.grid.empty_squares().is_empty()
    }

    /// Returns the placements possible on the empty square that now has the fewest. If several
    /// squares have equally few, any of them will do.
    fn choices(&self) -> Vec<Placement> {
        // ANCHOR: choices todo!("the placements of the square that has the fewest")
        let squares = self.grid.empty_squares().into_iter();
        let placements = squares.map(|(row, col)| self.placements(row, col));
        placements.min_by_key(Vec::len).unwrap_or_default()
        // ANCHOR_END: choices
    }

    fn choose(&mut self, (row, col, digit): Placement) {
        // ANCHOR: choose todo!("place the digit, and mark it in its row, its column and its box")
        let in_box = self.box_of(row, col);
        self.grid.place(row, col, digit);
        self.rows[row] |= 1 << digit;
        self.columns[col] |= 1 << digit;
        self.boxes[in_box] |= 1 << digit;
        // ANCHOR_END: choose
    }

    fn take_back(&mut self, (row, col, digit): Placement) {
        // ANCHOR: take_back todo!("undo that")
        let in_box = self.box_of(row, col);
        self.grid.take_back(row, col);
        self.rows[row] &= !(1 << digit);
        self.columns[col] &= !(1 << digit);
        self.boxes[in_box] &= !(1 << digit);
        // ANCHOR_END: take_back
    }
}
// ANCHOR_END: problem

/// The rows of the grid: `1234 34.. 2... ..21`.
impl fmt::Debug for Sudoku {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.grid, f)
    }
}
