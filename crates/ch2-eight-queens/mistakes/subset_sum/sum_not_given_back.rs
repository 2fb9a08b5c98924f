//! mistake: The sum is not taken back.
//! says: All that choose(
// CHANGE: take_back
- self.sum -= number;
