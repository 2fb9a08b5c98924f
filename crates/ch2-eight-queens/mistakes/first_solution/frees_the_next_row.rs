//! mistake: The lines of the next row are freed.
//! says: the rising diagonal that is freed is not the one that was marked
// CHANGE: body
-         free.rising[rising] = true;
+         free.rising[rising + 1] = true;
