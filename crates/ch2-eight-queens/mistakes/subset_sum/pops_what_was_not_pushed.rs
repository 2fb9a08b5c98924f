//! mistake: Where a number was left out, another one goes.
//! says: All that choose(false) changed is to be undone.
// CHANGE: take_back
-     self.taken.pop();
  }
+ self.taken.pop();
