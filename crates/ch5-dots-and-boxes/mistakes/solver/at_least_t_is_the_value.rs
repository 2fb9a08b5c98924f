//! mistake: A yes is kept as if the value were t.
//! says: 'At least t' is no value
// CHANGE: search
+     bounds.high = t;
  } else {
