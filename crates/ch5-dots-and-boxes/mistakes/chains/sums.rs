//! mistake: Adds what all are worth.
//! says: The smallest collection that is wrong is
// CHANGE: open_one
-     best = best.max(-opened(chain, rest));
+     best = best.max(0) - opened(chain, rest);
