//! right: A traced helper that knows which one is larger.
//! told: gcd(12, 18) made
// ANCHOR: body
#[traced]
fn go(large: u64, small: u64) -> u64 { if small == 0 { large } else { go(small, large % small) } }
go(a.max(b), a.min(b))
// ANCHOR_END: body
