//! mistake: A table of five sizes.
//! says: solve(2x3): yours returned 0, and it should be −2. The value is the largest t to which at_least says yes. Yours returned without a question to it.
// ANCHOR: ask
match (size.rows.min(size.cols), size.rows.max(size.cols)) {
    (1, 1) => -1,
    (1, 2) => 0,
    (1, 3) => -1,
    (1, 4) => 0,
    (2, 2) => 2,
    _ => 0,
}
// ANCHOR_END: ask
