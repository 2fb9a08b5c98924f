//! right: A helper sorts between two bounds, without #[traced].
//! told: a helper without #[traced]
// ANCHOR: sort
fn part(numbers: &[u32], from: usize, to: usize) -> Vec<u32> {
    if to - from < 2 { return numbers[from..to].to_vec(); }
    let middle = from + (to - from) / 2;
    merge(&part(numbers, from, middle), &part(numbers, middle, to))
}
part(numbers, 0, numbers.len())
// ANCHOR_END: sort
