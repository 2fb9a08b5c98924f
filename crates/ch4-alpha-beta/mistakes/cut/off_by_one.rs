//! mistake: The node counts as refuted while it is one better.
//! says: 45 is still better for MAX than the 44 it holds
// CHANGE: body
-             if value >= held {
+             if value >= held.saturating_sub(1) {

-             if value <= held {
+             if value <= held.saturating_add(1) {
