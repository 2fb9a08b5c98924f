//! mistake: Gives up a row after two columns that failed
//! says: the square (3, 7) was free, and was not tried. Did the loop end before it?
// CHANGE: body
+ let mut tries = 0;
  if row == n {

          free.falling[falling] = true;
+         tries += 1;
+         if tries == 2 {
+             return false;

+ }
  false
