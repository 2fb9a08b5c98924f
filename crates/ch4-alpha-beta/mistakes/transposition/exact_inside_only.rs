//! mistake: An exact value answers only inside the window.
//! says: An exact value is the answer, whatever the window is.
// CHANGE: look_up
-     Bound::Exact => return answer,
+     Bound::Exact if entry.value > alpha && entry.value < beta => return answer,
+     Bound::Exact => {}
