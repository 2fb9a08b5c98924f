//! mistake: Skips words and never sees that there is none.
//! says: Where there is no number and no word to skip, the input has ended.
// CHANGE: asked
-         None if typed.skip() => {}
-         None => return None,
+         None => {
+             if !typed.skip() {
+                 continue;
      }
  }
+     }
+ }
