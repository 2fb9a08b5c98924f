//! mistake: The end of the window is given as the answer.
//! says: and you say
// CHANGE: look_up
-     answer
+     Probe::Answer(alpha, None)
