//! mistake: The largest image stands for all.
//! says: the one that is the smallest number
// ANCHOR: smallest
Symmetry::all()
    .filter(|symmetry| size.rows == size.cols || !symmetry.swaps)
    .map(|symmetry| symmetry.image(size, drawn))
    .fold(drawn, Lines::max)
// ANCHOR_END: smallest
