//! mistake: An unknown position is answered 0.
//! says: Nothing is kept for this position, so the search goes on as it was.
// CHANGE: look_up
-     return Probe::Open { alpha, beta };
+     return Probe::Answer(0, None);
