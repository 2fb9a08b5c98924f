//! mistake: The columns that are attacked are offered.
//! says: choices: yours returned [], and it should be [0, 1, 2, 3].
// CHANGE: choices
- .filter(|&col| self.free.is_free(self.row, col))
+ .filter(|&col| !self.free.is_free(self.row, col))
