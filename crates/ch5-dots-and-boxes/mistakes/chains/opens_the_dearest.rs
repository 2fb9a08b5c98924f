//! mistake: The opener takes the worst of the values.
//! says: open the one that costs least.
// CHANGE: open_one
- let mut best = Value::MIN;
+ let mut best = Value::MAX;

-     best = best.max(-opened(chain, rest));
+     best = best.min(-opened(chain, rest));
