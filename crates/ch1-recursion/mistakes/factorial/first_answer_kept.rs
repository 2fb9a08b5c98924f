//! mistake: The first answer is kept for all that follow.
//! says: factorial(5) is 6, asked after factorial(3); it should be 120, whatever was asked before.
// ANCHOR: body
use std::sync::OnceLock;
static KNOWN: OnceLock<u64> = OnceLock::new();
*KNOWN.get_or_init(|| (1..=n).product())
// ANCHOR_END: body
