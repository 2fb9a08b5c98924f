//! mistake: Only MIN stops.
//! says: After the 50 nothing here can matter, and yours reads on. MAX stops when its value >= what MIN holds.
// CHANGE: body
-             if value >= held {
+             if false {
