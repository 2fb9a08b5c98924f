//! mistake: It stops at the first depth that sees a large value.
//! says: There was time for depth 2: go on, whatever was found.
// CHANGE: body
+     if value.abs() > 8 {
+         break;
  }
+ }
  deepest
