//! mistake: Stored in the loop, before all lines were tried.
//! says: For the boards after its lines yours is right, so the best is
// CHANGE: body
+     if best > 0 {
+         break;
  }
+ }
  memo.insert(dots.drawn, best);
