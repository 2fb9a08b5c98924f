//! mistake: Who leaves two moves in the rest all the same.
//! says: the other player must move in the rest, so its sign is turned.
// CHANGE: body
- let leave = chain.boxes - left - left - rest;
+ let leave = chain.boxes - left - left + rest;
