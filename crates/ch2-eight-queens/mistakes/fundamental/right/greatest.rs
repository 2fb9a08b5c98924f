//! right: The greatest of the eight images.
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     least = least.max(mirror(&turned)).max(turned.clone());
