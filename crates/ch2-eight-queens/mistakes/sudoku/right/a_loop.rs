//! right: A loop keeps the best square so far, and stops where nothing is possible.
// CHANGE: choices
- let squares = self.grid.empty_squares().into_iter();
- let placements = squares.map(|(row, col)| self.placements(row, col));
- placements.min_by_key(Vec::len).unwrap_or_default()
+ let mut fewest: Option<Vec<Placement>> = None;
+ for (row, col) in self.grid.empty_squares() {
+     let placements = self.placements(row, col);
+     if placements.is_empty() {
+         return placements;
+     }
+     if fewest.as_ref().is_none_or(|it| placements.len() < it.len()) {
+         fewest = Some(placements);
+     }
+ }
+ fewest.unwrap_or_default()
