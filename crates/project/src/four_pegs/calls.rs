//! `calls`: compares the number of calls that the student predicts with the actual number.

use std::collections::HashMap;
use std::io::Write;

use call_trace::{TRACING, Trace, try_record};
use textfmt::spaced;

use super::compare::{fewest, longer_than_three};
use super::student::FourPegs;
use super::tower::{ask, panicked};
use crate::failed::Failed;

/// The calls without a memo are counted up to this number of discs.
const PLAIN: u32 = 10;
/// A function without a memo makes more calls than this for [`PLAIN`] discs, however it is written.
const FEW: usize = 100;
/// The maximum number of discs with a memo.
const MEMO: u32 = 64;

/// Counts the calls of `fewest`.
pub(crate) fn without_memo(yours: &FourPegs, output: &mut impl Write) -> Result<(), Failed> {
    head(output)?;
    for discs in 0..=PLAIN {
        let counted = Counted::of("fewest", discs, || (yours.fewest)(discs))?;
        let predicted = predicted("calls_predicted", yours.calls_predicted, discs)?;
        counted.write(predicted, output)?;
        counted.check_moves()?;
        if discs == PLAIN && counted.calls() < FEW {
            return counted.wrong(&format!(
                "made {}, but should make more than {FEW} without a memo.\nTry each number of discs to set aside, \
                 and compute the cost of each with a call. The memo comes later, in `fewest_with_memo`.",
                textfmt::counted(counted.calls(), "call")
            ));
        }
        counted.check(predicted)?;
    }
    Ok(writeln!(
        output,
        "You predicted every call without a memo, for 0 to {PLAIN} discs."
    )?)
}

/// Counts the calls of `fewest_with_memo`.
pub(crate) fn with_memo(yours: &FourPegs, output: &mut impl Write) -> Result<(), Failed> {
    head(output)?;
    for discs in 0..=MEMO {
        let mut memo = HashMap::new();
        let mut once = || (yours.fewest_with_memo)(discs, &mut memo);
        let counted = Counted::of("fewest_with_memo", discs, &mut once)?;
        let again = Counted::of("fewest_with_memo", discs, &mut once)?;
        let function = yours.calls_predicted_with_memo;
        let predicted = predicted("calls_predicted_with_memo", function, discs)?;
        counted.write(predicted, output)?;
        counted.check_moves()?;
        // With three calls or fewer there may be no result worth storing.
        if counted.calls() > 3 && again.calls() >= counted.calls() {
            return counted.wrong(&format!(
                "made {} when called again with the same memo, but should make 1.\nRead the memo first, and store \
                 each result in it.",
                textfmt::counted(again.calls(), "call")
            ));
        }
        // The limit allows two calls for each smaller tower from each larger one, which also fits other styles than the
        // reference's.
        let enough = (discs as usize + 1).pow(2);
        if counted.calls() > enough {
            return counted.wrong(&format!(
                "made {}, but should make no more than {}.\nWhich of its calls already had an answer in the memo?",
                textfmt::counted(counted.calls(), "call"),
                spaced(enough)
            ));
        }
        counted.check(predicted)?;
    }
    Ok(writeln!(
        output,
        "You predicted every call with a memo, for 0 to {MEMO} discs."
    )?)
}

fn predicted(name: &str, function: fn(u32) -> u64, discs: u32) -> Result<u64, Failed> {
    ask(&format!("{name}({discs})"), || function(discs))
}

fn head(output: &mut impl Write) -> Result<(), Failed> {
    let head = "discs  fewest moves  calls predicted  calls counted";
    Ok(writeln!(output, "{head}")?)
}

/// A call of a student's function for this number of discs: its result and its calls.
struct Counted {
    asked: String,
    discs: u32,
    moves: u64,
    trace: Trace,
}

impl Counted {
    fn of(function: &str, discs: u32, ask: impl FnOnce() -> u64) -> Result<Self, Failed> {
        if !TRACING {
            return Err(Failed::Asked(
                "Calls are counted in a debug build only: leave out --release.".to_owned(),
            ));
        }
        let asked = format!("{function}({discs})");
        let (ended, trace) = try_record(ask);
        match ended {
            Ok(moves) => Ok(Self {
                asked,
                discs,
                moves,
                trace,
            }),
            Err(stopped) => Err(panicked(&asked, &stopped, &trace)),
        }
    }

    fn calls(&self) -> usize {
        self.trace.calls()
    }

    fn write(&self, predicted: u64, output: &mut impl Write) -> Result<(), Failed> {
        let (moves, calls) = (spaced(self.moves), spaced(self.calls()));
        let (discs, predicted) = (self.discs, spaced(predicted));
        let line = format!("{discs:5}  {moves:>12}  {predicted:>15}  {calls:>13}");
        Ok(writeln!(output, "{line}")?)
    }

    fn check_moves(&self) -> Result<(), Failed> {
        let (wanted, why) = fewest(self.discs);
        let why = longer_than_three(self.discs, self.moves).unwrap_or(why);
        if self.moves == wanted {
            return Ok(());
        }
        let (moves, wanted) = (spaced(self.moves), spaced(wanted));
        self.wrong(&format!(
            "returned {moves}, but should return {wanted}.\n{why}"
        ))
    }

    fn check(&self, predicted: u64) -> Result<(), Failed> {
        match self.calls() {
            0 => self.wrong(
                "made no call that was counted.\nKeep `#[traced]` above the function: it counts the calls.",
            ),
            calls if calls as u64 == predicted => Ok(()),
            calls => self.wrong(&format!(
                "made {}, but you predicted {}.\nHow many calls does it make itself, and how many does each of these make?",
                textfmt::counted(calls, "call"),
                spaced(predicted)
            )),
        }
    }

    fn wrong(&self, what: &str) -> Result<(), Failed> {
        Err(Failed::Law(format!("✗ Your {} {what}", self.asked)))
    }
}
