//! right: A shortcut where the page itself says that there is none.
// CHANGE: first_solution
+     if n == 2 || n == 3 {
+         return None;
+     }
      let mut board = Board::new(n);
