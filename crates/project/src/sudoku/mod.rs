//! The kit of a program that makes sudokus: random numbers, the search of chapter 2, and a `main` that judges the puzzles.
//!
//! ```ignore
//! fn main() -> ExitCode {
//!     project::sudoku::main::<Mine>()
//! }
//! ```
//!
//! A [`Maker`] creates a full grid, makes a puzzle, and grades how hard a puzzle is. Its program shows the results (`full`,
//! `puzzle`), checks twenty puzzles with the search (`minimal`), compares grades with calls (`grade`), and requests a hard puzzle
//! (`order`).

mod chance;
mod command;
#[cfg(feature = "counted")]
pub mod counted;
mod fifty;
mod grades;
mod program;
mod puzzles;
mod ranks;
mod shown;
mod solver;
mod within;

pub use chance::Chance;
pub use eight_queens::grid::{Grid, Placement};
pub use eight_queens::problem::Problem;
pub use eight_queens::search::search;
pub use eight_queens::sudoku::{Sudoku, solutions};
pub use program::{main, run};

/// A program that makes puzzles and grades them.
pub trait Maker: 'static {
    /// Returns a grid of nine rows that contains each digit once in each row, each column and each box. It depends only on
    /// `chance`.
    fn full(chance: &mut Chance) -> Grid;

    /// Returns a puzzle that has one solution and needs every given.
    fn generate(chance: &mut Chance) -> Grid;

    /// Returns how hard a puzzle is. A larger grade is harder.
    fn grade(puzzle: &Grid) -> u64;

    /// Returns a puzzle as `generate` does, but with at least this grade.
    fn order(at_least: u64, chance: &mut Chance) -> Grid;
}

/// Returns the digits of a grid row by row, each with its row and column.
pub fn givens(grid: &Grid) -> Vec<Placement> {
    let read = Grid::read(&grid.to_string());
    read.expect("a grid is shown as it is read").1
}
