//! A call in a loop: every order of some items, found by swapping in place.
//!
//! Each item that is not settled yet comes to the front once, and the call settles the rest. On
//! return every item stands where it stood on entry: that is what lets the loop go on, and it is
//! the law of all backtracking. Knuth, *The Art of Computer Programming*, volume 4A, section
//! 7.2.1.2, has this and many other ways.
//!
//! You can use `items.len()`, `items.swap(i, j)`, and `found.push(items.to_vec())`, which keeps a
//! copy. Hand `items` and `found` down as they are.

use call_trace::traced;

/// Adds to `found` a copy of `items` in every order that keeps the first `settled` where they are.
///
/// `permutations(items, 0, found)` finds all n! orders, and goes at most n + 1 frames deep. On
/// return the items stand as on entry.
///
/// The tests ask for up to 8 items, equal ones among them, and count the calls for up to 6.
#[traced(skip(found))]
pub fn permutations(items: &mut [u32], settled: usize, found: &mut Vec<Vec<u32>>) {
    todo!("every order of the items that are not settled")
}
