//! mistake: Where MIN moves the value is turned.
//! says: A sign was turned.
// CHANGE: body
-         break; // this depth was cut short: what it says is worthless
+         break;
      }
-     deepest = Deepest {
-         depth,
-         value,
-         recommended,
-     };
+     let value = if board.worst_case() == Value::MIN { value } else { -value };
+     deepest = Deepest { depth, value, recommended };
