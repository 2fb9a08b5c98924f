//! mistake: The words are not turned over.
//! says: called nobody: with nothing taken all columns are free
// CHANGE: body
- let mut free = full & !(columns | falling | rising);
+ let mut free = full & (columns | falling | rising);
