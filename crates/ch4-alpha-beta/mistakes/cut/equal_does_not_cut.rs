//! mistake: The loop goes on when the reply is only as good as what is held.
//! says: After the 44, MIN's node is worth 44 at most, and MAX holds 44 already. An equal value must cut.
// CHANGE: body
-             if value >= held {
+             if value > held {

-             if value <= held {
+             if value < held {
