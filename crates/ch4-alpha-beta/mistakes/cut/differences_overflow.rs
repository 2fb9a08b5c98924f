//! mistake: The distance to what is held is worked out, and overflows for far values.
//! says: compare them and work out no difference
// CHANGE: body
-             if value >= held {
+             if value - held >= 0 {

-             if value <= held {
+             if held - value >= 0 {
