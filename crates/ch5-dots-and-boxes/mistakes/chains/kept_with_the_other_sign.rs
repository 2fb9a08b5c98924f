//! mistake: What is kept has the other sign.
//! says: The memo holds 1 for "1", and the next question finds that: it should hold −1
// CHANGE: open_one
- if chains.is_empty() {
-     return 0;
- }

- let mut best = Value::MIN;
+ let mut best = if chains.is_empty() { 0 } else { Value::MIN };

- memo.insert(chains.clone(), best);
+ memo.insert(chains.clone(), -best);
