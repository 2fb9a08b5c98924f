//! mistake: Each number that will not do is skipped, although it was taken already.
//! says: `number` has taken the wrong number away itself, and `skip` then takes the next word too.
// CHANGE: asked
-         Some(_) => {}
-         None if typed.skip() => {}
-         None => return None,
+         _ => {
+             if !typed.skip() {
+                 return None;
      }
  }
+     }
+ }
