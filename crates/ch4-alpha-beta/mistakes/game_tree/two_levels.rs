//! mistake: The tree is MAX over MIN over leaves, so two loops are enough.
//! says: Two levels are right in yours, and three are not.
// CHANGE: body
- let mut value = match mover {
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
- };
+ let mut value = if mover == Player::First { Value::MIN } else { Value::MAX };
  for child in node.children() {
-     let theirs = valuation(child, mover.other());
+     let theirs = if child.is_leaf() {
+         child.value()
+     } else {
+         let below = child.children().iter().map(|leaf| leaf.value());
+         match mover {
+             Player::First => below.min().unwrap(),
+             Player::Second => below.max().unwrap(),
+         }
+     };
