//! Technique: positions that consist only of separate chains and loops get their value without a search.
//!
//! Only the lengths count. Opening the longer of two long chains first is never better. If a chain of three or more
//! becomes one box longer, no value changes by more than 1 (this is true for every move in the chain, and by induction
//! for every other move), so the extra box given away is never won back. The same is true for loops, and for a chain of
//! one compared with a chain of two. Besides, two chains of one box cancel out, and so do two chains of two: if one
//! player opens the first, the other opens the second. The rest is a table with three indices: the numbers of short
//! chains, long chains and loops that are left.

use dots_and_boxes::size::Lines;

use crate::chains::Chains;
use crate::degrees::Degrees;
use crate::field::{Field, OpenSides};

/// The sizes of the three indices: there are at most two short chains, eight long ones and six loops.
const ROOM: (usize, usize, usize) = (3, 9, 7);

/// Lengths, from the longest to the shortest.
#[derive(Default)]
struct Lengths {
    count: usize,
    longest_first: [i8; 9],
}

impl Lengths {
    fn add(&mut self, length: i8) {
        let mut place = self.count;
        while place > 0 && self.longest_first[place - 1] < length {
            self.longest_first[place] = self.longest_first[place - 1];
            place -= 1;
        }
        self.longest_first[place] = length;
        self.count += 1;
    }
}

/// Returns the value of a position of separate chains and loops for the mover, or `None` if there is a joint, or a box
/// to take.
#[inline]
pub(crate) fn value(field: &Field, open: Lines, sides: &OpenSides, degrees: Degrees) -> Option<i8> {
    if degrees.one | degrees.joint != 0 {
        return None;
    }
    let (mut ones, mut twos) = (0, 0);
    let (mut long, mut loops) = (Lengths::default(), Lengths::default());
    for chain in Chains::of(field, open, sides, degrees.two) {
        match (chain.len() as i8, chain.closed) {
            (length, true) => loops.add(length),
            (1, false) => ones += 1,
            (2, false) => twos += 1,
            (length, false) => long.add(length),
        }
    }
    let mut short = Lengths::default();
    for (count, length) in [(ones, 1), (twos, 2)] {
        if count % 2 == 1 {
            short.add(length);
        }
    }
    Some(of_lengths(&short, &long, &loops))
}

// ANCHOR: of_lengths
fn of_lengths(short: &Lengths, long: &Lengths, loops: &Lengths) -> i8 {
    let mut value = [[[0; ROOM.2]; ROOM.1]; ROOM.0];
    for s in 0..=short.count {
        for c in 0..=long.count {
            for l in 0..=loops.count {
                // An empty rest has value 0. Otherwise the value is the best of opening one of each kind.
                let mut best = if s + c + l == 0 { 0 } else { i8::MIN };
                if s > 0 {
                    best = best.max(-(short.longest_first[s - 1] + value[s - 1][c][l]));
                }
                if c > 0 {
                    let kept = (2_i8 + value[s][c - 1][l]).abs();
                    best = best.max(2 - long.longest_first[c - 1] - kept);
                }
                if l > 0 {
                    let kept = (4_i8 + value[s][c][l - 1]).abs();
                    best = best.max(4 - loops.longest_first[l - 1] - kept);
                }
                value[s][c][l] = best;
            }
        }
    }
    value[short.count][long.count][loops.count]
}
// ANCHOR_END: of_lengths
