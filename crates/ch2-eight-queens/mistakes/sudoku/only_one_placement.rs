//! mistake: Only the first placement of the square is a choice.
//! says: Not all that can be placed on (0, 0) is there.
// CHANGE: choices
- placements.min_by_key(Vec::len).unwrap_or_default()
+ let mut fewest = placements.min_by_key(Vec::len).unwrap_or_default();
+ fewest.truncate(1);
+ fewest
