//! mistake: Only the first image that is smaller.
//! says: mirror images and turns are the same
// ANCHOR: smallest
Symmetry::all()
    .filter(|symmetry| size.rows == size.cols || !symmetry.swaps)
    .map(|symmetry| symmetry.image(size, drawn))
    .find(|&image| image < drawn)
    .unwrap_or(drawn)
// ANCHOR_END: smallest
