//! mistake: Depth 0 is searched, and counted as the first.
//! says: Yours returned the answer of alpha_beta at depth 0, which has no move. Begin at depth 1.
// CHANGE: body
- for depth in 1..=most {
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+ for depth in 0..=most {
+     let (value, recommended) = alpha_beta(&timed, depth.saturating_sub(1), Value::MIN, Value::MAX);
