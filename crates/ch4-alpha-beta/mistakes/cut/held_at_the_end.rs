//! mistake: Where nothing was cut, what is held is the value.
//! says: No leaf is 44: that is what MAX holds. The value is the smallest of the leaves.
// CHANGE: body
- Known::Exactly(value)
+ Known::Exactly(held)
