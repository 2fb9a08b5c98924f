//! mistake: A row without a free column ends the search.
//! says: gave up after 2 placements: no free column means retreat, to the next column of the row above.
// ANCHOR: body
let n = self.board.size();
let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
let Some(col) = next else { return false };
self.board.place(self.row, col);
self.free.take(self.row, col);
self.row += 1;
self.col = 0;
true
// ANCHOR_END: body
