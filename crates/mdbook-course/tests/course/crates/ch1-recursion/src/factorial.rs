/// The product of 1 to n. The tests ask for 0 to 20, and count
/// the calls of [`factorial`]. It is small.
pub fn factorial(n: u64) -> u64 {
    if n == 0 { 1 } else { n * factorial(n - 1) }
}
