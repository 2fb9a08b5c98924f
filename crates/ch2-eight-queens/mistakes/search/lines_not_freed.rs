//! mistake: The lines of a queen who is taken back stay marked.
//! says: The lines of the queen are still taken.
// CHANGE: take_back
- self.free.give_back(self.row, col);
