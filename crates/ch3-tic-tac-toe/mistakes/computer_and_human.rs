// Wrong answers to the exercise `computer_and_human` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_block_is_a_draw
//! mistake: Who could lose at once stops that before anything else, and takes it for a draw.
//! says: The human threatens to win on cell 1. Your code returns that cell without a search, but the game continues. Call `find_human_move` for the value of the move.
// CHANGE: computer
+ if let Some(cell) = immediate_win(grid, Side::Human) {
+     return (DRAW, Some(cell));
+ }
  let mut value = COMPUTER_LOSS - 1;

-         let (response_value, _) = find_human_move(grid);
+         let (response, _) = find_human_move(grid);
          grid.take_back(cell);
-         if response_value > value {
-             value = response_value;
+         if response > value {
+             value = response;

//! name: a_cell_that_does_not_win
//! mistake: Returns the first cell that does not win.
//! says: Your immediate_win for X on XX.OO.... returned 6, but should return 3. Cell 6 completes no line of X. Return only a winning cell.
// CHANGE: win
-             if won {
+             if !won {

//! name: a_draw_is_enough
//! mistake: The first move that does not lose is taken.
//! says: Your `find_computer_move` never called `find_human_move` after a mark on cell 2. There the value is better.
// CHANGE: computer
-         let (response_value, _) = find_human_move(grid);
+         let (response, _) = find_human_move(grid);
          grid.take_back(cell);
-         if response_value > value {
-             value = response_value;
+         if response > value {
+             value = response;
              best_move = Some(cell);
          }
+         if value >= DRAW {
+             break;

+ }
  (value, best_move)

//! name: a_draw_too_late
//! mistake: A full board is asked for a draw after the loop.
//! says: Your find_computer_move on XOXXOOOXX, where X is the human, returned value −2 and no cell, but should return value 0 and no cell.
// CHANGE: computer
- if grid.is_full() {
-     return (DRAW, None);
- }
// CHANGE: human
- if grid.is_full() {
-     return (DRAW, None);
- }

//! name: a_full_board_is_not_tested
//! mistake: Takes the first empty cell, even where there is none.
//! says: panicked on a `None`, but should return. No cell is empty on this board: do not unwrap a cell here.
// ANCHOR: computer
if let Some(cell) = immediate_win(grid, Side::Computer) {
    return (COMPUTER_WIN, Some(cell));
}
let cell = (1..=9).find(|cell| grid.is_empty(*cell)).unwrap();
grid.place(cell, Side::Computer);
let (value, _) = find_human_move(grid);
grid.take_back(cell);
(value, Some(cell))
// ANCHOR_END: computer

//! name: a_sum
//! mistake: Adds up the values of the replies.
//! says: Check whether your code adds values or returns its initial value.
// CHANGE: computer
-             value = response_value;
+             value += response_value;

//! name: a_threat_is_the_end
//! mistake: A threat of the other side is taken for lost.
//! says: The human threatens to win on cell 2, but the computer moves first. A threat does not end the search: only a winning move of the computer does.
// CHANGE: computer
+ if immediate_win(grid, Side::Human).is_some() {
+     let cell = (1..=9).find(|cell| grid.is_empty(*cell));
+     return (COMPUTER_LOSS, cell);
+ }
  let mut value = COMPUTER_LOSS - 1;

//! name: a_win_not_taken_back
//! mistake: Returns from inside the loop, and the winning mark stays.
//! says: Cell 3 still contains X. Take back every mark that you place.
// CHANGE: win
-         let won = grid.has_won(side);
-         grid.take_back(cell);
-         if won {
+         if grid.has_won(side) {
              return Some(cell);
          }
+         grid.take_back(cell);

//! name: always_places_o
//! mistake: Places the computer's mark for both sides, and tests for the right side.
//! says: Your immediate_win for X on XX.OO.... returned none, but should return 3. On the winning cell, your code placed O. Place X there.
// CHANGE: win
-         grid.place(cell, side);
+         grid.place(cell, Side::Computer);

//! name: an_opening_book
//! mistake: After the first move the centre is taken, without a look.
//! says: The value is right, but an earlier cell is equally good. Return the first of the best cells.
// CHANGE: computer
+ let marks = (1..=9).filter(|&cell| !grid.is_empty(cell)).count();
+ if marks == 1 && grid.is_empty(5) {
+     return (DRAW, Some(5));
+ }
  let mut value = COMPUTER_LOSS - 1;
- let mut best_move = None;
+ let mut best = None;

-         let (response_value, _) = find_human_move(grid);
+         let (response, _) = find_human_move(grid);
          grid.take_back(cell);
-         if response_value > value {
-             value = response_value;
-             best_move = Some(cell);
+         if response > value {
+             value = response;
+             best = Some(cell);

- (value, best_move)
+ (value, best)

//! name: asked_twice
//! mistake: Asks for the value, and once more for the move.
//! says: On X...O...X, your `find_computer_move` made 2 calls after its mark on cell 2. Make only one call for each empty cell, and store its result.
//! judged: calls of find_
// CHANGE: computer
-         let (response_value, _) = find_human_move(grid);
+         let response_value = find_human_move(grid).0.max(find_human_move(grid).0);
// CHANGE: human
-         let (response_value, _) = find_computer_move(grid);
+         let response_value = find_computer_move(grid).0.max(find_computer_move(grid).0);

//! name: asked_twice_in_a_helper
//! mistake: Asks twice in a helper that is not traced.
//! says: Apart from such tests, a search marks no cell twice.
//! judged: your run recorded 1 call
// ANCHOR: computer
fn best(grid: &mut Grid, side: Side) -> (Value, Option<usize>) {
    let (sign, other) = match side {
        Side::Computer => (1, Side::Human),
        Side::Human => (-1, Side::Computer),
    };
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, side) {
        return (sign, Some(cell));
    }
    let mut found = (-2 * sign, None);
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, side);
            let value = best(grid, other).0.max(best(grid, other).0);
            grid.take_back(cell);
            if sign * value > sign * found.0 {
                found = (value, Some(cell));
            }
        }
    }
    found
}
best(grid, Side::Computer)
// ANCHOR_END: computer

//! name: asks_before_placing
//! mistake: Asks who has won before the mark is placed.
//! says: Your code placed X on the winning cell, but returned no cell. Call `has_won` for X while this mark is on the board.
// CHANGE: win
-         grid.place(cell, side);
          let won = grid.has_won(side);
+         grid.place(cell, side);

//! name: asks_itself
//! mistake: The computer moves twice running.
//! says: Your `find_computer_move` called itself and never `find_human_move`. After a move, call `find_human_move`.
// CHANGE: computer
-         let (response_value, _) = find_human_move(grid);
+         let (response_value, _) = find_computer_move(grid);

//! name: begins_at_a_draw
//! mistake: Begins at 0.
//! says: X
// CHANGE: computer
- let mut value = COMPUTER_LOSS - 1;
+ let mut value = DRAW;

//! name: begins_at_the_loss
//! mistake: Begins at the worst value there is, so that in a lost position no move is better.
//! says: Your code returns −1 and no cell if no move is better than −1. Does every move of the computer beat your initial value?
// CHANGE: computer
- let mut value = COMPUTER_LOSS - 1;
+ let mut value = COMPUTER_LOSS;
// CHANGE: human
- let mut value = COMPUTER_WIN + 1;
+ let mut value = COMPUTER_WIN;

//! name: best_mark_stays
//! mistake: The mark of the best cell so far stays during the other tries.
//! says: Your find_computer_move on .O.OXXXOX, where X is the human, returned value 0 and cell 3, but should return value −1 and cell 1. Your `find_computer_move` called `find_human_move` with new marks on the cells 1, 3. Take back each mark before you try the next cell.
// CHANGE: computer
-         grid.take_back(cell);
          if response_value > value {
+             if let Some(old) = best_move {
+                 grid.take_back(old);
+             }
              value = response_value;
              best_move = Some(cell);
+         } else {
+             grid.take_back(cell);
          }
      }
  }
+ if let Some(cell) = best_move {
+     grid.take_back(cell);
+ }

//! name: block_without_a_search
//! mistake: Searches only the cell that blocks if the human threatens to win.
//! says: Your find_computer_move on ...OOX.XX, where X is the human, returned value −1 and cell 3, but should return value −1 and cell 1. Your code called `find_human_move` after a mark on cell 3, which blocks the human, but not after a mark on cell 1, an earlier cell with the same value.
// ANCHOR: computer
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, Side::Computer) {
        return (COMPUTER_WIN, Some(cell));
    }
    if let Some(cell) = immediate_win(grid, Side::Human) {
        // Every other cell loses at once.
        grid.place(cell, Side::Computer);
        let (value, _) = find_human_move(grid);
        grid.take_back(cell);
        return (value, Some(cell));
    }
    let mut best = (COMPUTER_LOSS - 1, None);
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, Side::Computer);
            let (value, _) = find_human_move(grid);
            grid.take_back(cell);
            if value > best.0 {
                best = (value, Some(cell));
            }
        }
    }
    best
