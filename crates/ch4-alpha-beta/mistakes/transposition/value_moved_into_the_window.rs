//! mistake: The value is moved into the window.
//! says: Keep each as it is
// CHANGE: keep
-     value,
+     value: value.clamp(alpha, beta),
