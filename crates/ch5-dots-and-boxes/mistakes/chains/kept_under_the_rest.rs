//! mistake: The value is kept under what is left.
//! says: and the next question finds that: it should hold
// CHANGE: open_one
-     let rest = worth(&chains.without(chain), memo);
+     let left = chains.without(chain);
+     let rest = worth(&left, memo);
      best = best.max(-opened(chain, rest));
+     memo.insert(left, best);
  }
- memo.insert(chains.clone(), best);
