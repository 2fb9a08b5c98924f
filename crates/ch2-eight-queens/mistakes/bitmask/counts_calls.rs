//! mistake: Every call counts.
//! says: bitmask(8): yours returned 2 057, and it should be 92. These are all calls. Only a full board is a way: a dead end is none.
// CHANGE: body
- let mut ways = 0;
+ let mut ways = 1;
