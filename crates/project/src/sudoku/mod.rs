//! The kit of a program that makes sudokus: chance, the search of chapter 2, and a `main` that judges what was made.
//!
//! ```ignore
//! fn main() -> ExitCode {
//!     project::sudoku::main::<Mine>()
//! }
//! ```
//!
//! A [`Maker`] draws a full grid, makes a puzzle of one, and says how hard a puzzle is. Its program shows what was made
//! (`full`, `puzzle`), puts twenty puzzles to the search (`minimal`), compares grades with calls (`grade`), and asks for a
//! hard puzzle (`order`).

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

/// What makes puzzles and grades them.
pub trait Maker: 'static {
    /// A grid of nine rows in which each digit is once in each row, each column and each box. Chance alone decides which one.
    fn full(chance: &mut Chance) -> Grid;

    /// A puzzle with one solution, of which no given can be left out.
    fn generate(chance: &mut Chance) -> Grid;

    /// How hard a puzzle is: the larger, the harder.
    fn grade(puzzle: &Grid) -> u64;

    /// A puzzle like those of `generate`, whose grade is at least this.
    fn order(at_least: u64, chance: &mut Chance) -> Grid;
}

/// The digits of a grid: the row, the column and the digit of each, row by row.
pub fn givens(grid: &Grid) -> Vec<Placement> {
    let read = Grid::read(&grid.to_string());
    read.expect("a grid is shown as it is read").1
}
