//! mistake: A traced helper with bounds goes down one by one.
//! says: 8 elements: height 9 where 4 suffices: split in the middle
// ANCHOR: halves
#[traced]
fn part(numbers: &[u64], lo: usize, hi: usize) -> u64 {
    if lo == hi { return 0; }
    if hi - lo == 1 { return numbers[lo]; }
    numbers[lo] + part(numbers, lo + 1, hi)
}
part(numbers, 0, numbers.len())
// ANCHOR_END: halves
