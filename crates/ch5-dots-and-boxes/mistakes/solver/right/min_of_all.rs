//! right: The least of all images.
// ANCHOR: smallest
let square = size.rows == size.cols;
let mut best = drawn;
for symmetry in Symmetry::all() {
    if square || !symmetry.swaps {
        best = best.min(symmetry.image(size, drawn));
    }
}
best
// ANCHOR_END: smallest
