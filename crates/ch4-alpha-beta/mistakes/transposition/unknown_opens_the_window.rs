//! mistake: An unknown position opens the window.
//! says: so the search goes on as it was
// CHANGE: look_up
-     return Probe::Open { alpha, beta };
+     return Probe::Open { alpha: Value::MIN, beta: Value::MAX };