// ANCHOR_END: computer

//! name: blocks_first
//! mistake: Blocks before it looks for a win.
//! says: The computer can win at once on cell 6. Cell 3 does not win: on this cell the human would win. Return the winning cell first.
// CHANGE: computer
+ if let Some(cell) = immediate_win(grid, Side::Human) {
+     grid.place(cell, Side::Computer);
+     let (value, _) = find_human_move(grid);
+     grid.take_back(cell);
+     return (value, Some(cell));
+ }
  if let Some(cell) = immediate_win(grid, Side::Computer) {

//! name: blocks_unseen
//! mistake: Where the other side would win at once, that cell is taken and no other tried.
//! says: Your find_human_move on ..OXOX.OX, where X is the human, returned value 1 and cell 2, but should return value 1 and cell 1. Your code called `find_computer_move` after a mark on cell 2, which blocks the computer, but not after a mark on cell 1, an earlier cell with the same value.
// CHANGE: human
  let mut value = COMPUTER_WIN + 1;
+ if let Some(cell) = immediate_win(grid, Side::Computer) {
+     grid.place(cell, Side::Human);
+     let (value, _) = find_computer_move(grid);
+     grid.take_back(cell);
+     return (value, Some(cell));
+ }

//! name: both_maximise
//! mistake: The human is thought to want what the computer wants.
//! says: Your code returned the value of the human's worst move. Return the smallest value that `find_computer_move` returned.
// CHANGE: human
- let mut value = COMPUTER_WIN + 1;
+ let mut value = COMPUTER_LOSS - 1;

-         if response_value < value {
+         if response_value > value {

//! name: both_turned
//! mistake: Both want the opposite.
//! says: worst move. Return the
// CHANGE: computer
- let mut value = COMPUTER_LOSS - 1;
+ let mut value = COMPUTER_WIN + 1;

-         if response_value > value {
+         if response_value < value {
// CHANGE: human
- let mut value = COMPUTER_WIN + 1;
+ let mut value = COMPUTER_LOSS - 1;

-         if response_value < value {
+         if response_value > value {

//! name: cell_not_kept
//! mistake: Hands back the reply of the other function.
//! says: X
// CHANGE: computer
-         let (response_value, _) = find_human_move(grid);
+         let (response_value, reply) = find_human_move(grid);

-             best_move = Some(cell);
+             best_move = reply;

//! name: centre_first
//! mistake: Always marks the centre if it is free.
//! says: X
// CHANGE: computer
+ if grid.is_empty(5) {
+     grid.place(5, Side::Computer);
+     let (value, _) = find_human_move(grid);
+     grid.take_back(5);
+     return (value, Some(5));
+ }
  let mut value = COMPUTER_LOSS - 1;

//! name: computer_takes_the_least
//! mistake: The computer takes the smallest value.
//! says: Your code returned the value of the computer's worst move. Return the largest value that `find_human_move` returned.
// CHANGE: computer
- let mut value = COMPUTER_LOSS - 1;
+ let mut value = COMPUTER_WIN + 1;

-         if response_value > value {
+         if response_value < value {

//! name: draw_is_lost
//! mistake: A full board is a loss.
//! says: Your find_computer_move on XOXXOOOXX, where X is the human, returned value −1 and no cell, but should return value 0 and no cell.
//! also: Return `DRAW` and no cell before you try a move.
// CHANGE: human
-     return (DRAW, None);
+     return (COMPUTER_LOSS, None);
// CHANGE: computer
-     return (DRAW, None);
+     return (COMPUTER_LOSS, None);

//! name: each_side_sees_its_own_win_as_one
//! mistake: Negates the values between the two functions, so a win of the human is 1 for the human.
//! says: Your find_human_move on XX.OO...., where X is the human, returned value 1 and cell 3, but should return value −1 and cell 3. The human can win at once on cell 3. Your code returned a value with the wrong sign. Return 1 if the computer wins, and −1 if the human wins.
//! also: Return −1, the value of a win of the human.
// ANCHOR: computer
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, Side::Computer) {
        return (COMPUTER_WIN, Some(cell));
    }
    let mut best = (COMPUTER_LOSS - 1, None);
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, Side::Computer);
            let value = -find_human_move(grid).0;
            grid.take_back(cell);
            if value > best.0 {
                best = (value, Some(cell));
            }
        }
    }
    best
// ANCHOR_END: computer
// ANCHOR: human
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, Side::Human) {
        return (-COMPUTER_LOSS, Some(cell));
    }
    let mut best = (-COMPUTER_WIN - 1, None);
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, Side::Human);
            let value = -find_computer_move(grid).0;
            grid.take_back(cell);
            if value > best.0 {
                best = (value, Some(cell));
            }
        }
    }
    best
// ANCHOR_END: human

//! name: every_board_is_full
//! mistake: The test for a full board is negated.
//! says: On XX.OO...., which is not full, your code returned `DRAW` and no cell. Is your test for a full board negated?
// CHANGE: human
-     if grid.is_full() {
+     if !grid.is_full() {

//! name: first_cell_decides
//! mistake: Answers after the first empty cell.
//! says: Your code tried only one cell. Try each empty cell until a cell wins.
// CHANGE: win
-         if won {
-             return Some(cell);
-         }
+         return if won { Some(cell) } else { None };

//! name: first_move_is_taken
//! mistake: Takes the first empty cell whatever it is worth.
//! says: X
// ANCHOR: computer
if grid.is_full() {
    return (DRAW, None);
}
if let Some(cell) = immediate_win(grid, Side::Computer) {
    return (COMPUTER_WIN, Some(cell));
}
let cell = (1..=9).find(|cell| grid.is_empty(*cell)).unwrap();
grid.place(cell, Side::Computer);
let (value, _) = find_human_move(grid);
grid.take_back(cell);
(value, Some(cell))
// ANCHOR_END: computer

//! name: from_cell_0
//! mistake: The cells are numbered from 0.
//! says: used cell 0, but should use only cells 1 to 9. Check the first and the last cell of your loop, and any sum or difference that your code uses as a cell.
// CHANGE: win
- for cell in 1..=9 {
+ for cell in 0..9 {

//! name: human_asks_again_for_the_cell
//! mistake: The human computes the smallest value, and searches the cells again for the first with it.
//! says: On XOX.O...., your `find_human_move` made 2 calls after its mark on cell 4. Make only one call for each empty cell, and store its result.
// CHANGE: human
-         let (response_value, _) = find_computer_move(grid);
+         let (first, _) = find_computer_move(grid);
+         let response_value = first.max(find_computer_move(grid).0);

//! name: human_begins_at_the_loss
//! mistake: The human begins with the value of a human win, and no move is smaller.
//! says: returned value −1 and no cell, but should return value 0 and cell 1. Your code returns −1 and no cell if no move is better than −1. Does every move of the human beat your initial value?
// CHANGE: human
- let mut value = COMPUTER_WIN + 1;
+ let mut value = COMPUTER_LOSS;

//! name: human_begins_at_the_win
//! mistake: Only the human begins at the worst value.
//! says: Your code returns 1 and no cell if no move is better than 1. Does every move of the human beat your initial value?
// CHANGE: human
- let mut value = COMPUTER_WIN + 1;
+ let mut value = COMPUTER_WIN;

//! name: human_looks_for_o
//! mistake: The human looks for the computer's win.
//! says: Cell 6 does not win. Call `immediate_win` for the human, not for the other side.
// CHANGE: human
- if let Some(cell) = immediate_win(grid, Side::Human) {
+ if let Some(cell) = immediate_win(grid, Side::Computer) {

//! name: human_marks_o
//! mistake: The human places the computer's mark.
//! says: Your `find_human_move` placed O on cell 1 before the next call. In `find_human_move`, place X.
// CHANGE: human
-         grid.place(cell, Side::Human);
+         grid.place(cell, Side::Computer);

//! name: infinite
//! mistake: Asks the other function before the mark is placed.
//! says: Your code called `find_computer_move` on a board without a new mark. The new mark must be on the board during this call.
// CHANGE: computer
-         grid.place(cell, Side::Computer);
          let (response_value, _) = find_human_move(grid);
+         grid.place(cell, Side::Computer);
// CHANGE: human
-         grid.place(cell, Side::Human);
          let (response_value, _) = find_computer_move(grid);
+         grid.place(cell, Side::Human);

//! name: kept_in_a_static
//! mistake: Remembers in a static what a position is worth, and not the cell.
//! says: find_human_move on X...O.... returned another result the second time
// CHANGE: human
+ use std::cell::RefCell;
+ use std::collections::HashMap;
+ thread_local! {
+     static KNOWN: RefCell<HashMap<String, Value>> = RefCell::default();
+ }
+ let key = format!("{grid:?}");
+ if let Some(value) = KNOWN.with_borrow(|known| known.get(&key).copied()) {
+     return (value, None);
+ }
  if grid.is_full() {

+ KNOWN.with_borrow_mut(|known| known.insert(key, value));
  (value, best_move)

//! name: last_cell_decides
//! mistake: immediate_win keeps the answer of the last empty cell.
//! says: For the winning cell, `has_won` returned true, but your code returned no cell. Return this cell before you try later cells.
    // ANCHOR: win
    let mut found = None;
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, side);
            found = if grid.has_won(side) { Some(cell) } else { None };
            grid.take_back(cell);
        }
    }
    found
    // ANCHOR_END: win

//! name: last_win_in_a_static
//! mistake: The last winning cell is kept in a static and tried first.
//! says: Your `immediate_win` returns different results for this board. Your code stores a value between two calls, for example in a `static`, or depends on the order
// CHANGE: win
+ use std::sync::atomic::{AtomicUsize, Ordering};
+ static LAST: AtomicUsize = AtomicUsize::new(1);
+ let last = LAST.load(Ordering::SeqCst);
- for cell in 1..=9 {
+ for cell in [last].into_iter().chain((1..=9).filter(|it| *it != last)) {

          if won {
+             LAST.store(cell, Ordering::SeqCst);

//! name: looks_for_the_others_win
//! mistake: Looks whether the opponent wins at once, and takes that for a win of its own.
//! says: The computer can win at once on cell 6. Cell 3 does not win. Call `immediate_win` for the computer, not for the other side.
// CHANGE: computer
- if let Some(cell) = immediate_win(grid, Side::Computer) {
+ if let Some(cell) = immediate_win(grid, Side::Human) {

//! name: memo_without_the_side
//! mistake: Both sides share stored results, by the marks alone.
//! says: Your find_computer_move on XX.OO...., where X is the human, returned value −1 and cell 3, but should return value 1 and cell 6. An earlier call of `find_human_move` on the same marks stored this result. The same marks can stand on the board when either side moves: store the side with each result.
// CHANGE: find_computer_move
- pub fn find_computer_move(grid: &mut Grid) -> (Value, Option<usize>) {
+ pub fn find_computer_move(grid: &mut Grid) -> (Value, Option<usize>) {
+     known(grid, Side::Computer)
+ }
+ std::thread_local! {
+     static KNOWN: std::cell::RefCell<std::collections::HashMap<String, (Value, Option<usize>)>> = Default::default();
+ }
+ fn known(grid: &mut Grid, side: Side) -> (Value, Option<usize>) {
+     let key = format!("{grid:?}");
+     if let Some(found) = KNOWN.with_borrow(|known| known.get(&key).copied()) {
+         return found;
+     }
+     let found = if side == Side::Computer { computer(grid) } else { human(grid) };
+     KNOWN.with_borrow_mut(|known| known.insert(key, found));
+     found
+ }
+ fn computer(grid: &mut Grid) -> (Value, Option<usize>) {
// CHANGE: find_human_move
- pub fn find_human_move(grid: &mut Grid) -> (Value, Option<usize>) {
+ pub fn find_human_move(grid: &mut Grid) -> (Value, Option<usize>) {
+     known(grid, Side::Human)
+ }
+ fn human(grid: &mut Grid) -> (Value, Option<usize>) {

//! name: memo_without_the_side_or_a_win
//! mistake: Both functions share stored results, by the marks alone, but look for a win before they store.
//! says: Your find_computer_move on XO.O.XOX., where X is the human, returned value −1 and cell 9, but should return value 0 and cell 3. An earlier call of `find_human_move` on the same marks stored this result.
// CHANGE: find_computer_move
- pub fn find_computer_move(grid: &mut Grid) -> (Value, Option<usize>) {
+ pub fn find_computer_move(grid: &mut Grid) -> (Value, Option<usize>) {
+     known(grid, computer)
+ }
+ std::thread_local! {
+     static KNOWN: std::cell::RefCell<std::collections::HashMap<String, (Value, Option<usize>)>> = Default::default();
+ }
+ fn known(grid: &mut Grid, find: fn(&mut Grid) -> (Value, Option<usize>)) -> (Value, Option<usize>) {
+     let key = format!("{grid:?}");
+     if let Some(found) = KNOWN.with_borrow(|known| known.get(&key).copied()) {
+         return found;
+     }
+     let wins = [Side::Computer, Side::Human].map(|side| immediate_win(grid, side)) != [None; 2];
+     let found = find(grid);
+     if !wins {
+         KNOWN.with_borrow_mut(|known| known.insert(key, found));
+     }
+     found
+ }
+ fn computer(grid: &mut Grid) -> (Value, Option<usize>) {
// CHANGE: find_human_move
- pub fn find_human_move(grid: &mut Grid) -> (Value, Option<usize>) {
+ pub fn find_human_move(grid: &mut Grid) -> (Value, Option<usize>) {
+     known(grid, human)
+ }
+ fn human(grid: &mut Grid) -> (Value, Option<usize>) {

//! name: negated
//! mistake: What is good for the computer is bad for the human, so the value is turned.
//! says: For the board after cell 2, `find_computer_move` returns 1, but your code returned −1. Do not negate the value: both functions return it from the computer's side.
// CHANGE: human
-         let (response_value, _) = find_computer_move(grid);
+         let response = -find_computer_move(grid).0;
          grid.take_back(cell);
-         if response_value < value {
-             value = response_value;
+         if response < value {
+             value = response;

//! name: negated_by_both
//! mistake: Both negate what comes back and take the largest.
//! says: The human can win at once on cell 3. Your code returned a value with the wrong sign. Return 1 if the computer wins, and −1 if the human wins.
// CHANGE: computer
- let mut best_move = None;
+ let mut best = None;

-         let (response_value, _) = find_human_move(grid);
+         let response = -find_human_move(grid).0;
          grid.take_back(cell);
-         if response_value > value {
-             value = response_value;
-             best_move = Some(cell);
+         if response > value {
+             value = response;
+             best = Some(cell);

- (value, best_move)
+ (value, best)
// CHANGE: human
-     return (COMPUTER_LOSS, Some(cell));
+     return (COMPUTER_WIN, Some(cell));
  }
- let mut value = COMPUTER_WIN + 1;
- let mut best_move = None;
+ let mut value = COMPUTER_LOSS - 1;
+ let mut best = None;

-         let (response_value, _) = find_computer_move(grid);
+         let response = -find_computer_move(grid).0;
          grid.take_back(cell);
-         if response_value < value {
-             value = response_value;
-             best_move = Some(cell);
+         if response > value {
+             value = response;
+             best = Some(cell);

- (value, best_move)
+ (value, best)

//! name: nine_forgotten
//! mistake: The cells are 1 to 8 in the look for a win.
//! says: Your code never tried cell 9. Try all cells from 1 to 9.
// CHANGE: win
- for cell in 1..=9 {
+ for cell in 1..9 {

//! name: nine_forgotten_in_the_loop
//! mistake: The computer tries the cells 1 to 8.
//! says: Your `find_computer_move` never called `find_human_move` after a mark on cell 9. There the value is better.
// CHANGE: computer
- for cell in 1..=9 {
+ for cell in 1..9 {

//! name: no_look_for_a_win
//! mistake: Leaves out the look for a win at once, and goes on after a line is made.
//! says: The computer can win at once on cell 6. Cell 3 does not win: on this cell the human would win. Return the winning cell first.
// CHANGE: computer
- if let Some(cell) = immediate_win(grid, Side::Computer) {
-     return (COMPUTER_WIN, Some(cell));
- }

//! name: no_reply_is_skipped
//! mistake: Skips a reply without a cell, as of a full board.
//! says: Your find_human_move on .OOOXXXXO, where X is the human, returned value 0 and no cell, but should return value 0 and cell 1. Your code returns no cell if no reply has one. On a full board, `find_computer_move` returns `DRAW` and no cell, but the move that fills the board counts too.
// CHANGE: human
-     let mut value = COMPUTER_WIN + 1;
+     let (mut value, mut any) = (COMPUTER_WIN + 1, false);

-             let (response_value, _) = find_computer_move(grid);
+             let (response_value, reply) = find_computer_move(grid);

-             if response_value < value {
+             if reply.is_some() && response_value < value {
+                 any = true;

-     (value, best_move)
+     if any { (value, best_move) } else { (DRAW, None) }

//! name: no_value_is_kept
//! mistake: The human compares, and never stores the smaller value.
//! says: No game has the value 2. Your code returned no cell: does a move replace your initial value?
// CHANGE: human
-             if response_value < value {
+             if response_value < value && best_move.is_some() {

//! name: nothing_taken_back
//! mistake: The marks stay after the call.
//! says: Take back every mark that you place.
// CHANGE: computer
-         grid.take_back(cell);
// CHANGE: human
-         grid.take_back(cell);

//! name: occupied_cells_too
//! mistake: Does not ask whether the cell is empty.
//! says: but should mark only empty cells. Check whether your code marks an occupied cell or leaves an earlier mark on the board.
// CHANGE: win
-     if grid.is_empty(cell) {
+     if cell > 0 {

//! name: one_win_is_enough
//! mistake: A win is counted as soon as some answer of the human leads to it.
//! says: The value 1 means that every move loses, but the human has a better move. Try every empty cell before you return, or stop at −1, the best value for the human.
// CHANGE: human
+         if response_value == COMPUTER_WIN {
+             return (COMPUTER_WIN, Some(cell));
+         }
          if response_value < value {

//! name: only_the_humans_kept_one_taken_back
//! mistake: The human takes back the mark of the kept cell alone, after the loop.
//! says: Your `find_human_move` took back its mark on cell 1, but not this mark. Take back every mark that you place, not only the mark on the cell that you choose.
//! also: Your `find_human_move` took back its mark on cell 7, but not this mark. Take back every mark that you place, not only the mark on the cell that you choose.
// CHANGE: human
-         grid.take_back(cell);

+ if let Some(cell) = best_move {
+     grid.take_back(cell);
+ }
  (value, best_move)

//! name: only_the_kept_one_taken_back
//! mistake: Takes back the mark of the kept cell alone, after the loop.
//! says: Your `find_computer_move` took back its mark on cell 2, but not this mark. Take back every mark that you place, not only the mark on the cell that you choose.
// CHANGE: computer
-         grid.take_back(cell);

+ if let Some(cell) = best_move {
+     grid.take_back(cell);
+ }
  (value, best_move)

//! name: side_by_the_marks
//! mistake: One helper for both sides counts the marks, as if the human had begun.
//! says: Your find_computer_move on XX.OO...., where X is the human, returned value −1 and cell 3, but should return value 1 and cell 6. Your result is the one for the other side. The marks on the board do not show who moves next: `find_computer_move` always moves for the computer.
// ANCHOR: computer
by_the_marks(grid)
}

fn by_the_marks(grid: &mut Grid) -> (Value, Option<usize>) {
    let empty = (1..=9).filter(|&cell| grid.is_empty(cell)).count();
    let (side, sign) = match empty % 2 {
        1 => (Side::Human, -1),
        _ => (Side::Computer, 1),
    };
    if empty == 0 {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, side) {
        return (sign, Some(cell));
    }
    let mut best = (-2 * sign, None);
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, side);
            let value = if sign == 1 { find_human_move(grid) } else { find_computer_move(grid) }.0;
            grid.take_back(cell);
            if sign * value > sign * best.0 {
                best = (value, Some(cell));
            }
        }
    }
    best
// ANCHOR_END: computer
// ANCHOR: human
by_the_marks(grid)
// ANCHOR_END: human

//! name: sign_of_a_win
//! mistake: A win of the human is 1 as well.
//! says: The human can win at once on cell 3. Your code returned a value with the wrong sign. Return 1 if the computer wins, and −1 if the human wins.
// CHANGE: human
-     return (COMPUTER_LOSS, Some(cell));
+     return (COMPUTER_WIN, Some(cell));

//! name: start_zero_c
//! mistake: The computer begins at a draw, so a draw is never better.
//! says: Your code returns 0 and no cell if no move is better than 0. Does every move of the computer beat your initial value?
// CHANGE: computer
- let mut value = COMPUTER_LOSS - 1;
+ let mut value = DRAW;

//! name: taken_back_after_the_loop
//! mistake: Takes the marks back when the loop is over.
//! says: Take back every mark that you place.
// CHANGE: human
-         grid.take_back(cell);

//! name: taken_back_before_asking
//! mistake: Takes the mark back before the other function is asked.
//! says: Your code called `find_human_move` on a board without a new mark. The new mark must be on the board during this call.
// CHANGE: computer
+         grid.take_back(cell);
          let (response_value, _) = find_human_move(grid);
-         grid.take_back(cell);

//! name: taken_back_only_if_better
//! mistake: Takes the mark back only where the move is better.
//! says: Your `find_computer_move` took back its mark on cell 1, but not this mark. Take back every mark that you place, not only the mark on the cell that you choose.
// CHANGE: computer
-         grid.take_back(cell);
          if response_value > value {
+             grid.take_back(cell);

//! name: takes_back_twice
//! mistake: Takes a mark back before and after the test.
//! says: called `take_back` for cell 3, which is empty, but should take back only its own marks. Call `take_back` once for each mark that you place, with the same cell.
// CHANGE: win
-         if won {
+         grid.take_back(cell);
+         if won {

//! name: the_cell_of_the_last_move
//! mistake: The cell is stored outside the `if`, whatever the value of the move.
//! says: Your find_computer_move on ..OOXXXOX, where X is the human, returned value 0 and cell 2, but should return value 0 and cell 1. Cell 2 leads to the value −1. Return a cell that leads to 0.
// CHANGE: computer
-                 best_move = Some(cell);
-             }
+             }
+             best_move = Some(cell);

//! name: the_human_leaves_out_cell_9
//! mistake: The human's loop ends before cell 9.
//! says: No game has the value 2. Your `find_human_move` calls `find_computer_move` on other boards, but not on this one: does your code try cell 9?
// CHANGE: human
- for cell in 1..=9 {
+ for cell in 1..9 {

//! name: the_humans_reply
//! mistake: The human returns the cell of the computer's reply.
//! says: returned value 0 and no cell, but should return value 0 and cell 1. Your code returns the cell from the reply of `find_computer_move`. Store the cell that your code marks.
// CHANGE: human
-         let (response_value, _) = find_computer_move(grid);
+         let (response_value, reply) = find_computer_move(grid);

-             best_move = Some(cell);
+             best_move = reply;

//! name: the_last_of_equals
//! mistake: Takes the last of several equal cells.
//! says: The value is right, but an earlier cell is equally good. Return the first of the best cells.
// CHANGE: computer
-         if response_value > value {
+         if response_value >= value {

//! name: the_last_win
//! mistake: Goes on, and answers the last cell that wins.
//! says: An earlier cell wins too. Return the first cell that wins.
// ANCHOR: win
let mut found = None;
for cell in 1..=9 {
    if grid.is_empty(cell) {
        grid.place(cell, side);
        if grid.has_won(side) {
            found = Some(cell);
        }
        grid.take_back(cell);
    }
}
found
// ANCHOR_END: win

//! name: value_of_last
//! mistake: Keeps the value of every move, better or not.
//! says: Your code returned the value of the last move. Return the largest value of all moves.
// CHANGE: computer
-             value = response_value;
              best_move = Some(cell);
          }
+         value = response_value;

//! name: win_asks_the_computer
//! mistake: immediate_win places the mark of side and asks whether the computer has won.
//! says: Your code placed X on the winning cell, but returned no cell. For O, your code finds such a win. Call `has_won` with the argument `side`.
//! also: The human can win at once on cell 1. Your `immediate_win` returns no cell for X on this board. Fix `immediate_win` first.
// CHANGE: win
-         let won = grid.has_won(side);
+         let won = grid.has_won(Side::Computer);

//! name: win_asks_the_human
//! mistake: has_won is asked of the human, whoever moves.
//! says: Your code placed O on the winning cell, but returned no cell. For X, your code finds such a win. Call `has_won` with the argument `side`.
// CHANGE: win
-         let won = grid.has_won(side);
+         let won = grid.has_won(Side::Human);

//! name: win_only_now
//! mistake: Asks who has won and places no mark.
//! says: Your code placed no mark. Place a mark on each empty cell before you call `has_won`.
// ANCHOR: win
    if grid.has_won(side) { return (1..=9).find(|c| grid.is_empty(*c)); }
    None
// ANCHOR_END: win

//! name: winning_mark_left_on_the_board
//! mistake: The computer places the mark of an immediate win before it returns, and leaves it there.
//! says: Your find_computer_move on XX.OO..X. left the board as XX.OOO.X., but should leave it unchanged. Cell 6 still contains O. Take back every mark that you place.
//! also: Your `find_computer_move` leaves a mark on the board. Correct this first.
// CHANGE: computer
      if let Some(cell) = immediate_win(grid, Side::Computer) {
+         grid.place(cell, Side::Computer);

//! name: wins_found_late
//! mistake: Tries all moves first and asks for a win at once only where that finds none.
//! says: Cell 3 does not win at once. Return the winning cell before you try the moves.
// CHANGE: computer
- if let Some(cell) = immediate_win(grid, Side::Computer) {
-     return (COMPUTER_WIN, Some(cell));
- }

-         let (response_value, _) = find_human_move(grid);
+         let response_value = if grid.has_won(Side::Computer) {
+             COMPUTER_WIN
+         } else {
+             find_human_move(grid).0
+         };

//! name: wrong_side_placed
//! mistake: Looks for a win with the marks of the other side.
//! says: Your immediate_win for X on XX.OO.... returned 6, but should return 3. Cell 6 wins for O, not for X. Place and test marks of X.
// CHANGE: win
-         grid.place(cell, side);
-         let won = grid.has_won(side);
+         let other = if side == Side::Human { Side::Computer } else { Side::Human };
+ grid.place(cell, other);
+         let won = grid.has_won(other);

// Right answers in other styles, which must pass.

//! name: a_find
//! right: The first cell that wins, by an iterator.
// ANCHOR: win
(1..=9).find(|&cell| {
    grid.is_empty(cell) && {
        grid.place(cell, side);
        let won = grid.has_won(side);
        grid.take_back(cell);
        won
    }
})
// ANCHOR_END: win

//! name: a_recorded_helper
//! right: Both hand over to one recorded helper, which asks the two again.
// ANCHOR: computer
    best(grid, Side::Computer)
}

#[traced(skip(grid))]
fn best(grid: &mut Grid, side: Side) -> (Value, Option<usize>) {
    if grid.is_full() {
        return (DRAW, None);
    }
    let win = if side == Side::Human { COMPUTER_LOSS } else { COMPUTER_WIN };
    if let Some(cell) = immediate_win(grid, side) {
        return (win, Some(cell));
    }
    let mut value = -2 * win;
    let mut kept = None;
    for cell in 1..=9 {
        if !grid.is_empty(cell) { continue; }
        grid.place(cell, side);
        let (v, _) = match side {
            Side::Computer => find_human_move(grid),
            Side::Human => find_computer_move(grid),
        };
        grid.take_back(cell);
        if (v - value) * win > 0 {
            value = v;
            kept = Some(cell);
        }
    }
    (value, kept)
// ANCHOR_END: computer
// ANCHOR: human
    best(grid, Side::Human)
// ANCHOR_END: human

//! name: answers_a_threat_at_once
//! right: Where the other threatens, only that cell is looked at.
// CHANGE: computer
+ if let Some(cell) = immediate_win(grid, Side::Human) {
+     grid.place(cell, Side::Computer);
+     let (value, _) = find_human_move(grid);
+     grid.take_back(cell);
+     if value > COMPUTER_LOSS {
+         return (value, Some(cell));
+     }
+ }
  let mut value = COMPUTER_LOSS - 1;

//! name: free_cells_first
//! right: Lists the empty cells, and goes through them.
// CHANGE: computer
- for cell in 1..=9 {
-     if grid.is_empty(cell) {
+ let free: Vec<usize> = (1..=9).filter(|cell| grid.is_empty(*cell)).collect();
+ for cell in free {
+     {

//! name: full_asked_in_the_loop
//! right: Asks whether the board is full after the mark, as cell one does.
// CHANGE: computer
-         let (response_value, _) = find_human_move(grid);
+         let response_value = if grid.is_full() { DRAW } else { find_human_move(grid).0 };
// CHANGE: human
-         let (response_value, _) = find_computer_move(grid);
+         let response_value = if grid.is_full() { DRAW } else { find_computer_move(grid).0 };

//! name: no_value_yet
//! right: Begins without a value.
// CHANGE: computer
- let mut value = COMPUTER_LOSS - 1;
+ let mut value = None;

-         if response_value > value {
-             value = response_value;
+         if value.is_none_or(|old| response_value > old) {
+             value = Some(response_value);

- (value, best_move)
+ (value.unwrap_or(DRAW), best_move)

//! name: one_helper
//! right: One function for both sides.
//! told: Right, but no call of `find_computer_move` by `find_human_move` was recorded.
// ANCHOR: computer
best(grid, Side::Computer)
}

fn best(grid: &mut Grid, side: Side) -> (Value, Option<usize>) {
    let (sign, other) = match side {
        Side::Computer => (1, Side::Human),
        Side::Human => (-1, Side::Computer),
    };
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, side) {
        return (sign, Some(cell));
    }
    let mut found = (-2 * sign, None);
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, side);
            let value = best(grid, other).0;
            grid.take_back(cell);
            if sign * value > sign * found.0 {
                found = (value, Some(cell));
            }
        }
    }
    found
// ANCHOR_END: computer
// ANCHOR: human
best(grid, Side::Human)
// ANCHOR_END: human

//! name: stops_at_a_sure_win
//! right: Stops as soon as nothing better can come.
//! told: Chapter 4 explains how a search can leave out moves that cannot matter.
// CHANGE: computer
              best_move = Some(cell);
+             if value == COMPUTER_WIN {
+                 break;

+ }
  (value, best_move)
// CHANGE: human
              best_move = Some(cell);
+             if value == COMPUTER_LOSS {
+                 break;

+ }
  (value, best_move)

//! name: tests_for_the_reply
//! right: Tests for a win of the other side before it calls the other function, which tests again.
// CHANGE: computer
-         let (response_value, _) = find_human_move(grid);
+         let response_value = match immediate_win(grid, Side::Human) {
+             Some(_) => COMPUTER_LOSS,
+             None => find_human_move(grid).0,
+         };
