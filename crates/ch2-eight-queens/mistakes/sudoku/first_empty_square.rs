//! mistake: The first empty square is filled next.
//! says: choices, and (
//! judged: calls of solutions, and
// CHANGE: choices
- let placements = squares.map(|(row, col)| self.placements(row, col));
- placements.min_by_key(Vec::len).unwrap_or_default()
+ let mut placements = squares.map(|(row, col)| self.placements(row, col));
+ placements.next().unwrap_or_default()
