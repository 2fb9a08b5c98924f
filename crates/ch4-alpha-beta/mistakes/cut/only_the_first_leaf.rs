//! mistake: The first leaf ends the loop, whatever it says.
//! says: you stop after the first leaf, whatever it says
// CHANGE: body
-             if value >= held {
+             if true {

-             if value <= held {
+             if true {
