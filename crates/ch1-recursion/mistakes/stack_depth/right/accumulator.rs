//! right: An accumulator in a traced helper.
//! told: 8 numbers by ones:
// ANCHOR: ones
#[traced]
fn go(numbers: &[u64], sum: u64) -> u64 {
    match numbers { [] => sum, [first, rest @ ..] => go(rest, sum + first) }
}
go(numbers, 0)
// ANCHOR_END: ones
