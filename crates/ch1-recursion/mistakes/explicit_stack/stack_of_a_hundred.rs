//! mistake: A stack of a hundred places is high enough.
//! says: preorder of a tree of 6 000 nodes: yours returned 200 values, and it should be 6 000. Here 3 000 subtrees wait at the same time, and none of them may be lost.
// CHANGE: body
+     waiting.truncate(100);
  }
