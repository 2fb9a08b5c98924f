//! mistake: From the seventh equal on, the chance is 1/6.
//! says: Up to 6 equal moves all is well. Of 7 equal moves the last was taken
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if rng.u64(..equals.min(6)) == 0 {
