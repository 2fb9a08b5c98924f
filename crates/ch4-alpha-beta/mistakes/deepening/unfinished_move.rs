//! mistake: The move of the unfinished depth is taken, with the value of the one before.
//! says: Depth 1 gave this move, and it was cut short.
//! also: Depth 4 gave this move, and it was cut short.
// CHANGE: body
-         break; // this depth was cut short: what it says is worthless
+         deepest.recommended = recommended.or(deepest.recommended);
+         break;
