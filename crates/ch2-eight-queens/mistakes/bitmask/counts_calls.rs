//! mistake: Every call counts.
//! says: these are all calls
// CHANGE: body
- let mut ways = 0;
+ let mut ways = 1;
