//! mistake: It stops at the first depth that finds a win for anybody.
//! says: There was time for depth 2, and yours ended before it: only the time and `most` end the search
// CHANGE: body
+     if value != 0 {
+         break;
  }
+ }
  deepest
