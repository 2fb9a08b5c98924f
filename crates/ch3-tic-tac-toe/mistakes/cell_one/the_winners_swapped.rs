//! mistake: Announces the result from the human's side, but it is the computer's.
//! says: `result` is the computer's: 1 is its win, −1 the human's.
// CHANGE: announced
-     Some(COMPUTER_WIN) => "I have won.\n",
-     Some(COMPUTER_LOSS) => "You have won.\n",
+     Some(COMPUTER_LOSS) => "I have won.\n",
+     Some(COMPUTER_WIN) => "You have won.\n",
