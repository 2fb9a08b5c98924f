//! mistake: The move is brought up to date, the value is not.
//! says: The value is still that of depth
// CHANGE: body
-         value,
+         value: if depth > 1 { deepest.value } else { value },
