//! mistake: A table of five sizes.
//! says: 2x3 is worth −2, and you say 0. The value is the largest t to which at_least says yes. It was not asked.
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
