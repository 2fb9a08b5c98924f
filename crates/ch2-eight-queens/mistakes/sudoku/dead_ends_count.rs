//! mistake: A dead end counts as a solution.
//! says: solutions on []
// CHANGE: body
- if problem.is_complete() {
-     return 1;
- }
- let mut found = 0;
+ let mut found = usize::from(problem.choices().is_empty());
