//! mistake: The least is looked for from a board of zeros on.
//! says: fundamental(8): yours returned 1 board, and it should be 12. canonical([0, 4, 7, 5, 2, 6, 1, 3]): yours returned [0, 0, 0, 0, 0, 0, 0, 0], and it should be one of the eight images of the board.
// CHANGE: body
+ let mut least = vec![0; queens.len()];
  let mut turned = queens.to_vec();
- let mut least = turned.clone();

-     least = least.min(mirror(&turned)).min(turned.clone());
+     least = least.min(turned.clone()).min(mirror(&turned));
