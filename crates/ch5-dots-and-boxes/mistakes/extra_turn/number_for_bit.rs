//! mistake: The number of the line is added, not its bit.
//! says: The number 10 was added, and drawn is a set
// CHANGE: next
- next.drawn |= 1 << line.number();
+ next.drawn |= line.number() as u64;
