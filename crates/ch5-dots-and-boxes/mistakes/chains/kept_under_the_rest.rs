//! mistake: The value is kept under what is left.
//! says: The memo says that
// CHANGE: open_one
-     let rest = worth(&chains.without(chain), memo);
+     let left = chains.without(chain);
+     let rest = worth(&left, memo);
      best = best.max(-opened(chain, rest));
+     memo.insert(left, best);
  }
- memo.insert(chains.clone(), best);
