//! mistake: Skips a word after each number.
//! says: is the first cell there that is free
// CHANGE: asked
-         Some(_) => {}
+         Some(_) => {
+             typed.skip();
+         }
