//! mistake: An unfinished depth counts where it looks better.
//! says: was cut short
// CHANGE: body
-         break; // this depth was cut short: what it says is worthless
+         if board.better(value, deepest.value) {
+             deepest = Deepest { depth, value, recommended };
      }
+         break;
+     }
