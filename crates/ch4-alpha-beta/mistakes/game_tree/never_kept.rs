//! mistake: The better value is worked out and not kept.
//! says: The worst there is was never replaced. Compare it with each child
// CHANGE: body
- let mut value = match mover {
+ let value = match mover {

-     value = match mover {
+     let _ = match mover {
