//! Counts the difficult positions that a player masters with a fixed amount of work for each move.

use std::io::Write;

use connect_four::classes::{Class, Puzzle, look};
use connect_four::column::Column;
use connect_four::evaluate::open_lines;
use textfmt::{counted, listed_by, spaced};

use super::FUEL;
use super::fuel::{BURNT, Compiled};
use super::positions::any;
use crate::failed::Failed;

/// Returns the number of positions that a player must master, of a hundred.
fn required(class: Class) -> usize {
    match class {
        Class::Easy => 80,
        Class::Middle => 60,
    }
}

/// Requests a move in each position of a class, and compares the result with simple players.
pub(super) fn keep(class: Class, output: &mut impl Write) -> Result<(), Failed> {
    let puzzles = class.puzzles();
    let player = Compiled::new(output)?;
    let mut missed = Vec::new();
    for (number, puzzle) in (1..).zip(&puzzles) {
        let answer = player.choose(&puzzle.board);
        if !matches!(&answer, Ok(column) if puzzle.keeps.contains(column)) {
            missed.push((puzzle, answer));
        }
        if number % 25 == 0 {
            let good = number - missed.len();
            writeln!(
                output,
                "{}, {} so far",
                counted(number, "position"),
                counted(good, "good move")
            )?;
            output.flush()?;
        }
    }
    let kept = puzzles.len() - missed.len();
    let mut chance = fastrand::Rng::with_seed(1);
    let by_chance = count(&puzzles, |puzzle| any(&puzzle.board, &mut chance));
    let [one, four] =
        [1, 4].map(|depth| count(&puzzles, |puzzle| look(&puzzle.board, depth, open_lines)));
    writeln!(
        output,
        "\nMoves that keep the value, in {} {class} positions, with {} units of fuel per move:\n  chance                  {by_chance:>3}\n  \
         a search of one move    {one:>3}\n  a search of four moves  {four:>3}\n  yours                   {kept:>3}",
        puzzles.len(),
        spaced(FUEL)
    )?;
    let burnt = missed
        .iter()
        .filter(|(_, answer)| answer.as_ref().is_err_and(|why| why == BURNT))
        .count();
    if burnt > 0 {
        writeln!(
            output,
            "In {burnt} of them your player burnt all its fuel before it chose. Check clock.is_up() more often, or use a `Timed` board."
        )?;
    }
    let required = required(class);
    if kept >= required {
        return Ok(writeln!(
            output,
            "Your player keeps the value in at least {required} {class} positions."
        )?);
    }
    let (puzzle, answer) = &missed[0];
    let board = &puzzle.board;
    let did = match answer {
        Ok(column) => format!("chose column {column}"),
        Err(why) => why.clone(),
    };
    Err(Failed::Law(format!(
        "✗ Your choose keeps the value in {kept} {class} positions, but should in {required}.\nOn {board:?} it {did}, but a disc in \
         column {} keeps the value.\n{board}",
        listed_by(&puzzle.keeps, "or")
    )))
}

/// Counts the puzzles whose value this choice keeps.
fn count(puzzles: &[Puzzle], mut choose: impl FnMut(&Puzzle) -> Column) -> usize {
    let kept = puzzles
        .iter()
        .filter(|puzzle| puzzle.keeps.contains(&choose(puzzle)));
    kept.count()
}
