//! mistake: The mirror image of the least turn alone is looked at.
//! says: each of the four turns has one
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     least = least.min(turned.clone());
  }
- least
+ let mirrored = mirror(&least);
+ least.min(mirrored)
