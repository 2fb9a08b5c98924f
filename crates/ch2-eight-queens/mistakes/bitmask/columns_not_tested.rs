//! mistake: Free forgets the columns.
//! says: column
// CHANGE: body
- let mut free = full & !(columns | falling | rising);
+ let mut free = full & !(falling | rising);
