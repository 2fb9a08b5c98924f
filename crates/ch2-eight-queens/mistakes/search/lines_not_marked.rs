//! mistake: The lines of a queen are not marked.
//! says: let choose mark the lines of each queen
// CHANGE: choose
- self.free.take(self.row, col);
