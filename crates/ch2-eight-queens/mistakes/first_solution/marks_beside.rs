//! mistake: A place beside the tested one is marked and freed.
//! says: Nothing keeps two queens off one falling diagonal
// CHANGE: body
-         free.falling[falling] = false;
+         free.falling[(falling + 1) % (2 * n - 1)] = false;

-         free.falling[falling] = true;
+         free.falling[(falling + 1) % (2 * n - 1)] = true;
