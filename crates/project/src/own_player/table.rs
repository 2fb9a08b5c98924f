//! Compares the fuel that the variants of a player's `value` need to solve the same positions.

use std::io::Write;

use connect_four::board::ConnectFour;
use connect_four::size::Size;
use connect_four::solver::Solver;
use textfmt::{counted, one_decimal_at_most, spaced};

use super::Variant;
use super::fuel::{BURNT, Compiled, VALUE_FUEL};
use super::positions::{after, wins};
use super::program::{outcome, sign};
use crate::failed::Failed;

/// The minimum number of variants.
const VARIANTS: usize = 3;

/// The number of positions.
const POSITIONS: usize = 20;

/// The number of discs in each position of 5 × 4. With fewer, minimax would use up its fuel.
const DISCS: u32 = 8;

/// Solves the positions with each variant, and prints the fuel of each. Every value must be right, and each variant must need
/// less fuel than the first.
pub(super) fn table(variants: &[Variant], output: &mut impl Write) -> Result<(), Failed> {
    if variants.len() < VARIANTS {
        return Err(Failed::Law(format!(
            "✗ Your variants returned {}, but should return at least {VARIANTS}.\nReturn the plainest search first, then \
             searches with one technique more, each with a name.",
            counted(variants.len(), "variant")
        )));
    }
    let player = Compiled::new(output)?;
    let positions = positions();
    let mut fuels = Vec::new();
    for (number, &(name, _)) in variants.iter().enumerate() {
        fuels.push(fuel(&player, number, name, &positions)?);
        writeln!(output, "{name}: {} are right", counted(POSITIONS, "value"))?;
        output.flush()?;
    }
    let first = fuels[0];
    let percent = |fuel: u64, of: u64| one_decimal_at_most(100.0 * fuel as f64 / of as f64);
    writeln!(
        output,
        "\nUnits of fuel for the values of {POSITIONS} positions:\n  {:<30} {:>15}  % of the line above  % of the first",
        "variant", "fuel"
    )?;
    let above = [first].into_iter().chain(fuels.iter().copied());
    for ((&(name, _), &fuel), above) in variants.iter().zip(&fuels).zip(above) {
        writeln!(
            output,
            "  {name:<30} {:>15}  {:>19}  {:>14}",
            spaced(fuel),
            percent(fuel, above),
            percent(fuel, first)
        )?;
    }
    let mut later = variants.iter().zip(&fuels).skip(1);
    let Some((&(name, _), &fuel)) = later.find(|&(_, &fuel)| fuel >= first) else {
        return Ok(writeln!(
            output,
            "Each variant needs less fuel than the first."
        )?);
    };
    let why = match fuel == first {
        true => "Check that the two call different functions.",
        false => {
            "Compare what the technique costs at each position with the positions that it saves."
        }
    };
    Err(Failed::Law(format!(
        "✗ Your variant \"{name}\" used {} units of fuel, but should use fewer than \"{}\", which used {}.\n{why}",
        spaced(fuel),
        variants[0].0,
        spaced(first)
    )))
}

/// Reads the names and the fuel of the variants from the output of `table`.
#[cfg(feature = "counted")]
pub fn read(printed: &str) -> Vec<(String, u64)> {
    let rows = printed.lines().filter(|line| line.starts_with("  "));
    let read = |row: &str| {
        let mut cells = row
            .split("  ")
            .map(str::trim)
            .filter(|cell| !cell.is_empty());
        let (name, fuel) = (cells.next()?, cells.next()?);
        Some((name.to_owned(), textfmt::whole(fuel)?.try_into().ok()?))
    };
    rows.filter_map(read).collect()
}

/// Returns the fuel that a variant needs to solve all positions.
fn fuel(
    player: &Compiled,
    number: usize,
    name: &str,
    positions: &[ConnectFour],
) -> Result<u64, Failed> {
    let mut solver = Solver::new(18);
    let mut sum = 0;
    for board in positions {
        let wanted = solver.solve(board).value;
        let (did, hint) = match player.value(number, board) {
            Ok((value, fuel)) if value.signum() == wanted => {
                sum += fuel;
                continue;
            }
            Ok((value, _)) => (
                format!("returned {value}"),
                "A technique may skip positions, but it must not change the value.".to_owned(),
            ),
            Err(why) if why == BURNT => (
                why,
                format!(
                    "A value may cost {} units. Does the search run forever? If it is only slow, leave this variant out.",
                    spaced(VALUE_FUEL)
                ),
            ),
            Err(why) => (why, "Correct this first.".to_owned()),
        };
        return Err(Failed::Law(format!(
            "✗ Your variant \"{name}\" on {board:?} {did}, but should return {}.\n{} {hint}\n{board}",
            sign(wanted),
            outcome(wanted)
        )));
    }
    Ok(sum)
}

/// Returns the positions, in which nobody can win at once.
fn positions() -> Vec<ConnectFour> {
    let size = Size::new(5, 4).expect("a size of a board");
    let mut chance = fastrand::Rng::with_seed(7);
    let boards = std::iter::repeat_with(|| after(size, DISCS, &mut chance));
    boards
        .filter(|board| wins(board).is_empty())
        .take(POSITIONS)
        .collect()
}
