//! mistake: What the search says is kept, whether or not the time was up.
//! says: Depth 1 was cut short: use depth 0's move.
// CHANGE: body
-     if clock.is_up() {
-         break; // this depth was cut short: what it says is worthless
-     }

+     if clock.is_up() {
+         break;
  }
+ }
  deepest
