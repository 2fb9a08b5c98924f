//! mistake: A yes lowers high, a no raises low.
//! says: a yes raises low to t, a no lowers high to t − 1
// CHANGE: search
-     bounds.low = t;
+     bounds.high = t;
  } else {
-     bounds.high = t - 1;
+     bounds.low = t - 1;
