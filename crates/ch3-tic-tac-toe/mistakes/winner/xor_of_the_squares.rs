//! mistake: Takes the last of the line for the winner, also where it holds another mark.
//! says: it should be
// CHANGE: body
-         return a;
+         return s[2][2];
