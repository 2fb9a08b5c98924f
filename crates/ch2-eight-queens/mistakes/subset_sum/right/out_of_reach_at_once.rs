//! right: It looks at the sum of all first.
// CHANGE: subset_sum
- search(&mut problem).then(|| problem.taken().to_vec())
+ if problem.left < target {
+     return None;
+ }
+ search(&mut problem).then(|| problem.taken().to_vec())
