//! mistake: Goes on while either list has numbers left.
//! says: merge([3], [5]): yours read past the end of a list, and it should return [3, 5]. Compare two numbers only while both lists have one left.
// CHANGE: join
-     while l < left.len() && r < right.len() {
+     while l < left.len() || r < right.len() {
