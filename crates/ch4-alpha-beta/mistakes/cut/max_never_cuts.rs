//! mistake: Only MIN stops.
//! says: after the 50 nothing here can matter, and you read on. MAX stops when its value >= what MIN holds.
// CHANGE: body
-             if value >= held {
+             if false {
