//! mistake: The first leaf ends the loop, whatever it says.
//! says: Yours stops after the first leaf, whatever it says: read on until the node is refuted.
// CHANGE: body
-             if value >= held {
+             if true {

-             if value <= held {
+             if true {
