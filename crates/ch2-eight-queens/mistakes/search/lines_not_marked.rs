//! mistake: The lines of a queen are not marked.
//! says: These are all columns. Leave out those that are not free.
// CHANGE: choose
- self.free.take(self.row, col);
