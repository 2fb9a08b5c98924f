//! mistake: The loop ends with the first move that is better.
//! says: have alpha and beta met by then?
// CHANGE: children
          (best_value, recommended) = (value, Some(mv));
+         break;
