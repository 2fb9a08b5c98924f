//! mistake: The boxes left are not taken, but nobody gets them.
//! says: What you leave counts twice
// CHANGE: body
- let leave = chain.boxes - left - left - rest;
+ let leave = chain.boxes - left - rest;
