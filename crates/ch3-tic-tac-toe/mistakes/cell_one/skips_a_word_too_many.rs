//! mistake: Skips a word after each number.
//! says: `number` has taken the wrong number away itself, and `skip` then takes the next word too.
// CHANGE: asked
-         Some(_) => {}
+         Some(_) => {
+             typed.skip();
+         }
