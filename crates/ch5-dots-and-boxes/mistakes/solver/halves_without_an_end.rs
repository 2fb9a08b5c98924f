//! mistake: The range is halved, and at last no longer gets smaller.
//! says: solve(1x1): yours asks without an end, and it should be −1. It asks "t or more?" with a t of 0, 0, 0
// ANCHOR: ask
let board = Dots::new(size);
let (mut lo, mut hi) = (-(size.boxes() as Value), size.boxes() as Value);
while lo < hi {
    let mid = (lo + hi) / 2;
    if at_least(&board, mid, &mut Table::new()) {
        lo = mid + 1;
    } else {
        hi = mid;
    }
}
lo
// ANCHOR_END: ask
