//! right: A mirror image is looked at only where its turn is not the least until then; that is enough.
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     let m = mirror(&turned);
+     if turned < least { least = turned.clone(); } else if m < least { least = m; }
