//! mistake: The bounds of a less deep search narrow the window.
//! says: probe at depth 9 with the window (0, 5), where at least 3 of depth 2 is stored: yours returned Open (3, 5), and it should be Open (0, 5).
// CHANGE: look_up
- let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth) else {
+ let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth || entry.bound != Bound::Exact) else {

- if alpha >= beta {
+ if alpha >= beta && entry.depth < depth {
+     return Probe::Open { alpha, beta: alpha + 1 };
+ }
+ if alpha >= beta {
