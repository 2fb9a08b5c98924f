//! mistake: A no is kept as if the value were t − 1.
//! says: Each answer is a bound, and not the value
// CHANGE: search
      bounds.high = t - 1;
+     bounds.low = t - 1;
