//! mistake: A cell that cannot be marked is no answer.
//! says: A number that will not do does not end the input: go on to the next word.
// CHANGE: asked
-         Some(_) => {}
+         Some(_) => return None,
