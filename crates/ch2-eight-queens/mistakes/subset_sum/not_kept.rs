//! mistake: The numbers that are taken are not kept.
//! says: Their sum is 0.
// CHANGE: choose
- self.taken.push(number);
