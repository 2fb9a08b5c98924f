//! mistake: Where a box can be closed, only such lines are tried.
//! says: Is every open line tried? A box need not be taken: to leave two can be worth more.
// CHANGE: body
+ let greedy = board.legal_moves().any(|line| dots.closes(line) > 0);
  for line in board.legal_moves() {
+     if greedy && dots.closes(line) == 0 {
+         continue;
+     }
