//! mistake: Asks whether the answer is 0, then asks again, twice.
//! says: factorial(5): yours made 364 calls, and it should make 6. One call each time, and keep its answer. (The product is right.)
// ANCHOR: body
if n <= 0 { return 1; }
if factorial(n - 1) > 0 && factorial(n - 1) < u64::MAX { n * factorial(n - 1) } else { 0 }
// ANCHOR_END: body
