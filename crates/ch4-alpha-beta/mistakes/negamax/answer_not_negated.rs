//! mistake: The answer is taken as it comes.
//! says: The answer was taken as it comes. What a reply is worth to the opponent, its negative is worth to the mover.
// CHANGE: reply
- let value = -theirs;
+ let value = theirs;
