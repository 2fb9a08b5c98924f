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
pub fn sudoku(puzzle: &str) -> Option<Grid> {
    let mut sudoku = Sudoku::new(puzzle);
    if solutions(&mut sudoku, 2) != 1 {
        return None;
    }
    search(&mut sudoku);
    Some(sudoku.grid)
}

/// Counts the solutions from this state. As soon as it has found `most`, which is at least 1, it
/// stops and returns `most`. A complete state is one solution, and the search makes no further
/// choice there.
///
/// On return, the problem is as it was on entry. The tests count the solutions of small problems of
/// their own, and check each choice that is made and taken back.
#[traced(skip(most), args(grid))]
pub fn solutions<P: Problem>(problem: &mut P, most: usize) -> usize {
    todo!("how many solutions there are, but at most this many")
}

/// A grid, and the marks of its rows, columns and boxes. Bit `digit` of a word is set if the row,
/// column or box contains the digit. The tests call its methods for puzzles of 4 and 9 rows. After
/// each choice, and after it is taken back, all empty squares must have the right placements.
pub struct Sudoku {
    grid: Grid,
    rows: Vec<u32>,
    columns: Vec<u32>,
    boxes: Vec<u32>,
}

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
    pub fn box_of(&self, row: usize, col: usize) -> usize {
        todo!("the number of the box")
    }

    /// Returns the placements possible on an empty square: the digits that its row, its column and
    /// its box do not have, in ascending order.
    pub fn placements(&self, row: usize, col: usize) -> Vec<Placement> {
        todo!("each digit that the marks allow on this square")
    }
}

impl Problem for Sudoku {
    type Choice = Placement;

    fn is_complete(&self) -> bool {
        self.grid.empty_squares().is_empty()
    }

    /// Returns the placements possible on the empty square that now has the fewest. If several
    /// squares have equally few, any of them will do.
    fn choices(&self) -> Vec<Placement> {
        todo!("the placements of the square that has the fewest")
    }

    fn choose(&mut self, (row, col, digit): Placement) {
        todo!("place the digit, and mark it in its row, its column and its box")
    }

    fn take_back(&mut self, (row, col, digit): Placement) {
        todo!("undo that")
    }
}

/// The rows of the grid: `1234 34.. 2... ..21`.
impl fmt::Debug for Sudoku {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.grid, f)
    }
}
