//! mistake: Announces the result before it says that the game is over.
//! says: the game is over, and the last that was said is "The game is over.": announce the result last.
// CHANGE: human_first
-     said += "The game is over.\n";

+     said += "The game is over.\n";
      said
