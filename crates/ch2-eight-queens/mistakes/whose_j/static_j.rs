//! mistake: The column is kept in a place that all calls share, another one than before.
//! says: eight_queens(4): yours found no board, and it should find 2. No row tried another column after its first free one.
// CHANGE: try_row
- #[traced(skip(board, a, b, c, solutions))]
+ static J: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);
+ #[traced(skip(board, a, b, c, solutions))]

-     for j in 1..=n {
-         if a[j] && b[i + j] && c[i + n - 1 - j] {
-             board.place(i - 1, j - 1);
-             a[j] = false;
-             b[i + j] = false;
-             c[i + n - 1 - j] = false;
+     use std::sync::atomic::Ordering::SeqCst;
+     J.store(0, SeqCst);
+     while J.load(SeqCst) < n {
+         J.fetch_add(1, SeqCst);
+         let j = || J.load(SeqCst);
+         if a[j()] && b[i + j()] && c[i + n - 1 - j()] {
+             board.place(i - 1, j() - 1);
+             a[j()] = false;
+             b[i + j()] = false;
+             c[i + n - 1 - j()] = false;

-             a[j] = true;
-             b[i + j] = true;
-             c[i + n - 1 - j] = true;
+             a[j()] = true;
+             b[i + j()] = true;
+             c[i + n - 1 - j()] = true;
