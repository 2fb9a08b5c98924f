//! mistake: Announces it in words of its own.
//! says: Write it as in the comment above human_first.
// CHANGE: announced
-     Some(COMPUTER_WIN) => "I have won.\n",
-     Some(COMPUTER_LOSS) => "You have won.\n",
+     Some(COMPUTER_WIN) => "I won!\n",
+     Some(COMPUTER_LOSS) => "You won!\n",
