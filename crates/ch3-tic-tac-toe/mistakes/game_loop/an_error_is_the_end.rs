//! mistake: Takes an input that fails for one that has ended.
//! says: reading failed, and nobody was told
// CHANGE: body
-     line.clear(); // read_line appends
-     if input.read_line(&mut line)? == 0 {
+     line.clear();
+     if input.read_line(&mut line).unwrap_or(0) == 0 {
