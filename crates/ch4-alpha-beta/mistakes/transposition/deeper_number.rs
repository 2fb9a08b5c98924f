//! mistake: The larger of both depths is kept with the new value.
//! says: Does what was kept answer this question?
// CHANGE: keep
- let entry = Entry {
-     depth,
-     value,
-     bound,
-     recommended,
- };
+ let depth = self.entry(board).map_or(depth, |old| old.depth.max(depth));
+ let entry = Entry { depth, value, bound, recommended };
