//! mistake: A traced helper with bounds is called for the same bounds again.
//! says: called itself with the same arguments.
// ANCHOR: halves
#[traced]
fn part(numbers: &[u64], lo: usize, hi: usize) -> u64 {
    if lo == hi { return 0; }
    let mid = (lo + hi + 1) / 2;
    part(numbers, lo, mid) + part(numbers, mid, hi)
}
part(numbers, 0, numbers.len())
// ANCHOR_END: halves
