//! mistake: Three columns are compared, which tell the images of all solutions apart, and not of all boards.
//! says: canonical([1, 0, 2, 4, 5, 3]): yours returned [1, 0, 2, 4, 5, 3], and it should be [1, 0, 2, 5, 3, 4], as for [4, 5, 3, 1, 0, 2].
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     for image in [turned.clone(), mirror(&turned)] {
+         if image[..image.len().min(3)] < least[..least.len().min(3)] {
+             least = image;
  }
+     }
+ }
