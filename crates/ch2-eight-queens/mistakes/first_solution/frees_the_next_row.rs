//! mistake: The lines of the next row are freed.
//! says: first_solution(4): yours found no board, and it should find one. The rising diagonal that is freed is not the one that was marked. Is it the same place of the same array?
// CHANGE: body
-         free.rising[rising] = true;
+         free.rising[rising + 1] = true;
