//! mistake: A square is mirrored and never turned.
//! says: a square can be turned
// ANCHOR: smallest
Symmetry::all()
    .filter(|symmetry| !symmetry.swaps)
    .map(|symmetry| symmetry.image(size, drawn))
    .fold(drawn, Lines::min)
// ANCHOR_END: smallest
