//! mistake: It stops at the first depth that finds a win for anybody.
//! says: There was time for depth 2: go on, whatever was found.
// CHANGE: body
+     if value != 0 {
+         break;
  }
+ }
  deepest
