//! right: Remembers what it worked out, in a table that stays right.
//! told: factorial(5) made
// ANCHOR: body
use std::sync::Mutex;
static KNOWN: Mutex<Vec<u64>> = Mutex::new(Vec::new());
if n == 0 { return 1; }
let known = KNOWN.lock().unwrap().get(n as usize).copied().unwrap_or(0);
if known > 0 { return known; }
let value = n * factorial(n - 1);
let mut table = KNOWN.lock().unwrap();
while table.len() <= n as usize { table.push(0); }
table[n as usize] = value;
value
// ANCHOR_END: body
