//! Checks grids and puzzles: the rules, a single solution, and no given too many.

use std::collections::{HashMap, HashSet};

use eight_queens::grid::{Grid, Placement};
use eight_queens::sudoku::Sudoku;
use textfmt::{counted, plural};

use super::givens;
use super::shown::{beside, difference, shown};
use super::solver::{Solved, solved};
use crate::failed::Failed;

/// The number of rows in a grid.
const ROWS: usize = 9;

/// The search results for a puzzle with one solution.
pub(super) struct Puzzle {
    pub(super) givens: usize,
    /// The number of calls that prove that there is one solution.
    pub(super) calls: u64,
    /// Each given without which there is still one solution.
    pub(super) spare: Vec<Placement>,
}

/// Returns the grid that a text shows, with its digits placed.
pub(super) fn filled(text: &str) -> Option<Grid> {
    let (mut grid, givens) = Grid::read(text)?;
    for (row, col, digit) in givens {
        grid.place(row, col, digit);
    }
    Some(grid)
}

/// Checks that a grid has nine rows, no empty square, and each digit once in each row, column and box.
pub(super) fn is_full(what: &str, grid: &Grid) -> Result<(), Failed> {
    keeps_the_rules(what, grid)?;
    let empty = grid.empty_squares();
    if empty.is_empty() {
        return Ok(());
    }
    let sudoku = Sudoku::new(&grid.to_string());
    let stuck = { empty.iter() }.find(|&&(row, col)| sudoku.placements(row, col).is_empty());
    let next = match stuck {
        Some((row, col)) => format!(
            "\nNo digit fits into ({row}, {col}). So an earlier digit is wrong: take it back, and try its next \
            choice."
        ),
        None if empty.len() == ROWS * ROWS => {
            "\n`solutions` counts solutions, and leaves the sudoku as it was.".to_owned()
        }
        None => String::new(),
    };
    Err(Failed::Law(format!(
        "✗ Your {what} left {} empty, but should fill all {}.{next}\n\n{}",
        counted(empty.len(), "square"),
        ROWS * ROWS,
        shown(grid)
    )))
}

/// Checks that a puzzle has one solution, and finds its unnecessary givens.
pub(super) fn has_one_solution(what: &str, puzzle: &Grid) -> Result<Puzzle, Failed> {
    keeps_the_rules(what, puzzle)?;
    if puzzle.empty_squares().is_empty() {
        return Err(Failed::Law(format!(
            "✗ Your {what} left no square empty, but a puzzle should have something to solve.\n\n{}",
            shown(puzzle)
        )));
    }
    let found = solved(puzzle);
    is_the_only_one(what, puzzle, &found)?;
    let givens = givens(puzzle);
    let is_spare = |&(row, col, _): &Placement| {
        let mut without = puzzle.clone();
        without.take_back(row, col);
        let found = solved(&without);
        found.solutions.len() == 1 && !found.stopped
    };
    Ok(Puzzle {
        givens: givens.len(),
        calls: found.calls,
        spare: givens.into_iter().filter(is_spare).collect(),
    })
}

fn is_the_only_one(what: &str, puzzle: &Grid, found: &Solved) -> Result<(), Failed> {
    let why = match &found.solutions[..] {
        [one, other] => format!(
            "has more than one solution, but should have exactly one.\nBeside it are two of them, where they differ. \
             After each given that you take away, check that there is still only one solution.\n\n{}",
            difference(puzzle, one, other)
        ),
        _ if found.stopped => format!(
            "could not be checked: our search made {} and has not found out whether the puzzle has one solution. \
             Begin with a full grid, and check after each given that you take away.\n\n{}",
            counted(found.calls as usize, "call"),
            shown(puzzle)
        ),
        [] => format!(
            "has no solution, but should have exactly one. Take givens away from a full grid: then that grid is a \
            solution.\n\n{}",
            shown(puzzle)
        ),
        _ => return Ok(()),
    };
    Err(Failed::Law(format!("✗ Your {what} {why}")))
}

/// Checks that no given can be left out.
pub(super) fn is_minimal(what: &str, grid: &Grid, puzzle: &Puzzle) -> Result<(), Failed> {
    let Some(&(row, col, digit)) = puzzle.spare.first() else {
        return Ok(());
    };
    let others = match puzzle.spare.len() - 1 {
        0 => String::new(),
        others => format!(
            " The same is true of {}, one at a time.",
            counted(others, "other given")
        ),
    };
    Err(Failed::Law(format!(
        "✗ Your {what} has a given too many, the {digit} at ({row}, {col}), but should have none.\nWithout it there is \
         still only one solution.{others} Check this for every given.\n\n{}",
        shown(grid)
    )))
}

/// Checks that no two of these grids are equal. Each is listed with its seed.
pub(super) fn all_differ(function: &str, made: &[(u32, Grid)]) -> Result<(), Failed> {
    let mut seen = HashMap::new();
    for (seed, grid) in made {
        let Some((earlier, other)) = seen.insert(renamed(grid), (seed, grid)) else {
            continue;
        };
        let (but, next) = match other == grid {
            true => (
                "",
                "Draw everything from `chance`: only `chance` uses the seed.",
            ),
            false => (
                ", but for the names of the digits",
                "Let chance decide which choice is tried first, and not only the names of the digits.",
            ),
        };
        return Err(Failed::Law(format!(
            "✗ Your {function} with seeds {earlier} and {seed} returned the same for both{but}, but should not.\n{next}\n\n{}",
            beside(other, grid)
        )));
    }
    Ok(())
}

/// Checks that a seed gives the same grid again.
pub(super) fn is_the_same_again(what: &str, grid: &Grid, again: &Grid) -> Result<(), Failed> {
    if grid == again {
        return Ok(());
    }
    Err(Failed::Law(format!(
        "✗ Your {what} returned one thing, and then another for the same seed, but should return the same.\nDraw everything \
         from `chance`.\n\n{}",
        beside(grid, again)
    )))
}

/// Returns a grid whose digits are renamed to 1, 2, 3 … in the order of their first appearance.
fn renamed(grid: &Grid) -> String {
    let mut names = Vec::new();
    let text = grid.to_string();
    let digits = text.chars().map(|digit| {
        if !digit.is_ascii_digit() {
            return digit;
        }
        let name = names.iter().position(|&it| it == digit);
        let name = name.unwrap_or_else(|| {
            names.push(digit);
            names.len() - 1
        });
        char::from(b'1' + name as u8)
    });
    digits.collect()
}

fn keeps_the_rules(what: &str, grid: &Grid) -> Result<(), Failed> {
    let size = grid.size();
    if size != ROWS {
        return Err(Failed::Law(format!(
            "✗ Your {what} has {size} {}, but should have {ROWS}.",
            plural(size, "row", "rows")
        )));
    }
    let sudoku = Sudoku::new(&grid.to_string());
    let mut seen = HashSet::new();
    for (row, col, digit) in givens(grid) {
        let places = [
            format!("row {row}"),
            format!("column {col}"),
            format!("the box of ({row}, {col})"),
        ];
        let units = [row, ROWS + col, 2 * ROWS + sudoku.box_of(row, col)];
        for (unit, place) in units.into_iter().zip(places) {
            if !seen.insert((unit, digit)) {
                return Err(Failed::Law(format!(
                    "✗ Your {what} has the digit {digit} twice in {place}, but should have it once.\n\n{}",
                    shown(grid)
                )));
            }
        }
    }
    Ok(())
}
