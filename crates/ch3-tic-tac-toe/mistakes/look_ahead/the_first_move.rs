//! mistake: Always recommends the first move.
//! says: value 7 is right, and you recommend a: b leads to it.
// CHANGE: body
-         recommended = Some(try_it);
+         recommended = recommended.or(Some(try_it));
