//! mistake: The falling diagonal is tested at one place and marked at the next.
//! says: [0, 1, 2, 3] is no solution: the queens on (0, 0) and (1, 1) share a falling diagonal. The falling diagonal that is marked is not the one that is tested.
// CHANGE: body
-         free.falling[falling] = false;
+         free.falling[(falling + 1) % (2 * n - 1)] = false;

-         free.falling[falling] = true;
+         free.falling[(falling + 1) % (2 * n - 1)] = true;
