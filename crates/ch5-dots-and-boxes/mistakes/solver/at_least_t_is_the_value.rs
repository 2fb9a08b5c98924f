//! mistake: A yes is kept as if the value were t.
//! says: Each answer is a bound, and not the value
// CHANGE: search
+     bounds.high = t;
  } else {
