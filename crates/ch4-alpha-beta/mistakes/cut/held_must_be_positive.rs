//! mistake: 0 or less is taken for "nothing held".
//! says: After the −5 nothing here can matter
// CHANGE: body
-             if value >= held {
+             if held > 0 && value >= held {

-             if value <= held {
+             if held > 0 && value <= held {
