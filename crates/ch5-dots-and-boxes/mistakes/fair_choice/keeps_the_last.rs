//! mistake: An equal move always replaces.
//! says: The last of equals is always taken
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         {
