//! mistake: Announces a win alone.
//! says: The result is worked out, so announce it.
// CHANGE: announced
-     _ => "A draw.\n",
+     _ => "",
