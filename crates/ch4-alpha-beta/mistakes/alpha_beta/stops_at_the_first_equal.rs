//! mistake: The loop ends as soon as a value is not better.
//! says: You visited
// CHANGE: body
          recommended = Some(try_it);
+     } else if recommended.is_some() && value == best_value {
+         break;
