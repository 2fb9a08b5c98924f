//! mistake: Says nobody at the first line that is not won but not empty.
//! says: whether it wins depends on its own three squares alone
// CHANGE: body
+     if a.is_some() && b.is_some() {
+         return None;
  }
+ }
  None
