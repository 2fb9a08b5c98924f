//! mistake: The larger ones give away more, so after a worse one no larger one is tried.
//! says: Try every different chain: after a worse one a better one can come.
// CHANGE: open_one
-         let rest = worth(&chains.without(chain), memo);
-         best = best.max(-opened(chain, rest));
+         let value = -opened(chain, worth(&chains.without(chain), memo));
+         if value < best {
+             break;
+         }
+         best = value;
