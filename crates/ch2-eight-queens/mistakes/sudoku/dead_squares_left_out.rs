//! mistake: Squares without a choice are passed over.
//! says: Nothing can be placed on (0, 3), so nothing that is placed elsewhere leads to a solution.
// CHANGE: choices
- placements.min_by_key(Vec::len).unwrap_or_default()
+ placements
+     .filter(|placements| !placements.is_empty())
+     .min_by_key(Vec::len)
+     .unwrap_or_default()
