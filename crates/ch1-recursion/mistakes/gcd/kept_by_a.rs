//! mistake: An answer once found for a is kept, whatever b was.
//! says: gcd(9, 6) gives another answer when gcd(7, 0) was asked before it: something is kept
// ANCHOR: body
use std::cell::RefCell;
use std::collections::HashMap;
thread_local! { static KNOWN: RefCell<HashMap<u64, u64>> = RefCell::new(HashMap::new()); }
if let Some(known) = KNOWN.with(|known| known.borrow().get(&a).copied()) {
    return known;
}
let value = if b == 0 { a } else { gcd(b, a % b) };
KNOWN.with(|known| known.borrow_mut().insert(a, value));
value
// ANCHOR_END: body
