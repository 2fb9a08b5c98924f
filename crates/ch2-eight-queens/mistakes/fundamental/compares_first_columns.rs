//! mistake: Images are compared by their first column alone.
//! says: fundamental(8): yours returned 18 boards of 12 kinds, and it should be 12, one of each kind. The first number of your canonical form is always the least of all eight, but two images can begin with the same number: compare the whole lists.
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     for image in [turned.clone(), mirror(&turned)] {
+         if image.first() < least.first() {
+             least = image;
  }
+     }
+ }
