//! mistake: A no keeps t itself as high.
//! says: and the table says "at most 1" of it
// CHANGE: search
-     bounds.high = t - 1;
+     bounds.high = t;
