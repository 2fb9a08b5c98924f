//! Sudokus, made: a full grid by chance, givens taken away while one solution is left, and the guesses of a search as the
//! grade.

use std::process::ExitCode;

use project::sudoku::{Chance, Grid, Maker, Problem, Sudoku, givens, solutions};

/// Our maker of puzzles.
pub struct Ours;

impl Maker for Ours {
    fn full(chance: &mut Chance) -> Grid {
        let mut sudoku = Sudoku::new(&".".repeat(81));
        fill(&mut sudoku, chance);
        sudoku.grid().clone()
    }

    /// Each given is taken away once, and put back where a second solution comes with it.
    fn generate(chance: &mut Chance) -> Grid {
        let full = Self::full(chance);
        let mut sudoku = Sudoku::new(&full.to_string());
        let mut order = givens(&full);
        chance.shuffle(&mut order);
        for given in order {
            sudoku.take_back(given);
            if solutions(&mut sudoku, 2) > 1 {
                sudoku.choose(given);
            }
        }
        sudoku.grid().clone()
    }

    /// How often a search that tries everything has a choice.
    fn grade(puzzle: &Grid) -> u64 {
        guesses(&mut Sudoku::new(&puzzle.to_string()))
    }

    fn order(at_least: u64, chance: &mut Chance) -> Grid {
        loop {
            let puzzle = Self::generate(chance);
            if Self::grade(&puzzle) >= at_least {
                return puzzle;
            }
        }
    }
}

/// Fills the squares, with the choices of each in an order drawn by chance, and says whether it could.
fn fill(sudoku: &mut Sudoku, chance: &mut Chance) -> bool {
    if sudoku.is_complete() {
        return true;
    }
    let mut choices = sudoku.choices();
    chance.shuffle(&mut choices);
    for choice in choices {
        sudoku.choose(choice);
        if fill(sudoku, chance) {
            return true;
        }
        sudoku.take_back(choice);
    }
    false
}

/// How often a search that tries everything has more than one choice.
fn guesses(sudoku: &mut Sudoku) -> u64 {
    if sudoku.is_complete() {
        return 0;
    }
    let choices = sudoku.choices();
    let mut sum = u64::from(choices.len() > 1);
    for choice in choices {
        sudoku.choose(choice);
        sum += guesses(sudoku);
        sudoku.take_back(choice);
    }
    sum
}

fn main() -> ExitCode {
    project::sudoku::main::<Ours>()
}
