//! mistake: A win of the human is 1 as well.
//! says: the human can win XX.OO.... at once on 3: −1 and 3, and you say 1 and 3. The value has the wrong sign
// CHANGE: human
-     return (COMPUTER_LOSS, Some(cell));
+     return (COMPUTER_WIN, Some(cell));
