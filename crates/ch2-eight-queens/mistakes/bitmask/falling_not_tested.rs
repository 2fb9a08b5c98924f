//! mistake: Free forgets one diagonal.
//! says: was not free
// CHANGE: body
- let mut free = full & !(columns | falling | rising);
+ let mut free = full & !(columns | rising);
