//! right: Two numbers are compared without a call.
//! told: 8 numbers took 7 calls, 3 frames deep
// CHANGE: sort
-     if numbers.len() < 2 {
-         return numbers.to_vec();
-     }
+     match numbers {
+         [] | [_] => return numbers.to_vec(),
+         [a, b] => return vec![*a.min(b), *a.max(b)],
+         _ => {}
+     }
