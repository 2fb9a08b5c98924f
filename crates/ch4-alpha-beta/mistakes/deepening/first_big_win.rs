//! mistake: It stops at the first depth that sees a large value.
//! says: There was time for depth 2, and yours ended before it: only the time and `most` end the search
// CHANGE: body
+     if value.abs() > 8 {
+         break;
  }
+ }
  deepest
