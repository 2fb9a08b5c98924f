//! mistake: The absolute value is taken.
//! says: is the sign of every answer turned, whoever moves?
// CHANGE: reply
- let value = -theirs;
+ let value = theirs.abs();
