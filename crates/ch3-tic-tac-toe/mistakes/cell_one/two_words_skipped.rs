//! mistake: The word and what follows it are skipped.
//! says: A word is skipped, and the word after it too.
// CHANGE: asked
-         None if typed.skip() => {}
+         None if typed.skip() => {
+             typed.skip();
+         }
