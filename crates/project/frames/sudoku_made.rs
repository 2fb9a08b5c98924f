//! {NAME}: sudokus, made by chance and graded. The four functions are yours; the last line makes a program of them.
//!
//!     cargo run -- full       a full grid
//!     cargo run -- puzzle     a puzzle: has it one solution?
//!     cargo run -- minimal    20 puzzles: can a given be left out?
//!     cargo run -- grade      50 puzzles of ours, ranked by your grade and by our search
//!     cargo run -- order      hard puzzles, as they were ordered

use std::process::ExitCode;

use project::sudoku::{Chance, Grid, Maker, Problem, Sudoku, givens, solutions};

struct Mine;

impl Maker for Mine {
    /// A grid of nine rows without an empty square. Each digit is once in each row, each column and each box.
    fn full(chance: &mut Chance) -> Grid {
        todo!("fill an empty grid, and let chance decide what is tried first")
    }

    /// A puzzle with one solution; in the end (`minimal`), one of which no given can be left out. To begin with, nothing is taken
    /// away.
    fn generate(chance: &mut Chance) -> Grid {
        Self::full(chance)
    }

    /// How hard a puzzle is: the larger, the harder. To begin with, all are alike.
    fn grade(puzzle: &Grid) -> u64 {
        0
    }

    /// A puzzle like those of `generate`, whose grade is at least this. To begin with, any puzzle.
    fn order(at_least: u64, chance: &mut Chance) -> Grid {
        Self::generate(chance)
    }
}

fn main() -> ExitCode {
    project::sudoku::main::<Mine>()
}
