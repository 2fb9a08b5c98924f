//! mistake: The rest is negated on its way down.
//! says: The rest is negated too often
// CHANGE: open_one
-     best = best.max(-opened(chain, rest));
+     best = best.max(-opened(chain, -rest));
