//! mistake: t = low is not answered.
//! says: When nothing is left, both bounds are 0, and they answer
// CHANGE: search
- if t <= bounds.low {
+ if t < bounds.low {
