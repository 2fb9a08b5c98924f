//! mistake: The loop goes on when the reply is only as good as what is held.
//! says: A reply of 44 cannot beat 44: equal cuts.
// CHANGE: body
-             if value >= held {
+             if value > held {

-             if value <= held {
+             if value < held {
