//! Quoted by the book.

// ANCHOR: sample
fn sample() -> u64 {
    7
}
// ANCHOR_END: sample
