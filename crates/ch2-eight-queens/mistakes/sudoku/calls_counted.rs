//! mistake: The calls are counted.
//! says: yours returned
// CHANGE: body
- let mut found = 0;
+ let mut found = 1;
