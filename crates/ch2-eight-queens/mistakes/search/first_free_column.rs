//! mistake: Only the first free column is offered.
//! says: Only the first free column is there.
// CHANGE: choices
- .filter(|&col| self.free.is_free(self.row, col))
+ .find(|&col| self.free.is_free(self.row, col))
+ .into_iter()
