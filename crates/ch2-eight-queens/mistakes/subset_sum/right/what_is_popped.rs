//! right: The number that is taken back is the one that was kept.
// CHANGE: take_back
-     self.sum -= number;
-     self.taken.pop();
+     let kept = self.taken.pop().unwrap_or_default();
+     self.sum -= kept;
