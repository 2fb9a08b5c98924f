//! mistake: A square is mirrored and never turned.
//! says: A square can be turned, so rows and columns may be swapped.
// ANCHOR: smallest
Symmetry::all()
    .filter(|symmetry| !symmetry.swaps)
    .map(|symmetry| symmetry.image(size, drawn))
    .fold(drawn, Lines::min)
// ANCHOR_END: smallest
