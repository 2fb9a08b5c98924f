//! mistake: Marks and frees have changed their places.
//! says: true means free
// CHANGE: square
-     a[j] = false;
-     b[i + j] = false;
-     c[falling] = false;
+     a[j] = true;
+     b[i + j] = true;
+     c[falling] = true;

-     a[j] = true;
-     b[i + j] = true;
-     c[falling] = true;
+     a[j] = false;
+     b[i + j] = false;
+     c[falling] = false;
