//! right: It is asked before each leaf whether what was read is enough, so the last leaf leaves an exact value.
// CHANGE: body
-             value = value.max(leaf.value());

+             value = value.max(leaf.value());
          }
          Player::Second => {
-             value = value.min(leaf.value());

                  return Known::AtMost(value);
              }
+             value = value.min(leaf.value());
