//! mistake: Only MAX stops.
//! says: After the 40 nothing here can matter, and yours reads on. MIN stops when its value <= what MAX holds.
// CHANGE: body
-             if value <= held {
+             if false {
