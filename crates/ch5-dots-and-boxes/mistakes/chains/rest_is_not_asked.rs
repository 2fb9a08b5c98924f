//! mistake: The rest is taken for worth nothing.
//! says: What the rest is worth is left out
// CHANGE: open_one
-     let rest = worth(&chains.without(chain), memo);
+     let rest = 0;
