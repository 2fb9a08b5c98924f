//! mistake: A closed box always counts 1 and the rest is dropped.
//! says: The rest counts, too: who closes a box moves again
// CHANGE: body
-         dots.closes(line) + rest
+         dots.closes(line)
