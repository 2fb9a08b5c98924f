//! mistake: Both comparisons are the wrong way round.
//! says: The comparison is the wrong way round. Let MIN stop when its value is what MAX holds or less
// CHANGE: body
-             if value >= held {
+             if value <= held {

-             if value <= held {
+             if value >= held {
