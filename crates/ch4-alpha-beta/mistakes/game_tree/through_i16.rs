//! mistake: Values are kept in 16 bits.
//! says: valuation of [1500000000, 2000000000], where MAX moves: yours returned 12032, and it should be 2000000000.
// CHANGE: body
-     return node.value();
+     return Value::from(node.value() as i16);
