//! mistake: A value of 0 is taken for "not known yet".
//! says: A board that is known to be worth 0 is worked out again: 0 is a value
// CHANGE: value
- if let Some(&value) = known.get(board) {
-     return value;
+ let remembered = known.get(board).copied().unwrap_or(0);
+ if remembered != 0 {
+     return remembered;
  }
