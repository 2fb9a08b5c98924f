//! mistake: Values are kept in 16 bits.
//! says: [1500000000, 2000000000] is 2000000000, and you say
// CHANGE: body
-     return node.value();
+     return Value::from(node.value() as i16);
