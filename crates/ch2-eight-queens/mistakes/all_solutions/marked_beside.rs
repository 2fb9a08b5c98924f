//! mistake: The falling diagonal is tested at one place and marked at the next.
//! says: all_solutions(4): yours found [0, 1, 2, 3], and it should find solutions only. The queens on (0, 0) and (1, 1) share a falling diagonal.
// CHANGE: body
-         free.falling[falling] = false;
+         free.falling[(falling + 1) % (2 * n - 1)] = false;

-         free.falling[falling] = true;
+         free.falling[(falling + 1) % (2 * n - 1)] = true;
