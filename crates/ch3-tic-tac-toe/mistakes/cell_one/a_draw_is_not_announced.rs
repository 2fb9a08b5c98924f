//! mistake: Announces a win alone.
//! says: the game is over, and the last that was said is "The game is over.": the result is worked out, so announce it.
// CHANGE: announced
-     _ => "A draw.\n",
+     _ => "",
