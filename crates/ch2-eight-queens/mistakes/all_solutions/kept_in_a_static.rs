//! mistake: The boards are gathered in a static that is never emptied.
//! says: gives another answer the second time
// CHANGE: body
+ use std::sync::Mutex;
+ static ALL: Mutex<Vec<Vec<usize>>> = Mutex::new(Vec::new());
  if row == n {
-     solutions.push(board.queens());
+     let mut all = ALL.lock().unwrap();
+     all.push(board.queens());
+     solutions.clone_from(&all);
