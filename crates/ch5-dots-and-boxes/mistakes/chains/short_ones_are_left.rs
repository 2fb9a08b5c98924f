//! mistake: `is_long` is asked the wrong way round.
//! says: Of one box nothing can be left.
// CHANGE: body
- if !chain.is_long() {
+ if chain.is_long() {
