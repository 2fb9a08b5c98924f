//! mistake: The square with the most choices is filled next.
//! says: choices, and (
// CHANGE: choices
- placements.min_by_key(Vec::len).unwrap_or_default()
+ placements.max_by_key(Vec::len).unwrap_or_default()
