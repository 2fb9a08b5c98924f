//! `compare`: the moves of each tower, beside the fewest that there are.

use std::io::Write;

use words::{counted, spaced};

use super::fewest::{SEARCHED, by_the_theorem, searched};
use super::moves::Peg;
use super::tower::moved;
use super::yours::FourPegs;
use crate::failed::Failed;

/// Moves the towers of 0 to so many discs.
pub(crate) fn compare(yours: &FourPegs, most: u32, output: &mut impl Write) -> Result<(), Failed> {
    writeln!(output, "discs  set aside  your moves  the fewest")?;
    for discs in 0..=most {
        let made = moved(yours.move_tower, discs, Peg::A, Peg::D)?.count() as u64;
        let aside = (yours.aside)(discs);
        let (fewest, why) = fewest(discs);
        writeln!(
            output,
            "{discs:5}  {aside:9}  {:>10}  {:>10}",
            spaced(made),
            spaced(fewest)
        )?;
        if made != fewest {
            return Err(Failed::Law(format!(
                "✗ {} from A to D: yours made {}, and it should make {}.\n{why} Which other number of discs could be set \
                 aside?",
                counted(discs, "disc"),
                counted(made, "move"),
                spaced(fewest),
            )));
        }
    }
    Ok(writeln!(
        output,
        "No tower of 0 to {} can be moved in fewer moves.",
        counted(most, "disc")
    )?)
}

/// The fewest moves for so many discs, and how that is known.
pub(crate) fn fewest(discs: u32) -> (u64, String) {
    if discs == 0 {
        return (0, "Without a disc there is nothing to move.".to_owned());
    }
    if discs > SEARCHED {
        let why = "Frame and Stewart found a way with so few moves, and Bousch proved that none is shorter.";
        return (by_the_theorem(discs), why.to_owned());
    }
    let (fewest, positions) = searched(discs);
    let positions = counted(positions, "position");
    let why = format!("A search of {positions}, all that there are, found no shorter way.");
    (fewest, why)
}
