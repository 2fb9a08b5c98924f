//! mistake: Only the first image that is smaller.
//! says: these are images of each other, and canonical makes
// ANCHOR: smallest
Symmetry::all()
    .filter(|symmetry| size.rows == size.cols || !symmetry.swaps)
    .map(|symmetry| symmetry.image(size, drawn))
    .find(|&image| image < drawn)
    .unwrap_or(drawn)
// ANCHOR_END: smallest
