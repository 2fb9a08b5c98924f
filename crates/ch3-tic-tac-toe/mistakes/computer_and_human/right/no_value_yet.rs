//! right: Begins without a value.
// CHANGE: computer
- let mut value = COMPUTER_LOSS - 1;
+ let mut value = None;

-         if response_value > value {
-             value = response_value;
+         if value.is_none_or(|old| response_value > old) {
+             value = Some(response_value);

- (value, best_move)
+ (value.unwrap_or(DRAW), best_move)
