//! mistake: The ways are counted in a static.
//! says: another
// CHANGE: body
+     WAYS.fetch_add(1, Ordering::SeqCst);
      return 1;

// CHANGE: bitmask
-     place_row(full, 0, 0, 0)
+     place_row(full, 0, 0, 0);
+     WAYS.load(Ordering::SeqCst)
  }
+ use std::sync::atomic::{AtomicU64, Ordering};
+ static WAYS: AtomicU64 = AtomicU64::new(0);
