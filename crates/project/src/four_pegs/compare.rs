//! `compare`: the moves of each tower, beside the minimum.

use std::io::Write;

use textfmt::{counted, spaced};

use super::fewest::{SEARCHED, by_the_theorem, searched};
use super::moves::Peg;
use super::slow::saying;
use super::student::FourPegs;
use super::tower::{ask, moved};
use crate::failed::Failed;

/// Moves the towers of 0 to `most` discs.
pub(crate) fn compare(yours: &FourPegs, most: u32, output: &mut impl Write) -> Result<(), Failed> {
    writeln!(output, "discs  set aside  your moves  the fewest")?;
    for discs in 0..=most {
        let (made, aside) = saying(&counted(discs, "disc"), || row(yours, discs))?;
        let (fewest, why) = fewest(discs);
        writeln!(
            output,
            "{discs:5}  {aside:9}  {:>10}  {:>10}",
            spaced(made),
            spaced(fewest)
        )?;
        if made != fewest {
            return Err(Failed::Law(format!(
                "✗ Your {} from A to D made {}, but should make {}.\n{why} Which other number of discs could be set \
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

/// Returns the number of moves for a tower, and how many of its discs are set aside first.
fn row(yours: &FourPegs, discs: u32) -> Result<(u64, u32), Failed> {
    let made = moved(yours.move_tower, discs, Peg::A, Peg::D)?.count() as u64;
    let aside = ask(&format!("aside({discs})"), || (yours.aside)(discs))?;
    Ok((made, aside))
}

/// Returns a message if the number of moves exceeds the number for three pegs, which can be checked without a search.
pub(crate) fn longer_than_three(discs: u32, moves: u64) -> Option<String> {
    let three = (1_u128 << discs) - 1;
    (u128::from(moves) > three).then(|| {
        format!(
            "Three pegs take {}, and a fourth one never takes more.",
            counted(three, "move")
        )
    })
}

/// Returns the minimum number of moves, and how it is known.
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
