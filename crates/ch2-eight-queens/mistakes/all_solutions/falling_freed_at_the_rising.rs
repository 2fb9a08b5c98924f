//! mistake: The falling diagonal is freed at the number of the rising one.
//! says: with queens on [(0, 3)] the square (1, 1) was free, and was not tried
// CHANGE: body
-         free.falling[falling] = true;
+         free.falling[rising] = true;
