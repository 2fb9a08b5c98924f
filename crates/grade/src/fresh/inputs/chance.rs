//! Random numbers that are the same on every machine. The library draws a position in a list with as many bits as a
//! `usize` has.

use std::ops::RangeInclusive;

use fastrand::Rng;

/// Draws a number from a range.
pub(super) fn number(rng: &mut Rng, range: RangeInclusive<usize>) -> usize {
    let (from, to) = range.into_inner();
    rng.u32(from as u32..=to as u32) as usize
}

/// Draws an item of a list, or returns `None` if the list is empty.
pub(super) fn one_of<'l, T>(rng: &mut Rng, list: &'l [T]) -> Option<&'l T> {
    (!list.is_empty()).then(|| &list[number(rng, 0..=list.len() - 1)])
}

/// Shuffles a list.
pub(super) fn shuffle<T>(rng: &mut Rng, list: &mut [T]) {
    for at in 1..list.len() {
        list.swap(at, number(rng, 0..=at));
    }
}
