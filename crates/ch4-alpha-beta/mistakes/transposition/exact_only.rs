//! mistake: Only exact values answer.
//! says: then alpha and beta meet: nothing is left to search, so it answers.
// CHANGE: look_up
- if alpha >= beta {
-     answer
- } else {
      Probe::Open { alpha, beta }
- }
