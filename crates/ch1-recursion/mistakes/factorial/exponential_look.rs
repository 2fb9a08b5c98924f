//! mistake: Asks whether the answer is 0, then asks again, twice.
//! says: factorial(5) made 364 calls, 6 suffice: one call each time, and keep its answer.
// ANCHOR: body
if n <= 0 { return 1; }
if factorial(n - 1) > 0 && factorial(n - 1) < u64::MAX { n * factorial(n - 1) } else { 0 }
// ANCHOR_END: body
