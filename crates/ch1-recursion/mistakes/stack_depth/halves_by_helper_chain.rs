//! mistake: A traced helper with bounds goes down one by one.
//! says: sum_by_halves of 8 numbers: yours went 9 frames deep, and it should go 4 deep. Split in the middle, then split both halves in the same way. (The sum is right.)
// ANCHOR: halves
#[traced]
fn part(numbers: &[u64], lo: usize, hi: usize) -> u64 {
    if lo == hi { return 0; }
    if hi - lo == 1 { return numbers[lo]; }
    numbers[lo] + part(numbers, lo + 1, hi)
}
part(numbers, 0, numbers.len())
// ANCHOR_END: halves
