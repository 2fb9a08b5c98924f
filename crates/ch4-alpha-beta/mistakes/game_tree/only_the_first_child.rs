//! mistake: The loop returns after its first turn.
//! says: Only the first child counts in yours: compare them all.
// CHANGE: body
+     return value;
  }
  value
