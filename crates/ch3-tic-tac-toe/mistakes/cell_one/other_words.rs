//! mistake: Announces it in words of its own.
//! says: you announced "You won!": "You have won." is right; write it as it stands in the comment above human_first.
// CHANGE: announced
-     Some(COMPUTER_WIN) => "I have won.\n",
-     Some(COMPUTER_LOSS) => "You have won.\n",
+     Some(COMPUTER_WIN) => "I won!\n",
+     Some(COMPUTER_LOSS) => "You won!\n",
