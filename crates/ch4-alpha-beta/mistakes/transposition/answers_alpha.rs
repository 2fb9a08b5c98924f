//! mistake: The end of the window is given as the answer.
//! says: The answer is what was kept, 3 and move 5, and not 3 and no move.
// CHANGE: look_up
-     answer
+     Probe::Answer(alpha, None)
