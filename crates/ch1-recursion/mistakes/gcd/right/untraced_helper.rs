//! right: A helper without #[traced].
//! told: without a call that the recorder sees
// ANCHOR: body
fn go(a: u64, b: u64) -> u64 { match b { 0 => a, _ => go(b, a % b) } }
go(a, b)
// ANCHOR_END: body
