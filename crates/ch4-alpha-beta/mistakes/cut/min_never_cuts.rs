//! mistake: Only MAX stops.
//! says: after the 40 nothing here can matter, and you read on. MIN stops when its value <= what MAX holds.
// CHANGE: body
-             if value <= held {
+             if false {
