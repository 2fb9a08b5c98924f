//! right: Of squares with as many choices, the last one is taken.
// CHANGE: choices
- placements.min_by_key(Vec::len).unwrap_or_default()
+ placements.rev().min_by_key(Vec::len).unwrap_or_default()
