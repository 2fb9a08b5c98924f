//! mistake: The move of the unfinished depth is taken, with the value of the one before.
//! says: Depth 1 gave this move, and it was cut short.
//! also: deepening on [1, 2] to depth 4, with time for 1 board: yours returned depth 0 with 0 by move 2
// CHANGE: body
-         break; // this depth was cut short: what it says is worthless
+         deepest.recommended = recommended.or(deepest.recommended);
+         break;
