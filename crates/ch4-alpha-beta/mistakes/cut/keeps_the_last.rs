//! mistake: Each leaf replaces the one before.
//! says: 46 is the last leaf. Keep the smallest while you read
// CHANGE: body
-             value = value.max(leaf.value());
+             value = leaf.value();

-             value = value.min(leaf.value());
+             value = leaf.value();
