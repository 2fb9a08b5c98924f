//! mistake: The loop ends as soon as a value is not better.
//! says: alpha_beta on the empty board with the window (−∞, +∞): yours returned −1 after 322 nodes, and it should be 0 after 18 297.
// CHANGE: body
          recommended = Some(try_it);
+     } else if recommended.is_some() && value == best_value {
+         break;
