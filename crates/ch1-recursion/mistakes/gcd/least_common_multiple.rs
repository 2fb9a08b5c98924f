//! mistake: Works out the least common multiple.
//! says: gcd(12, 18): yours returned 36, and it should be 6. Yours is the least common multiple,
// ANCHOR: body
fn greatest(a: u64, b: u64) -> u64 { if b == 0 { a } else { greatest(b, a % b) } }
if a == 0 || b == 0 { return a.max(b); }
a / greatest(a, b) * b
// ANCHOR_END: body
