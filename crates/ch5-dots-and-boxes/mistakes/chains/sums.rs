//! mistake: Adds what all are worth.
//! says: is the smallest that is wrong
// CHANGE: open_one
-     best = best.max(-opened(chain, rest));
+     best = best.max(0) - opened(chain, rest);
