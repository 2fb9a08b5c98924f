//! mistake: Where a number was left out, another one goes.
//! says: This 7 was left out, and yours undid an earlier number that was taken.
// CHANGE: take_back
-     self.taken.pop();
  }
+ self.taken.pop();
