//! right: The bound itself is returned at a cut.
//! told: is −1 now
// CHANGE: child
          if value >= vp {
-             break;
+             return vp;

          if value <= vp {
-             break;
+             return vp;
