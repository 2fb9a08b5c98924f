//! Chance that is the same on every machine: where the library draws a place in a list, it takes as many bits as a `usize` has.

use std::ops::RangeInclusive;

use fastrand::Rng;

/// A number from a range.
pub(super) fn number(rng: &mut Rng, range: RangeInclusive<usize>) -> usize {
    let (from, to) = range.into_inner();
    rng.u32(from as u32..=to as u32) as usize
}

/// One of a list, if there is one.
pub(super) fn one_of<'l, T>(rng: &mut Rng, list: &'l [T]) -> Option<&'l T> {
    (!list.is_empty()).then(|| &list[number(rng, 0..=list.len() - 1)])
}

/// Puts a list in any order.
pub(super) fn shuffle<T>(rng: &mut Rng, list: &mut [T]) {
    for at in 1..list.len() {
        list.swap(at, number(rng, 0..=at));
    }
}
