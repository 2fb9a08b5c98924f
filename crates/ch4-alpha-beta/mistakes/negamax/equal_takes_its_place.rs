//! mistake: A later answer that equals the best takes its place, though it is a bound.
//! says: an answer that only equals the best is a bound
// CHANGE: reply
  let value = -theirs;
+ if value == best_value {
+     recommended = Some(try_it);
+ }
