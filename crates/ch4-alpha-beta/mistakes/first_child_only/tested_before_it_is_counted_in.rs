//! mistake: A child is valued, `vp` is tested, and then the child is counted in.
//! says: MIN read one child more after the 40. First count the child in, then test `vp`.
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         let v = val(child, Player::Second, value);

+         value = value.max(v);
      }
      Player::Second => {
-         value = value.min(val(child, Player::First, value));
+         let v = val(child, Player::First, value);

          }
+         value = value.min(v);
      }
  }
