//! right: The loop ends when all open boxes are gained.
//! told: yours saves more than was asked.
// CHANGE: body
+     let open = dots.size.boxes() as Value - (dots.taken[0] | dots.taken[1]).count_ones() as Value;
+     if best == open {
+         break;
  }
+ }
  memo.insert(dots.drawn, best);
