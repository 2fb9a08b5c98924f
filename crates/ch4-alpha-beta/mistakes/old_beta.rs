// Wrong answers to the exercise `old_beta` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: alpha_and_loss
//! mistake: Alpha is a loss again in each call of the human.
//! says: In `find_human_move` the window was (0, 1), but the function passed (−1, 1) to the next call. The human lowers only beta. Pass alpha unchanged.
// ANCHOR: computer
            let (response_value, _) = find_computer_move(grid, COMPUTER_LOSS, value);
// ANCHOR_END: computer

//! name: always_open
//! mistake: The human hands down an open window.
//! says: In `find_human_move` the window was (0, 1), but the function passed (−1, 1) to the next call. The human lowers only beta. Pass alpha unchanged.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, COMPUTER_LOSS, COMPUTER_WIN);
// ANCHOR_END: computer

//! name: an_answer_raises_alpha
//! mistake: The human takes an answer above alpha for something that the computer is sure of.
//! says: In `find_human_move` the window was still (−1, 1), but only 1 of 9 empty cells got a call. There an answer can only lower beta: alpha stays as received.
// CHANGE: find_human_move
- let mut value = beta;
+ let (mut value, mut alpha) = (beta, alpha);

-             if response_value < value {
+             alpha = alpha.max(response_value);
+             if response_value < value {

//! name: asks_itself
//! mistake: The human asks the human's own function.
//! says: After a mark the other player moves. Call the other function.
// ANCHOR: computer
let (response_value, _) = find_human_move(grid, alpha, value);
// ANCHOR_END: computer

//! name: asks_twice
//! mistake: The human asks once for the value and once for the window.
//! says: In `find_human_move` the window was (−1, 0), but the function passed (−1, 1) to the next call, with the old beta. Other calls passed a smaller beta. In every call, pass the smaller of beta and the best value so far.
// ANCHOR: computer
let (first, _) = find_computer_move(grid, alpha, value);
let (response_value, _) = find_computer_move(grid, alpha, value.min(first + 1));
// ANCHOR_END: computer

//! name: begins_beyond_the_worst
//! mistake: The human begins with something worse than any value, and not with beta.
//! says: `find_human_move` passes 2 as beta with its first mark, but no position has this value. Pass the smaller of beta and the best value so far.
// CHANGE: human_begins
- let mut value = beta;
+ let mut value = COMPUTER_WIN + 1;

//! name: beta_first_move
//! mistake: The human hands down its value only after the first reply that is less than a draw.
//! says: One of the two functions finds a better bound than it passes to the other function. At each call, compare the best value so far with the window that the call receives.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, alpha, if value < DRAW { value } else { beta });
// ANCHOR_END: computer

//! name: beta_restored
//! mistake: A reply that is no better puts the old beta back.
//! says: A call of `find_human_move` with the window (−1, 1) returned 1, but one of its own calls returned 0, which is better for the human. Return the best value so far.
// CHANGE: find_human_move
-             if response_value < value {
+             if response_value >= value {
+                 value = beta;
+             }
+             if response_value < value {

//! name: both_ends
//! mistake: The human narrows both ends of the window.
//! says: In `find_human_move` the window was (−1, 1), but the function passed (0, 1) to the next call. The human lowers only beta. Pass alpha unchanged.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, value - 1, value);
// ANCHOR_END: computer

//! name: both_old
//! mistake: Both hand down the window as it came.
//! says: In `find_computer_move` the window was (0, 1), but the function passed (−1, 1) to the next call. Pass the larger of the received alpha and the best value so far.
// ANCHOR: human
let (response_value, _) = find_human_move(grid, alpha, beta);
// ANCHOR_END: human
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, alpha, beta);
// ANCHOR_END: computer

//! name: computer_hands_value_as_beta
//! mistake: The repair is made on the computer's side: its value goes down as beta.
//! says: In `find_computer_move` the window was (−1, 1), but the function passed (−1, −1) to the next call. The computer raises only alpha. Pass beta unchanged.
// ANCHOR: human
let (response_value, _) = find_human_move(grid, alpha, value);
// ANCHOR_END: human

//! name: computer_tries_its_first_cell_twice
//! mistake: The computer searches the first empty cell before the loop, which searches it again.
//! says: On OXOXOOX.X only one cell is empty, but `find_computer_move` made 2 calls. Make one call for each mark.
// CHANGE: find_computer_move
      let mut best_move = (1..=9).find(|&cell| grid.is_empty(cell));
+     if let Some(cell) = best_move {
+         grid.place(cell, Side::Computer);
+         value = value.max(find_human_move(grid, value, beta).0);
+         grid.take_back(cell);
+     }

//! name: draw_for_every_open_grid
//! mistake: The human's function returns 0, not the best value.
//! says: but one of its own calls returned −1, which is better for the human. Return the best value so far.
// CHANGE: find_human_move
- value = response_value;

-     (value, best_move)
+     (0, best_move)

//! name: ends_swapped
//! mistake: The human hands down its value as alpha.
//! says: In `find_human_move` the window was (−1, 1), but the function passed (1, 1) to the next call. The human lowers only beta. Pass alpha unchanged.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, value, beta);
// ANCHOR_END: computer

//! name: equal_moves_replace
//! mistake: A move that is as good as the best takes its place.
//! says: The calls for 5 marks returned 0, but only the first mark is certainly worth 0. A later call receives a narrower window and can return an equal value for a worse mark. Check that your code replaces the move only if the new value is better.
// CHANGE: find_computer_move
-             if response_value > value {
+             if response_value >= value {

//! name: goes_on_where_the_window_is_closed
//! mistake: With the right word, but the human's loop ends only where alpha is passed, and not where it is met.
//! says: In `find_human_move` the window (0, 0) was closed, but the function made another call. Either the loop does not end when the best value reaches alpha, or the function makes two calls for one mark. Check both cases.
// CHANGE: human_stops
- if value <= alpha {
+ if value < alpha {

//! name: human_best_in_a_static
//! mistake: The human's best value is also kept outside, and the computer ends its loop at that value.
//! says: In a call of `find_computer_move` the window was still (−1, 1), but only 1 of 8 empty cells got a call. Does your loop compare with a bound from outside this call?
// CHANGE: find_computer_move
- #[traced(skip(grid), window(alpha, beta))]
+ use std::cell::Cell;
+ thread_local! { static HUMAN_HAS: Cell<Value> = const { Cell::new(COMPUTER_WIN) }; }
+ #[traced(skip(grid), window(alpha, beta))]

-         if value >= beta {
+         if value >= beta.min(HUMAN_HAS.get()) {
// CHANGE: find_human_move
-     let mut value = beta;
+     HUMAN_HAS.set(beta);
+     let mut value = beta;

-                 value = response_value;
+                 HUMAN_HAS.set(response_value);
+                 value = response_value;

//! name: human_sees_a_win_in_the_loop
//! mistake: The human notices a win only when the loop reaches its cell.
//! says: On ...OO.XX. cell 9 wins at once for the human, but `find_human_move` made 4 calls. Look for an immediate win before the loop.
// CHANGE: find_human_move
-     if let Some(cell) = immediate_win(grid, Side::Human) {
-         return (COMPUTER_LOSS, Some(cell));
-     }

              grid.place(cell, Side::Human);
+             if grid.has_won(Side::Human) {
+                 grid.take_back(cell);
+                 return (COMPUTER_LOSS, Some(cell));
+             }

//! name: human_starts_at_the_win
//! mistake: The human's value begins as COMPUTER_WIN and alone is handed down, so the beta from above is lost.
//! says: In `find_human_move` the window was (−1, 0), but the function passed (−1, 1) to the next call. Pass the smaller of the received beta and the best value so far.
// CHANGE: human_begins
- let mut value = beta;
+ let mut value = COMPUTER_WIN;

//! name: keeps_results
//! mistake: Results are stored without their window, and outlive the search.
//! says: The same search of ........., where the human begins, made 2 353 calls the first time, but 1 call now. Your code stores a value between two searches, but this value may be only a bound. Use only arguments and local variables.
// CHANGE: find_human_move
- let mut value = beta;
+ use std::{cell::RefCell, collections::HashMap};
+ thread_local! { static KNOWN: RefCell<HashMap<String, (Value, Option<usize>)>> = RefCell::default(); }
+ let key = format!("{grid:?}");
+ if let Some(found) = KNOWN.with_borrow(|known| known.get(&key).copied()) { return found; }
+ let mut value = beta;

- (value, best_move)
+ KNOWN.with_borrow_mut(|known| known.insert(key, (value, best_move)));
+ (value, best_move)

//! name: negated
//! mistake: The human negates the window, as negamax does.
//! says: In `find_human_move` the window was (−1, 0), but the function passed (0, 1) to the next call. The human lowers only beta. Pass alpha unchanged.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, -value, -alpha);
// ANCHOR_END: computer

//! name: never_stops
//! mistake: With the right word, but both loops go on to the last mark.
//! says: but the function made another call. Either the loop does not end when the best value reaches
// CHANGE: find_computer_move
-         if value >= beta {
-             break;
-         }
// CHANGE: human_stops
- if value <= alpha {
-     break;
- }

//! name: no_cell_when_nothing_beats_the_window
//! mistake: The best move starts as `None` in both functions.
//! says: Your search of XO.X....., where the human began, recommended no cell, but should recommend an empty cell. No move on this board has a value above alpha, so your best move stayed `None`. Start the best move as the first empty cell.
// CHANGE: find_computer_move
-     let mut best_move = (1..=9).find(|&cell| grid.is_empty(cell));
+     let mut best_move = None;
// CHANGE: find_human_move
-     let mut best_move = (1..=9).find(|&cell| grid.is_empty(cell));
+     let mut best_move = None;

//! name: no_window_for_the_human
//! mistake: The computer hands down an open window.
//! says: In `find_computer_move` the window was (0, 1), but the function passed (−1, 1) to the next call. Pass the larger of the received alpha and the best value so far.
// ANCHOR: human
let (response_value, _) = find_human_move(grid, COMPUTER_LOSS, COMPUTER_WIN);
// ANCHOR_END: human

//! name: nobody_asked
//! mistake: What comes after the human's mark is taken for a draw.
//! says: On X.......O, `find_human_move` does not call `find_computer_move`, whoever began. Each mark needs this call: check that your code reaches it.
// ANCHOR: computer
let response_value = DRAW; let _ = alpha;
// ANCHOR_END: computer

//! name: old_alpha_too
//! mistake: The computer hands down the old alpha as well, so that nobody knows anything.
//! says: In `find_computer_move` the window was (0, 1), but the function passed (−1, 1) to the next call. Pass the larger of the received alpha and the best value so far.
// ANCHOR: human
let (response_value, _) = find_human_move(grid, alpha, beta);
// ANCHOR_END: human

//! name: old_beta
//! mistake: The bug as it was found: the human hands down the old beta.
//! says: One of the two functions finds a better bound than it passes to the other function. At each call, compare the best value so far with the window that the call receives.

//! name: old_beta_in_a_helper
//! mistake: A recorded helper marks, asks with the old beta, and takes back.
//! says: One of the two functions finds a better bound than it passes to the other function. At each call, compare the best value so far with the window that the call receives.
// CHANGE: find_human_move
-             grid.place(cell, Side::Human);
-             let (response_value, _) = find_computer_move(grid, alpha, value);
-             grid.take_back(cell);
+             let response_value = after(grid, cell, alpha, beta);

      (value, best_move)
  }
+ #[traced(skip(grid), window(alpha, beta))]
+ fn after(grid: &mut Grid, cell: usize, alpha: Value, beta: Value) -> Value {
+     grid.place(cell, Side::Human);
+     let (value, _) = find_computer_move(grid, alpha, beta);
+     grid.take_back(cell);
+     value
+ }

//! name: one_reply_late
//! mistake: The bound that is handed down is the one from before the last reply.
//! says: In `find_human_move` the window was (−1, 0), but the function passed (−1, 1) to the next call, with the old beta. Other calls passed a smaller beta. In every call, pass the smaller of beta and the best value so far.
// CHANGE: find_human_move
-     let mut value = beta;
+     let mut value = beta;
+     let mut told = beta;

-             let (response_value, _) = find_computer_move(grid, alpha, value);
+             let (response_value, _) = find_computer_move(grid, alpha, told);
+             told = value;

//! name: one_too_high
//! mistake: The human hands down one more than it holds.
//! says: In `find_human_move` the window was (−1, 1), but the function passed (−1, 2) to the next call. Pass the smaller of the received beta and the best value so far.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, alpha, value + 1);
// ANCHOR_END: computer

//! name: one_too_low
//! mistake: The human hands down one less than it holds.
//! says: In `find_human_move` the window was (−1, 1), but the function passed (−1, 0) to the next call. Pass the smaller of the received beta and the best value so far.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, alpha, value - 1);
// ANCHOR_END: computer

//! name: open_alpha
//! mistake: The human hands down its value, and no alpha.
//! says: In `find_human_move` the window was (0, 1), but the function passed (−1, 1) to the next call. The human lowers only beta. Pass alpha unchanged.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, COMPUTER_LOSS, value);
// ANCHOR_END: computer

//! name: open_grid_taken_for_a_full_one
//! mistake: The human's function returns a draw while the grid is not full.
//! says: recommended no cell, but should recommend an empty cell. Your code returned before its first call, but only a full grid has no move.
// CHANGE: find_human_move
- if grid.is_full() {
+ if !grid.is_full() {

//! name: returns_before_taking_back
//! mistake: The cut is a return right after the reply, before the mark is taken back.
//! says: Each function must leave the same marks as it received, even if its loop ends early.
// CHANGE: find_human_move
              let (response_value, _) = find_computer_move(grid, alpha, value);
+             if response_value <= alpha {
+                 return (response_value, Some(cell));
+             }

//! name: smaller_of_alpha_and_value
//! mistake: The human hands down the smaller of alpha and value.
//! says: One of the two functions finds a better bound than it passes to the other function. At each call, compare the best value so far with the window that the call receives.
// ANCHOR: computer
            let (response_value, _) = find_computer_move(grid, alpha.min(value), beta);
// ANCHOR_END: computer

//! name: value_alpha
//! mistake: The human hands down value and alpha in reverse.
//! says: In `find_human_move` the window was (−1, 1), but the function passed (1, −1) to the next call. Pass alpha first, then beta, for both players.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, value, alpha);
// ANCHOR_END: computer

//! name: value_twice
//! mistake: The human hands down its value as both ends.
//! says: In `find_human_move` the window was (−1, 1), but the function passed (1, 1) to the next call. The human lowers only beta. Pass alpha unchanged.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, value, value);
// ANCHOR_END: computer

// Right answers in other styles, which must pass.

//! name: a_name_for_it
//! right: The bound has a name.
// ANCHOR: computer
let narrowed = value;
let response_value = find_computer_move(grid, alpha, narrowed).0;
// ANCHOR_END: computer

//! name: a_recorded_helper
//! right: A recorded helper marks, asks and takes back.
//! told: 4 493 calls on the empty board. On X.......O 73 calls
// CHANGE: find_human_move
-             grid.place(cell, Side::Human);
-             let (response_value, _) = find_computer_move(grid, alpha, value);
-             grid.take_back(cell);
+             let response_value = after(grid, cell, alpha, value);

      (value, best_move)
  }
+ #[traced(skip(grid), window(alpha, beta))]
+ fn after(grid: &mut Grid, cell: usize, alpha: Value, beta: Value) -> Value {
+     grid.place(cell, Side::Human);
+     let (value, _) = find_computer_move(grid, alpha, beta);
+     grid.take_back(cell);
+     value
+ }

//! name: both_written_out
//! right: Both sides say what they know.
// ANCHOR: human
let known = (value.max(alpha), beta);
let (response_value, _) = find_human_move(grid, known.0, known.1);
// ANCHOR_END: human
// ANCHOR: computer
let known = (alpha, value);
let (response_value, _) = find_computer_move(grid, known.0, known.1);
// ANCHOR_END: computer

//! name: full_board_shortcut
//! right: A full board is a draw without a call.
// ANCHOR: computer
            let response_value = if grid.is_full() { DRAW } else { find_computer_move(grid, alpha, value).0 };
// ANCHOR_END: computer

//! name: soft
//! right: A value outside the window comes back as it was found.
// CHANGE: find_human_move
-     let mut value = beta;
+     let mut value = beta;
+     let mut best = COMPUTER_WIN + 1;

-             if response_value < value {
+             best = best.min(response_value);
+             if response_value < value {

-     (value, best_move)
+     (best.min(COMPUTER_WIN), best_move)

//! name: the_smaller_one
//! right: The smaller of value and beta, which is value.
//! told: 4 493 calls on the empty board.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, alpha, value.min(beta));
// ANCHOR_END: computer
