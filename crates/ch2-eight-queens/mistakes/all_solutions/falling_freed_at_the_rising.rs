//! mistake: The falling diagonal is freed at the number of the rising one.
//! says: all_solutions(4): yours found no board, and it should find 2. With queens on [(0, 3)] the square (1, 1) was free, and was not tried. Did the loop end before it? If not, is each line marked, tested and freed at one and the same place of its array?
// CHANGE: body
-         free.falling[falling] = true;
+         free.falling[rising] = true;
