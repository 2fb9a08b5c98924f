//! mistake: A closed form with floats, which rounds for large numbers.
//! says: fibonacci_memo(9): yours left the memo empty, and it should hold fib(9).
//! also: Right up to fib(75), and wrong from there. Add with `+`, in u64
// ANCHOR: memo
let s = 5f64.sqrt();
(((1.0 + s) / 2.0).powi(n as i32) / s).round() as u64
// ANCHOR_END: memo
