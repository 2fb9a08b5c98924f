//! mistake: After a dead end all arrays are free again.
//! says: After the call the lines of the queens above are free, too: free only what this call marked.
// CHANGE: body
-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;
+         *free = Free::new(n);
