//! mistake: The taken columns are subtracted from full.
//! says: Bits are left out with & and !, not subtracted
// CHANGE: body
- let mut free = full & !(columns | falling | rising);
+ let mut free = full - (columns | falling | rising);
