//! mistake: The leaf that closes the node is not kept, as if it were cut itself.
//! says: 40 was read; what comes after it is cut.
// CHANGE: body
-             value = value.max(leaf.value());
-             if value >= held {
+             let reply = leaf.value();
+             if reply >= held {

+             value = value.max(reply);
          }
          Player::Second => {
-             value = value.min(leaf.value());
-             if value <= held {
+             let reply = leaf.value();
+             if reply <= held {
                  return Known::AtMost(value);
              }
+             value = value.min(reply);
