//! mistake: A memo of its own, in a static; the one that was handed down is left alone.
//! says: in the memo you were handed.
// ANCHOR: memo
use std::sync::Mutex;
static KNOWN: Mutex<Vec<u64>> = Mutex::new(Vec::new());
if n < 2 { return n; }
if let Some(&known) = KNOWN.lock().unwrap().get(n as usize - 2) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
KNOWN.lock().unwrap().push(value);
value
// ANCHOR_END: memo
