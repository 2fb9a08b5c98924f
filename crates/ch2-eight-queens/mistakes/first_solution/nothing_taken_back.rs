//! mistake: After a failed child the next column is tried, but nothing is taken back or freed.
//! says: none found after 3 placements: abandoned queens still hold their columns.
// CHANGE: body
-         board.take_back(row);
-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;
