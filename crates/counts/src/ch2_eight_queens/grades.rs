//! Possible grades for the difficulty of a sudoku, compared with the calls of the search.

use std::collections::BTreeMap;

use charts::Table;
use eight_queens::grid::{Grid, Placement};
use eight_queens::problem::Problem;
use eight_queens::sudoku::Sudoku;
use project::sudoku::counted::{calls, fifty, rank_correlation};
use project::sudoku::givens;

use crate::counted::{of_each, row, table};

/// The number of searches of a puzzle, each with another order of squares with equally many choices.
const ORDERS: u64 = 30;

/// The rule that selects one of the squares with the fewest choices.
enum Equals {
    First,
    Last,
    ByChance(fastrand::Rng),
}

/// The work of a search.
#[derive(Default)]
struct Work {
    calls: u64,
    /// Calls with more than one choice.
    guesses: u64,
    /// Calls without a choice.
    dead_ends: u64,
    /// The largest number of guesses on one path.
    deepest: u64,
}

/// A grade for the difficulty of a puzzle.
type Grade<'g> = &'g dyn Fn(&Grid) -> u64;

/// Grades the fifty puzzles in several ways, and compares each ranking with the calls of the search.
pub(super) fn alike() -> Table {
    let (ours, puzzles): (Vec<u64>, Vec<Grid>) = fifty().into_iter().unzip();
    let all = |puzzle: &Grid| work(puzzle, Equals::First, false);
    let first = |puzzle: &Grid| work(puzzle, Equals::First, true);
    let by_chance = |puzzle: &Grid| -> u64 {
        let orders = (0..ORDERS).map(|seed| Equals::ByChance(fastrand::Rng::with_seed(seed)));
        orders.map(|equals| work(puzzle, equals, false).calls).sum()
    };
    assert!(puzzles.iter().all(|it| all(it).calls == calls(it)));
    let on_average = format!("calls on average, in {ORDERS} orders of equal squares");
    let grades: [(&str, Grade); 7] = [
        ("empty squares", &|it| it.empty_squares().len() as u64),
        ("guesses until everything is tried", &|it| all(it).guesses),
        ("dead ends until everything is tried", &|it| {
            all(it).dead_ends
        }),
        ("guesses until the solution is found", &|it| {
            first(it).guesses
        }),
        ("the most guesses on one path", &|it| all(it).deepest),
        ("calls that fill the last of equal squares", &|it| {
            work(it, Equals::Last, false).calls
        }),
        (&on_average, &by_chance),
    ];
    let rows = grades.map(|(name, grade)| {
        let yours: Vec<u64> = puzzles.iter().map(grade).collect();
        let alike = rank_correlation(&ours, &yours).expect("no grade is always the same");
        row(name, [format!("{alike:.2}")])
    });
    table("grade | alike", rows)
}

/// Groups the fifty puzzles by the number of their givens.
pub(super) fn by_givens() -> Table {
    let mut all: BTreeMap<usize, Vec<u64>> = BTreeMap::new();
    for (calls, puzzle) in fifty() {
        all.entry(givens(&puzzle).len()).or_default().push(calls);
    }
    let rows = all.into_iter().map(|(givens, calls)| {
        let least = calls.iter().min().expect("a puzzle");
        let most = calls.iter().max().expect("a puzzle");
        row(givens, [calls.len() as u64, *least, *most])
    });
    let givens = table("givens | puzzles | fewest calls | most calls", rows);
    of_each(&["given"], givens)
}

fn work(puzzle: &Grid, mut equals: Equals, until_found: bool) -> Work {
    let mut work = Work::default();
    let mut sudoku = Sudoku::new(&puzzle.to_string());
    look(&mut sudoku, &mut equals, until_found, 0, &mut work);
    work
}

/// Searches a sudoku, and returns whether a solution was found.
fn look(
    sudoku: &mut Sudoku,
    equals: &mut Equals,
    until_found: bool,
    mut guesses: u64,
    work: &mut Work,
) -> bool {
    work.calls += 1;
    if sudoku.is_complete() {
        return true;
    }
    let choices = choices(sudoku, equals);
    if choices.len() > 1 {
        work.guesses += 1;
        guesses += 1;
        work.deepest = work.deepest.max(guesses);
    }
    work.dead_ends += u64::from(choices.is_empty());
    let mut found = false;
    for choice in choices {
        sudoku.choose(choice);
        found |= look(sudoku, equals, until_found, guesses, work);
        sudoku.take_back(choice);
        if found && until_found {
            break;
        }
    }
    found
}

fn choices(sudoku: &Sudoku, equals: &mut Equals) -> Vec<Placement> {
    let squares = sudoku.grid().empty_squares().into_iter();
    let all: Vec<_> = squares
        .map(|(row, col)| sudoku.placements(row, col))
        .collect();
    let fewest = all.iter().map(Vec::len).min().unwrap_or_default();
    let mut equal: Vec<_> = all.into_iter().filter(|it| it.len() == fewest).collect();
    let at = match equals {
        Equals::First => 0,
        Equals::Last => equal.len() - 1,
        Equals::ByChance(random) => random.u64(..equal.len() as u64) as usize,
    };
    equal.swap_remove(at)
}
