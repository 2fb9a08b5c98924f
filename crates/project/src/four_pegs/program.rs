//! The program of a tower on four pegs: reads its arguments and runs the command.

use std::io::{self, Write};
use std::process::ExitCode;

use textfmt::{counted, spaced};

use super::command::{HELP, Words};
use super::moves::{Moves, Peg};
use super::student::FourPegs;
use super::tower::moved;
use super::{calls, compare};
use crate::failed::Failed;
use crate::start::start;

/// The maximum number of moves that are shown one by one.
const SHOWN: usize = 200;

/// Runs the program with the arguments of the command line.
pub fn main(yours: FourPegs) -> ExitCode {
    start(move |words| run(&yours, words, &mut io::stdout()))
}

/// Runs the program of [`main`] with these arguments.
///
/// # Errors
/// If a move is illegal, a tower does not arrive, a number is wrong, a function of the student's panics, the arguments make no
/// sense, or writing fails.
pub fn run(yours: &FourPegs, words: &[String], output: &mut impl Write) -> Result<(), Failed> {
    match Words::read(words)? {
        Words::Show(discs) => show(yours, discs, output),
        Words::Towers => towers(yours, output),
        Words::Compare(discs) => compare::compare(yours, discs, output),
        Words::Calls => calls::without_memo(yours, output),
        Words::CallsWithMemo => calls::with_memo(yours, output),
        Words::Help => Ok(writeln!(output, "{HELP}")?),
    }
}

/// Shows the pegs after each move.
fn show(yours: &FourPegs, discs: u32, output: &mut impl Write) -> Result<(), Failed> {
    let moves = moved(yours.move_tower, discs, Peg::A, Peg::D)?;
    let made = moves.count();
    if made <= SHOWN {
        let mut again = Moves::of_a_tower(discs, Peg::A);
        let wide = again.pegs.on(Peg::A).chars().count().max(1);
        let line = |mv: String, pegs: [String; 4]| {
            let pegs = pegs.map(|discs| format!("   {discs:wide$}"));
            format!("{mv:5}{}", pegs.concat()).trim_end().to_owned()
        };
        let all = |moves: &Moves| Peg::ALL.map(|peg| moves.pegs.on(peg));
        let head = Peg::ALL.map(|peg| format!("{peg:?}"));
        writeln!(output, "{}", line(String::new(), head))?;
        writeln!(output, "{}", line(String::new(), all(&again)))?;
        for &mv in &moves.made {
            again.push(mv);
            writeln!(output, "{}", line(mv.to_string(), all(&again)))?;
        }
    }
    let three = spaced((1_u128 << discs) - 1);
    let made = match made {
        1 => "1 move".to_owned(),
        _ => format!("{} moves", spaced(made)),
    };
    Ok(writeln!(
        output,
        "The tower has arrived on D after {made}. With three pegs it takes {three}."
    )?)
}

/// Moves every small tower from each peg to each other peg.
fn towers(yours: &FourPegs, output: &mut impl Write) -> Result<(), Failed> {
    let mut towers = 0;
    for discs in 0..=9 {
        // The usual direction, from A to D, comes first.
        for from in Peg::ALL {
            for to in Peg::ALL.into_iter().rev().filter(|&to| to != from) {
                moved(yours.move_tower, discs, from, to)?;
                towers += 1;
            }
        }
    }
    Ok(writeln!(
        output,
        "Every tower arrives: 0 to 9 discs, from each peg to each other one, {}.",
        counted(towers, "tower")
    )?)
}
