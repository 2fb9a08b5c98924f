//! mistake: Who leaves some is given the rest.
//! says: the other player must move in the rest, so its sign is turned.
// CHANGE: body
- let leave = chain.boxes - left - left - rest;
+ let leave = chain.boxes - left - left + rest;
