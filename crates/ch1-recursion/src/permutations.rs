//! A call in a loop: every order of some items, found by swapping in place.
//!
//! Each item that is not settled yet moves to the front once, and the call settles the rest. On
//! return every item is back in its place, so the loop can continue with the next choice. Knuth,
//! *The Art of Computer Programming*, volume 4A, section 7.2.1.2, describes this method and many
//! others.
//!
//! You can use `items.len()`, `items.swap(i, j)`, and `found.push(items.to_vec())`, which stores a
//! copy. Pass on `items` and `found` as they are.

use call_trace::traced;

/// Adds to `found` a copy of `items` in every order that leaves the first `settled` in their
/// places. The orders may be found in any sequence.
///
/// `permutations(items, 0, found)` finds all n! orders, and is at most n + 1 frames deep. On return
/// the items are in the same order as on entry.
///
/// The tests use up to 8 items, with equal ones among them, and count the calls for up to 6.
// ANCHOR: permutations
#[traced(skip(found))]
pub fn permutations(items: &mut [u32], settled: usize, found: &mut Vec<Vec<u32>>) {
    // ANCHOR: body todo!("every order of the items that are not settled")
    if settled == items.len() {
        found.push(items.to_vec());
        return;
    }
    for choice in settled..items.len() {
        items.swap(settled, choice);
        permutations(items, settled + 1, found);
        items.swap(settled, choice);
    }
    // ANCHOR_END: body
}
// ANCHOR_END: permutations
