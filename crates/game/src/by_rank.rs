//! Things in the order of their ranks.

use std::cmp::Ordering;

/// Puts things in the order of their ranks; those of one rank stay in theirs. It is the stable sort of
/// the standard library, which is a program of its own for each type that is sorted. Here one program sorts
/// numbers, whatever it is that they number, since a reader's page loads what is compiled.
///
/// Each thing is ranked once, and none where there is nothing to order, as a board may note that it is
/// asked. Takes O(n log n) comparisons, and room for n numbers and n ranks.
pub fn by_rank<T, R: Ord>(things: &mut [T], rank: impl FnMut(&T) -> R) {
    if things.len() < 2 {
        return;
    }
    let ranks: Vec<R> = things.iter().map(rank).collect();
    let order = order(ranks.len(), &|a, b| ranks[a].cmp(&ranks[b]));
    for place in 0..order.len() {
        // Where it stands by now: places before this one are settled, and what stood there was moved.
        let mut from = order[place];
        while from < place {
            from = order[from];
        }
        things.swap(place, from);
    }
}

/// The numbers below `count`, in order.
fn order(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|&a, &b| compare(a, b));
    order
}
