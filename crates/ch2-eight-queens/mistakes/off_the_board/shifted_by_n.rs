//! mistake: The difference is shifted by n where n − 1 is enough, so it runs off the far end.
//! says: i − j shifted by n is 1 to 15, shifted by n − 1 it is 0 to 14.
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = i + n - j;
