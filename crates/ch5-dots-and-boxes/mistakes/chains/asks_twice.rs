//! mistake: Each rest is asked for twice, with a new memo the second time.
//! says: and it should be 193. Keep what was found in the memo
//! judged: calls of 
// CHANGE: open_one
-     let rest = worth(&chains.without(chain), memo);
+     let mut rest = worth(&chains.without(chain), memo);
+     if rest < 0 {
+         rest = worth(&chains.without(chain), &mut Memo::new());
+     }
