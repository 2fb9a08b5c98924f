//! mistake: The other player's gain is taken for the opener's.
//! says: The other player takes all of it
// CHANGE: open_one
-     best = best.max(-opened(chain, rest));
+     best = best.max(opened(chain, rest));
