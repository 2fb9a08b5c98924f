//! mistake: Announces the result before it says that the game is over.
//! says: Announce the result last.
// CHANGE: human_first
-     said += "The game is over.\n";

+     said += "The game is over.\n";
      said
