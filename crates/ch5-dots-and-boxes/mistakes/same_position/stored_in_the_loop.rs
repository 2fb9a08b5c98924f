//! mistake: Stored in the loop, before all lines were tried.
//! says: Yours stopped after a1b1, which is worth 1, and never tried c1d1, which is worth 3. A later line can be worth more: stop only where none can.
// CHANGE: body
+     if best > 0 {
+         break;
  }
+ }
  memo.insert(dots.drawn, best);
