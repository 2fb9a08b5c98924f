//! mistake: After a dead end all arrays are free again.
//! says: When a queen is taken back, the lines of the queens above are freed, too: free only what this call marked.
// CHANGE: body
-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;
+         *free = Free::new(n);
