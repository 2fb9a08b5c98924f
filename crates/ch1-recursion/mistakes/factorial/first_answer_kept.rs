//! mistake: The first answer is kept for all that follow.
//! says: factorial(5) gives another answer when factorial(3) was asked before it: something is kept from one call to the next
// ANCHOR: body
use std::sync::OnceLock;
static KNOWN: OnceLock<u64> = OnceLock::new();
*KNOWN.get_or_init(|| (1..=n).product())
// ANCHOR_END: body
