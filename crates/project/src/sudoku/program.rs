//! The program of a maker: reads its arguments, calls the student's functions, and judges their results.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use eight_queens::grid::Grid;
use textfmt::{counted, spaced};

use super::command::{HELP, Job};
use super::grades::Grades;
use super::puzzles::{all_differ, has_one_solution, is_full, is_minimal, is_the_same_again};
use super::shown::shown;
use super::within::within;
use super::{Chance, Maker};
use crate::failed::Failed;
use crate::start::start;

/// The time limit for one call of a student's function.
const LIMIT: Duration = Duration::from_secs(20);

/// The number of puzzles that `minimal` makes and checks.
const PUZZLES: u32 = 20;
/// The number of hard puzzles that `order` requests.
const HARD: u32 = 3;

/// Runs a maker as a program, with the arguments of the command line.
pub fn main<M: Maker>() -> ExitCode {
    start(|words| run::<M>(words, LIMIT, &mut io::stdout()))
}

/// Runs the program of [`main`] with these arguments. `limit` is the time limit for one call of a student's function.
///
/// # Errors
/// If a grid, a puzzle or a grade is wrong, the arguments make no sense, or writing fails.
///
/// # Panics
/// If a function of the student's panics.
pub fn run<M: Maker>(
    words: &[String],
    limit: Duration,
    output: &mut impl Write,
) -> Result<(), Failed> {
    match Job::read(words)? {
        Job::Full { seed } => full::<M>(seed, limit, output),
        Job::Puzzle { seed } => puzzle::<M>(seed, limit, output),
        Job::Minimal => minimal::<M>(limit, output),
        Job::Grade => grade::<M>(limit, output),
        Job::Order => order::<M>(limit, output),
        Job::Help => Ok(writeln!(output, "{HELP}")?),
    }
}

/// Shows the full grid of a seed, and compares it with the grid of the next seed.
fn full<M: Maker>(seed: u32, limit: Duration, output: &mut impl Write) -> Result<(), Failed> {
    let asked = |seed| {
        let what = format!("full(seed {seed})");
        let next = "Fill the square with the fewest choices first, so that the search rarely takes a choice back. If \
                    your code does this already, look for a loop that never ends.";
        let grid = within(limit, &what, next, move || M::full(&mut Chance::new(seed)))?;
        is_full(&what, &grid)?;
        Ok::<_, Failed>((what, grid))
    };
    let (what, grid) = asked(seed)?;
    is_the_same_again(&what, &grid, &asked(seed)?.1)?;
    let next = seed.wrapping_add(1);
    let (_, other) = asked(next)?;
    all_differ("full", &[(seed, grid.clone()), (next, other)])?;
    Ok(writeln!(
        output,
        "{}\n\nA full grid, from seed {seed}. Another seed gives another one.",
        shown(&grid)
    )?)
}

/// Shows the puzzle of a seed, and the result of the search.
fn puzzle<M: Maker>(seed: u32, limit: Duration, output: &mut impl Write) -> Result<(), Failed> {
    let (what, grid) = generated::<M>(seed, limit)?;
    let puzzle = has_one_solution(&what, &grid)?;
    is_the_same_again(&what, &grid, &generated::<M>(seed, limit)?.1)?;
    let next = seed.wrapping_add(1);
    let (_, other) = generated::<M>(next, limit)?;
    all_differ("generate", &[(seed, grid.clone()), (next, other)])?;
    writeln!(
        output,
        "{}\n\nA puzzle, from seed {seed}. It has {}, and exactly one solution: our search needs {} to prove it.",
        shown(&grid),
        counted(puzzle.givens, "given"),
        counted(puzzle.calls, "call")
    )?;
    let spare = match &puzzle.spare[..] {
        [] => "No given can be left out.".to_owned(),
        [(row, col, digit), ..] => format!(
            "For the next milestone: {} of them could be left out, one at a time, for example the {digit} at ({row}, {col}).",
            puzzle.spare.len()
        ),
    };
    Ok(writeln!(output, "{spare}")?)
}

fn generated<M: Maker>(seed: u32, limit: Duration) -> Result<(String, Grid), Failed> {
    let what = format!("generate(seed {seed})");
    let next = "Do you look for more than two solutions? Two are enough to show that there is more than one. Or does \
                a loop restart `chance`, so that it draws the same numbers again and again?";
    let grid = within(limit, &what, next, move || {
        M::generate(&mut Chance::new(seed))
    })?;
    Ok((what, grid))
}

/// Makes twenty puzzles, and reports each as soon as it is judged.
fn minimal<M: Maker>(limit: Duration, output: &mut impl Write) -> Result<(), Failed> {
    let mut made = Vec::new();
    for seed in 1..=PUZZLES {
        let (what, grid) = generated::<M>(seed, limit)?;
        let puzzle = has_one_solution(&what, &grid)?;
        is_minimal(&what, &grid, &puzzle)?;
        if seed == 1 {
            is_the_same_again(&what, &grid, &generated::<M>(seed, limit)?.1)?;
        }
        writeln!(
            output,
            "seed {seed:>2}: {} givens, and none can be left out; our search needs {:>5} calls",
            puzzle.givens,
            spaced(puzzle.calls)
        )?;
        output.flush()?;
        made.push((seed, grid));
        all_differ("generate", &made)?;
    }
    Ok(writeln!(
        output,
        "{}: each has one solution, no given can be left out, and no two are the same.",
        counted(PUZZLES, "puzzle")
    )?)
}

/// Ranks the fifty puzzles by grades and by calls.
fn grade<M: Maker>(limit: Duration, output: &mut impl Write) -> Result<(), Failed> {
    let grades = Grades::of::<M>(limit, output)?;
    let alike = grades.alike()?;
    Ok(writeln!(
        output,
        "\n{}\n\nYour grade and our search agree on the {} to {alike:.2}.",
        grades.table(),
        counted(grades.puzzles.len(), "puzzle")
    )?)
}

/// Requests puzzles that are as hard as the hardest tenth of the fifty.
fn order<M: Maker>(limit: Duration, output: &mut impl Write) -> Result<(), Failed> {
    let grades = Grades::of::<M>(limit, output)?;
    grades.alike()?;
    let at_least = grades.of_hard_ones();
    let mut made = Vec::new();
    for seed in 1..=HARD {
        let what = format!("order(at least {at_least}, seed {seed})");
        let asked = move || {
            let puzzle = M::order(at_least, &mut Chance::new(seed));
            (M::grade(&puzzle), puzzle)
        };
        let next =
            "About one puzzle in ten is that hard. Does your loop make another one each time?";
        let (grade, grid) = within(limit, &what, next, asked)?;
        let puzzle = has_one_solution(&what, &grid)?;
        if grade < at_least {
            return Err(Failed::Law(format!(
                "✗ Your {what} has the grade {}, but should have at least {}.\nMake another one until the \
                 grade is reached.\n\n{}",
                spaced(grade),
                spaced(at_least),
                shown(&grid)
            )));
        }
        is_minimal(&what, &grid, &puzzle)?;
        writeln!(
            output,
            "\n{}\n\nFrom seed {seed}: grade {}, of at least {}; our search needs {}.",
            shown(&grid),
            spaced(grade),
            spaced(at_least),
            counted(puzzle.calls, "call")
        )?;
        output.flush()?;
        made.push((seed, grid));
        all_differ("order", &made)?;
    }
    Ok(writeln!(
        output,
        "\n{}, and each is as hard as was asked for.",
        counted(HARD, "puzzle")
    )?)
}
