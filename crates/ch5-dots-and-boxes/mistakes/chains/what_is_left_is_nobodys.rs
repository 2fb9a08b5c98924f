//! mistake: The boxes left are not taken, but nobody gets them.
//! says: The other player gets what you leave
// CHANGE: body
- let leave = chain.boxes - left - left - rest;
+ let leave = chain.boxes - left - rest;
