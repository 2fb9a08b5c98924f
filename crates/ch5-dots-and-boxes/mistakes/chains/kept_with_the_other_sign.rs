//! mistake: What is kept has the other sign.
//! says: The memo says that "1" is worth 1, and it is −1
// CHANGE: open_one
- if chains.is_empty() {
-     return 0;
- }

- let mut best = Value::MIN;
+ let mut best = if chains.is_empty() { 0 } else { Value::MIN };

- memo.insert(chains.clone(), best);
+ memo.insert(chains.clone(), -best);
