//! mistake: Images are compared by their first column alone.
//! says: not 12
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     for image in [turned.clone(), mirror(&turned)] {
+         if image.first() < least.first() {
+             least = image;
  }
+     }
+ }
