//! mistake: The move of the search that was cut short is taken, as it is deeper.
//! says: Depth 1 gave this move, and it was cut short. Neither its value counts nor its move.
// CHANGE: body
-         break; // this depth was cut short: what it says is worthless
+         deepest.recommended = recommended.or(deepest.recommended);
+         break;
      }
-     deepest = Deepest {
-         depth,
-         value,
-         recommended,
-     };
+     deepest = Deepest { depth, value, recommended };
