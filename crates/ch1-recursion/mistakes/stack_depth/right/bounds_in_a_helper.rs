//! right: A helper with bounds, without #[traced].
//! told: without a call that the recorder sees: a loop, or a helper without #[traced].
// ANCHOR: halves
fn part(numbers: &[u64], lo: usize, hi: usize) -> u64 {
    if lo == hi { return 0; }
    if hi - lo == 1 { return numbers[lo]; }
    let middle = lo + (hi - lo) / 2;
    part(numbers, lo, middle) + part(numbers, middle, hi)
}
part(numbers, 0, numbers.len())
// ANCHOR_END: halves
