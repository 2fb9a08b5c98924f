//! mistake: A threat of the other side is taken for lost.
//! says: The human threatens to win on 2, but the computer moves: a threat can be answered. Only the mover's own win ends the search.
// CHANGE: computer
+ if immediate_win(grid, Side::Human).is_some() {
+     let cell = (1..=9).find(|cell| grid.is_empty(*cell));
+     return (COMPUTER_LOSS, cell);
+ }
  let mut value = COMPUTER_LOSS - 1;
