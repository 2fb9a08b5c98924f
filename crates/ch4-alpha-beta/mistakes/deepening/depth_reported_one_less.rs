//! mistake: The depth reported is one less than the depth searched.
//! says: The value and the move are those of depth 1: the depth goes with them.
// CHANGE: body
-         break; // this depth was cut short: what it says is worthless
+         break;
      }
-     deepest = Deepest {
-         depth,
-         value,
-         recommended,
-     };
+     deepest = Deepest { depth: depth - 1, value, recommended };
