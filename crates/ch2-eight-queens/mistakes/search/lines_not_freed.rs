//! mistake: The lines of a queen who is taken back stay marked.
//! says: All that choose(2) changed is to be undone.
// CHANGE: take_back
- self.free.give_back(self.row, col);
