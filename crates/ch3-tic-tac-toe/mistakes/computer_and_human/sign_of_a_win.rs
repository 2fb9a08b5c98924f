//! mistake: A win of the human is 1 as well.
//! says: The human can win at once on 3. The value has the wrong sign: 1 is the computer's win, −1 the human's.
// CHANGE: human
-     return (COMPUTER_LOSS, Some(cell));
+     return (COMPUTER_WIN, Some(cell));
