//! mistake: Keeps the first winner in a static.
//! says: gives another answer the second time
// CHANGE: body
+ use std::sync::Mutex;
+ static FOUND: Mutex<Option<Player>> = Mutex::new(None);
  let s = &board.squares;

+ let mut found = FOUND.lock().unwrap();
  for [a, b, c] in rows.chain(columns).chain(diagonals) {

-         return a;
+         *found = found.or(a);

- None
+ *found
