//! mistake: Takes it for granted that every square holds a mark.
//! says: an empty square is None, and unwrapping it ended the program
// CHANGE: body
-     if a.is_some() && a == b && b == c {
+     if a.unwrap() == b.unwrap() && b == c {
