//! mistake: A stack of a hundred places is high enough.
//! says: only 200 of 6 000 values: here 3 000 subtrees wait at the same time, and none of them may be lost.
// CHANGE: body
+     waiting.truncate(100);
  }
