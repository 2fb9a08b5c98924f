// Wrong answers to the exercise `all_solutions` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_clean_board_after_each
//! mistake: After a full board was kept, everything is cleared, for a fresh start.
//! says: Your code called board.take_back(3), but row 3 had no queen. Your code had placed a queen on (3, 2), but on another board. Use one board for the whole search.
// CHANGE: body
+     *board = Board::new(n);
+     *free = Free::new(n);
      return;

//! name: a_path_popped_in_every_round
//! mistake: The columns are also kept in a list of its own, which loses one for each attacked square.
//! says: The list has 1 queen for 4 rows. Your search filled the board with the columns [1, 3, 0, 2], but this list has only [2]. Use all of board.queens() while the board is full.
// CHANGE: body
+ thread_local! {
+     static PATH: std::cell::RefCell<Vec<usize>> = std::cell::RefCell::default();
+ }
+ if row == 0 {
+     PATH.take();
+ }
  if row == n {
-     solutions.push(board.queens());
+     solutions.push(PATH.with_borrow(Vec::clone));

          board.place(row, col);
+         PATH.with_borrow_mut(|path| path.push(col));

          free.falling[falling] = true;
      }
+     PATH.with_borrow_mut(Vec::pop);

//! name: base_case_missing
//! mistake: Nothing is done when all rows are filled.
//! says: Your search filled the board 2 times. Either your code did not store a copy each time, or it replaced or emptied the list later. The list must contain each full board once.
// CHANGE: body
- if row == n {
-     solutions.push(board.queens());
-     return;
- }

//! name: board_one_too_large
//! mistake: The board is made for n + 1 rows.
//! says: Your all_solutions(4) panicked, but should find 2 boards. Your board has 5 rows, but n is 4. Check the size that you pass to Board::new.
// CHANGE: all_solutions
-     let mut board = Board::new(n);
+     let mut board = Board::new(n + 1);

//! name: both_by_the_sum
//! mistake: Both diagonals are numbered by the sum.
//! says: Your search lets two queens share a falling diagonal. Check whether and when your code tests, marks and frees each falling diagonal at the index row + n − 1 − col.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, row + col);

//! name: clears_solutions
//! mistake: The list is emptied before each board is kept.
//! says: Your search filled the board 2 times. Either your code did not store a copy each time, or it replaced or emptied the list later. The list must contain each full board once.
// CHANGE: body
+     solutions.clear();
      solutions.push(board.queens());

//! name: column_0_left_out
//! mistake: The columns are counted from 1.
//! says: Your all_solutions(4) found no board, but should find 2. Your code never tried column 0. Try the columns 0 to n − 1.
// CHANGE: body
- for col in 0..n {
+ for col in 1..n {

//! name: column_not_freed
//! mistake: The column stays taken.
//! says: Your search leaves the column of a queen marked when it tries the next column. Free every line that you marked.
// CHANGE: body
-         free.columns[col] = true;

//! name: column_not_marked
//! mistake: The column is never marked.
//! says: Your search lets two queens share a column. Check whether and when your code tests, marks and frees the column of each queen.
// CHANGE: body
-         free.columns[col] = false;

//! name: columns_above_settled
//! mistake: The loop starts at the row's number, as the loop of `permutations` does.
//! says: Your search tries different columns in different rows. Try every column of each row.
// CHANGE: body
- for col in 0..n {
+ for col in row..n {

//! name: columns_alone
//! mistake: Only columns are marked and tested.
//! says: Your search lets two queens share a rising diagonal or a falling diagonal. Check whether and when your code tests, marks and frees all these lines of each queen.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] {

//! name: diagonal_not_freed
//! mistake: After the call the column and one diagonal are freed, the other diagonal is forgotten.
//! says: Your search leaves the falling diagonal of a queen marked when it tries the next column. Free every line that you marked.
// CHANGE: body
-         free.falling[falling] = true;

//! name: diagonals_wait_at_taken_squares
//! mistake: The indices of the diagonals move on after a queen, and not after an attacked square.
//! says: When your loop leaves out an attacked square, the indices of the diagonals do not move on. Compute both indices from the row and the column of each square.
// CHANGE: body
+ let (mut up, mut down) = (row, row + n);
  for col in 0..n {
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (up, down - 1);

          free.falling[falling] = true;
+         up += 1;
+         down -= 1;

//! name: falling_freed_at_the_rising
//! mistake: The falling diagonal is freed at the number of the rising one.
//! says: Your code marks one entry of an array for a diagonal and frees another entry, as with row + col in one place and row + n − 1 − col in the other. Use the same array and the same index in both places.
// CHANGE: body
-         free.falling[falling] = true;
+         free.falling[rising] = true;

//! name: falling_not_marked
//! mistake: The falling diagonal is never marked.
//! says: Your search lets two queens share a falling diagonal. Check whether and when your code tests, marks and frees each falling diagonal at the index row + n − 1 − col.
// CHANGE: body
-         free.falling[falling] = false;

//! name: five_columns_at_most
//! mistake: Five columns are tried at most.
//! says: Your all_solutions(6) found no board, but should find 4. Your code never tried the last column. Try the columns 0 to n − 1.
// CHANGE: body
- for col in 0..n {
+ for col in 0..n.min(5) {

//! name: folded
//! mistake: The falling diagonal is numbered by the distance.
//! says: Your code numbers falling diagonals by the distance between `row` and `col` (`abs_diff`), which is 2 on two diagonals. Use row + n − 1 − col instead.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, row.abs_diff(col));

//! name: found_twice_from_both_sides
//! mistake: Each board is kept with its mirror image.
//! says: Your all_solutions(4) found 4 boards, only 2 of them different, but should find each board once. Store each full board only once.
// CHANGE: body
-     solutions.push(board.queens());
+     let queens = board.queens();
+     solutions.push(queens.iter().map(|col| n - 1 - col).collect());
+     solutions.push(queens);

//! name: freed_only_without_a_board
//! mistake: The lines are freed only while nothing was found.
//! says: After the first full board, your search placed no more queens. Check that your code frees the lines of each queen and then tries the next column.
// CHANGE: body
+         if solutions.is_empty() {
          free.columns[col] = true;

      }
  }
+ }

//! name: half_and_mirror
//! mistake: Half of the first row, and the mirror image of each board.
//! says: Your code returned two copies of each board whose first queen is in the middle column. If it adds mirror images, do not add the mirror image of such a board: the search finds it anyway.
// CHANGE: body
-     solutions.push(board.queens());
+     let queens = board.queens();
+     solutions.push(queens.iter().map(|col| n - 1 - col).collect());
+     solutions.push(queens);

- for col in 0..n {
+ for col in 0..if row == 0 { n.div_ceil(2) } else { n } {

//! name: joined_by_or
//! mistake: The three tests are joined by "or".
//! says: Your search lets two queens share a column or a rising diagonal or a falling diagonal. Check whether and when your code tests, marks and frees all these lines of each queen.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] || free.rising[rising] || free.falling[falling] {

//! name: kept_at_dead_ends
//! mistake: The board is kept after the loop, whether it is full or not.
//! says: Store the board when all rows are filled, before you take back a queen.
// CHANGE: body
+ for col in 0..n {
  if row == n {
-     solutions.push(board.queens());
-     return;
+         break;
  }
- for col in 0..n {

      }
  }
+ solutions.push(board.queens());

//! name: kept_in_a_static
//! mistake: The boards are gathered in a static that is never emptied.
//! says: returned another result the second time
// CHANGE: body
+ use std::sync::Mutex;
+ static ALL: Mutex<Vec<Vec<usize>>> = Mutex::new(Vec::new());
  if row == n {
-     solutions.push(board.queens());
+     let mut all = ALL.lock().unwrap();
+     all.push(board.queens());
+     solutions.clone_from(&all);

//! name: kept_too_late
//! mistake: The board is kept after its last queen has been taken back.
//! says: The list has 3 queens for 4 rows. Your search filled the board with the columns [1, 3, 0, 2], but this list has only [1, 3, 0]. Use all of board.queens() while the board is full.
// CHANGE: body
- if row == n {
-     solutions.push(board.queens());
-     return;
- }

+         if row + 1 < n {
          place_row(row + 1, board, free, solutions);
+         }

          free.falling[falling] = true;
+         if row + 1 == n {
+             solutions.push(board.queens());
      }
  }
+ }

//! name: kept_twice
//! mistake: The board is kept in the last row, and once more on entering the row below it.
//! says: Your all_solutions(4) found 4 boards, only 2 of them different, but should find each board once. Store each full board only once.
// CHANGE: body
+         if row == n - 1 {
+             solutions.push(board.queens());
+         }
          place_row(row + 1, board, free, solutions);

//! name: last_column_left_out
//! mistake: The loop ends one column early.
//! says: Your all_solutions(4) found no board, but should find 2. Your code never tried the last column. Try the columns 0 to n − 1.
// CHANGE: body
- for col in 0..n {
+ for col in 0..n - 1 {

//! name: last_list_replaces_the_others
//! mistake: Each call below gets a list of its own, which replaces the boards found before.
//! says: Your all_solutions(4) found no board, but should find 2. Your search filled the board 2 times. Either your code did not store a copy each time, or it replaced or emptied the list later. The list must contain each full board once.
// CHANGE: body
-         place_row(row + 1, board, free, solutions);
+         let mut below = Vec::new();
+         place_row(row + 1, board, free, &mut below);
+         *solutions = below;

//! name: left_half_alone
//! mistake: Row 0 is tried in its left half, and nothing is mirrored.
//! says: Your all_solutions(4) found 1 board, but should find 2. Your code never tried column 2 of row 0.
// CHANGE: body
- for col in 0..n {
+ for col in 0..if row == 0 { n.div_ceil(2) } else { n } {

//! name: lines_of_the_last_queen_stay
//! mistake: The queen that is left after the loop is taken back, but her lines are not freed.
//! says: Your all_solutions(4) found no board, but should find 2. Your code leaves the lines of a queen marked if she was in the last column that your loop tries. Free her lines in this case, too.
// ANCHOR: body
    fn mark(free: &mut Free, row: usize, col: usize, is_free: bool) {
        let n = free.columns.len();
        free.columns[col] = is_free;
        free.rising[row + col] = is_free;
        free.falling[row + n - 1 - col] = is_free;
    }
    if row == n {
        solutions.push(board.queens());
        return;
    }
    let mut standing = None;
    for col in 0..n {
        if let Some(old) = standing.take() {
            board.take_back(row);
            mark(free, row, old, true);
        }
        if free.columns[col] && free.rising[row + col] && free.falling[row + n - 1 - col] {
            board.place(row, col);
            mark(free, row, col, false);
            standing = Some(col);
            place_row(row + 1, board, free, solutions);
        }
    }
    if standing.is_some() {
        board.take_back(row);
    }
// ANCHOR_END: body

//! name: looks_at_full_boards_alone
//! mistake: Places on every square, and looks for attacks on the full board.
//! says: Your all_solutions(4) made 340 placements, but should make at most 16. The queens on (0, 0) and (1, 0) share a column. Place queens on free squares only.
// ANCHOR: body
let n = board.size();
if row == n {
    let q = board.queens();
    let ok = (0..n).all(|i| (0..i).all(|j| q[i] != q[j] && q[i].abs_diff(q[j]) != i - j));
    if ok { solutions.push(q); }
    return;
}
for col in 0..n {
    if true {
        board.place(row, col);

        place_row(row + 1, board, free, solutions);
        board.take_back(row);
    }
}
// ANCHOR_END: body

//! name: marked_after_the_call
//! mistake: The lines are marked when the rows below are done.
//! says: Your search lets two queens share a column or a rising diagonal or a falling diagonal. Check whether and when your code tests, marks and frees all these lines of each queen.
// CHANGE: body
+         place_row(row + 1, board, free, solutions);
          free.columns[col] = false;

-         place_row(row + 1, board, free, solutions);

//! name: marked_beside
//! mistake: The falling diagonal is tested at one place and marked at the next.
//! says: Your code marks one falling diagonal and tests another. Compare the two indices.
// CHANGE: body
-         free.falling[falling] = false;
+         free.falling[(falling + 1) % (2 * n - 1)] = false;

-         free.falling[falling] = true;
+         free.falling[(falling + 1) % (2 * n - 1)] = true;

//! name: middle_column_in_both_halves
//! mistake: The two halves of row 0 both contain the middle column.
//! says: Your code returned two copies of each board whose first queen is in the middle column. If two loops try the columns of row 0, try this column in only one of them.
// CHANGE: body
- for col in 0..n {
+ let half = if row == 0 { n.div_ceil(2) } else { n / 2 };
+ for col in (0..half).chain(n / 2..n) {

//! name: middle_column_mirrored_too
//! mistake: Stores each board of the left half with its mirror image, also the boards of the middle column.
//! says: Your all_solutions(5) found 12 boards, only 10 of them different, but should find each board once. Your code returned two copies of each board whose first queen is in the middle column. If it adds mirror images, do not add the mirror image of such a board: the search finds it anyway.
// ANCHOR: body
let n = board.size();
if row == n {
    let queens = board.queens();
    solutions.push(queens.iter().map(|&col| n - 1 - col).collect());
    solutions.push(queens);
    return;
}
let columns = if row == 0 { n.div_ceil(2) } else { n };
for col in 0..columns {
    if free.columns[col] && free.rising[row + col] && free.falling[row + n - 1 - col] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[row + col] = false;
        free.falling[row + n - 1 - col] = false;
        place_row(row + 1, board, free, solutions);
        board.take_back(row);
        free.columns[col] = true;
        free.rising[row + col] = true;
        free.falling[row + n - 1 - col] = true;
    }
}
// ANCHOR_END: body

//! name: mirror_images_dropped
//! mistake: A board whose mirror image is known is not kept.
//! says: Your search filled the board 2 times. Either your code did not store a copy each time, or it replaced or emptied the list later. The list must contain each full board once.
// CHANGE: body
-     solutions.push(board.queens());
+     let queens = board.queens();
+     let mirrored: Vec<usize> = queens.iter().map(|col| n - 1 - col).collect();
+     if !solutions.contains(&mirrored) {
+         solutions.push(queens);
+     }

//! name: no_call_for_the_next_row
//! mistake: The call for the next row is missing.
//! says: When the queens were on [(0, 0)], the square (1, 2) was free, but your search placed no queen in row 1. The recorder saw no call for row 1.
// CHANGE: body
-         place_row(row + 1, board, free, solutions);

//! name: no_more_than_92
//! mistake: Stops at 92 boards.
//! says: Your results for 1 to 8 queens are right. Check whether your code uses a number or a type that is too small.
// CHANGE: body
+     if solutions.len() >= 92 {
+         return;
+     }
      let (rising, falling) = (row + col, row + n - 1 - col);

//! name: not_taken_back_after_a_board
//! mistake: The queens of a full board stay where they are.
//! says: Before a call returns, take back every queen that it placed.
// CHANGE: body
+         if solutions.is_empty() {
          board.take_back(row);
+         }

//! name: nothing_freed
//! mistake: The queen is taken back, and no line is freed.
//! says: Your search leaves all lines of a queen marked when it tries the next column. Free her column and both diagonals when you take her back.
// CHANGE: body
-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;

//! name: nothing_kept
//! mistake: No board is kept.
//! says: Your search filled the board 2 times. Either your code did not store a copy each time, or it replaced or emptied the list later. The list must contain each full board once.
// CHANGE: body
-     solutions.push(board.queens());

//! name: one_based
//! mistake: One-based solutions.
//! says: Your all_solutions(4) found [2, 4, 1, 3], but should find solutions only.
// CHANGE: body
-     solutions.push(board.queens());
+     solutions.push(board.queens().iter().map(|col| col + 1).collect());

//! name: one_copy_for_all_columns
//! mistake: Each call works on a copy of the arrays, but makes the copy once and not for each column.
//! says: Your all_solutions(4) found no board, but should find 2. When your search tries the next column of a row, the lines of the queen that it took back are still marked. Free her column and both diagonals before you try the next column.
// CHANGE: body
- for col in 0..n {
-     let (rising, falling) = (row + col, row + n - 1 - col);
+ let mut mine = free.clone();
+ let free = &mut mine;
+ for col in 0..n {
+     let (rising, falling) = (row + col, row + n - 1 - col);

-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;

//! name: one_row_short
//! mistake: A board is kept when its last row is still empty.
//! says: Your code stored the board while row 3 had no queen. Store the board when every row has a queen.
// CHANGE: body
- if row == n {
+ if row == n - 1 {

//! name: only_8
//! mistake: Nothing is tried on boards of more than 8 rows.
//! says: Your results for 1 to 8 queens are right. Check whether your code uses a number or a type that is too small.
// CHANGE: body
+ if n > 8 {
+     return;
+ }
  for col in 0..n {

//! name: only_row_1
//! mistake: The search begins in row 1, and makes no call for the next row.
//! says: Your all_solutions(4) found no board, but should find 2. Your search placed no queen in row 0. Check the row in which it begins, when it places a queen, and the row that you pass to board.place(row, col).
// CHANGE: all_solutions
-     place_row(0, &mut board, &mut free, &mut solutions);
+     place_row(1, &mut board, &mut free, &mut solutions);
// CHANGE: body
-         place_row(row + 1, board, free, solutions);

//! name: own_list_tested_beside
//! mistake: The queens are in a list of their own, and a diagonal is compared one column beside.
//! says: The queens on (0, 0) and (1, 1) share a falling diagonal. Your code keeps its queens elsewhere than on the board. Check how it tests the second of these squares.
// ANCHOR: body
fn fill(queens: &mut Vec<usize>, n: usize, solutions: &mut Vec<Vec<usize>>) {
    let row = queens.len();
    if row == n {
        solutions.push(queens.clone());
    }
    for col in (0..n).filter(|_| row < n) {
        if queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col + 1) != row - r) {
            queens.push(col);
            fill(queens, n, solutions);
            queens.pop();
        }
    }
}
fill(&mut Vec::new(), n, solutions);
// ANCHOR_END: body

//! name: prefix_kept
//! mistake: A board is kept when its last queen is placed, and before she is.
//! says: Your search filled the board with the columns [1, 3, 0, 2], but this list has only [1, 3, 0]. Use all of board.queens() while the board is full.
// CHANGE: body
- if row == n {
-     solutions.push(board.queens());
-     return;
- }

+         if row + 1 == n {
+             solutions.push(board.queens());
+         }
          board.place(row, col);

//! name: pushes_each_prefix
//! mistake: Every board on the way is kept.
//! says: Store the board when all rows are filled, before you take back a queen.
// CHANGE: body
+         solutions.push(board.queens());
          place_row(row + 1, board, free, solutions);

//! name: pushes_the_rows
//! mistake: What is kept is a list of the rows, not of the columns.
//! says: Your search never placed these queens together. When all rows are filled, store board.queens().
// CHANGE: body
-     solutions.push(board.queens());
+     solutions.push((0..n).collect());

//! name: queen_never_placed
//! mistake: The lines are marked, but the queen is not placed on the board.
//! says: Until this moment, your code had placed no queen. Call board.place(row, col) before the call for the next row.
// CHANGE: body
-         board.place(row, col);

//! name: restored_by_swaps
//! mistake: The arrays change places with a copy, and the next swap of the same loop brings the marks back.
//! says: When your search takes back the second queen of a row, it marks lines of the first queen again. If your code restores the lines with `swap`, use `clone_from` instead: the copy must not change.
// CHANGE: body
+ let mut before = free.clone();
  for col in 0..n {

-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;
+         std::mem::swap(free, &mut before);

//! name: returns_at_dead_end
//! mistake: A taken square ends the row.
//! says: Your loop ends at the first attacked square. Continue with the next column.
// CHANGE: body
+     if !free.columns[col] {
+         return;
+     }
      if free.columns[col] && free.rising[rising] && free.falling[falling] {

//! name: reversed_columns
//! mistake: The board is kept once turned over, and once as it is.
//! says: Your all_solutions(4) found 4 boards, only 2 of them different, but should find each board once. Store each full board only once.
// CHANGE: body
-     solutions.push(board.queens());
+     let mut q = board.queens();
+     q.reverse();
+     solutions.push(q.clone());
+     solutions.push(q);

//! name: rising_not_tested
//! mistake: The rising diagonal is never tested.
//! says: Your search lets two queens share a rising diagonal. Check whether and when your code tests, marks and frees each rising diagonal at the index row + col.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] && free.falling[falling] {

//! name: round_the_edge
//! mistake: Diagonals go on at the other edge: the index is taken modulo n
//! says: Your search treats two different diagonals as one, as with numbers modulo n. Use 2n − 1 different numbers for each kind of diagonal.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = ((row + col) % n, (row + n - col) % n);

//! name: row_above_is_placed
//! mistake: The queen is placed in row − 1.
//! says: Your code computed a negative number, which a `usize` cannot store, and does so also for n = 1. Check each subtraction in your code for the first row and the first column.
// CHANGE: body
-         board.place(row, col);
+         board.place(row - 1, col);

//! name: row_and_column_swapped
//! mistake: `place` is given the column first.
//! says: Your code called board.take_back(1), but row 1 had no queen. place_row(1) had placed its queen on (2, 1), which is in another row. Check the row that you pass to board.place(row, col).
// CHANGE: body
-         board.place(row, col);
+         board.place(col, row);

//! name: same_row
//! mistake: The call is about the same row.
//! says: place_row(0) called place_row(0), but the next row is row 1.
// CHANGE: body
-         place_row(row + 1, board, free, solutions);
+         place_row(row, board, free, solutions);

//! name: searched_twice
//! mistake: Each row is filled once to look whether it can be done, and once more to keep.
//! says: Your search placed the queens [(0, 0), (1, 3), (2, 1)] twice. Place a queen on each free square only once.
// CHANGE: body
+         place_row(row + 1, board, free, &mut Vec::new());
          place_row(row + 1, board, free, solutions);

//! name: searches_again_from_the_top
//! mistake: After a board the search begins again, and what is known is skipped.
//! says: Your search placed the queens [(0, 0)] twice. Place a queen on each free square only once.
// CHANGE: body
+ fn fill(row: usize, board: &mut Board, free: &mut Free, known: &[Vec<usize>]) -> Option<Vec<usize>> {
+     let n = board.size();
  if row == n {
-     solutions.push(board.queens());
-     return;
+         let queens = board.queens();
+         return (!known.contains(&queens)).then_some(queens);
  }
+     let mut found = None;

-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+         if found.is_none() && free.columns[col] && free.rising[rising] && free.falling[falling] {

-         place_row(row + 1, board, free, solutions);
+             found = fill(row + 1, board, free, known);

      }
  }
+     found
+ }
+ while let Some(queens) = fill(row, board, free, solutions) {
+     solutions.push(queens);
+ }

//! name: shifted_by_n
//! mistake: The difference is shifted by n.
//! says: Your code used index 9 of an array of length 9. There are 5 columns and 9 diagonals of each kind: row + col and row + n − 1 − col are 0 to 8. Check the index and the length of this array.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, row + n - col);

//! name: stops_after_the_first
//! mistake: The loop is left as soon as a board was found, as in the search for one.
//! says: Your search stops at its first full board. Take back the last queen, and try the other columns, too.
// CHANGE: body
+         if !solutions.is_empty() {
+             return;
+         }
          board.take_back(row);

//! name: stops_at_a_taken_square
//! mistake: The loop ends at the first taken square.
//! says: Your loop ends at the first attacked square. Continue with the next column.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if !(free.columns[col] && free.rising[rising] && free.falling[falling]) {
+         break;
+     }
+     {

//! name: taken_back_at_every_square
//! mistake: A queen is taken back after the test, whether or not she was placed.
//! says: Your code called board.take_back(1), but row 1 had no queen. Each queen can be taken back only once, and only in the row where she was placed.
// CHANGE: body
-             board.take_back(row);

-             free.falling[falling] = true;
+             free.falling[falling] = true;
          }
+         board.take_back(row);

//! name: taken_back_before_the_call
//! mistake: The queen is taken back before the rows below are filled, and so are her lines.
//! says: Your search called place_row(1) while row 0 had no queen. Make a call for a row only while every row above has a queen.
// CHANGE: body
-         place_row(row + 1, board, free, solutions);

          free.falling[falling] = true;
+         place_row(row + 1, board, free, solutions);

//! name: tested_when_full
//! mistake: Only columns are tested on the way; the diagonals are tested when the board is full.
//! says: Your all_solutions(4) made 64 placements, but should make at most 16. The queens on (0, 0) and (1, 1) share a falling diagonal. Place queens on free squares only.
// CHANGE: body
-     solutions.push(board.queens());
+     let queens = board.queens();
+     let peaceful = (0..n).all(|a| (0..a).all(|b| queens[a].abs_diff(queens[b]) != a - b));
+     if peaceful {
+         solutions.push(queens);
+     }

-     let (rising, falling) = (row + col, row + n - 1 - col);
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] {

-         free.rising[rising] = false;
-         free.falling[falling] = false;

-         free.rising[rising] = true;
-         free.falling[falling] = true;

//! name: two_rows_down
//! mistake: Fills every second row first
//! says: place_row(0) called place_row(2). Pass row + 1 to the call for the next row.
// CHANGE: body
- if row == n {
+ if row >= n {

-         place_row(row + 1, board, free, solutions);
+         place_row(row + 2, board, free, solutions);

//! name: unshifted
//! mistake: The difference is used as it is.
//! says: Your code computed a negative number, which a `usize` cannot store. Check each subtraction: computed from left to right, row + n − 1 − col is never negative.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, row - col);

// Right answers in other styles, which must pass.

//! name: a_loop
//! right: No recursion: the columns on a list of its own.
// ANCHOR: body
let mut row = row;
let mut from = vec![0; n + 1];
loop {
    if row == n {
        solutions.push(board.queens());
    }
    let next = if row < n {
        (from[row]..n).find(|&c| free.columns[c] && free.rising[row + c] && free.falling[row + n - 1 - c])
    } else {
        None
    };
    if let Some(c) = next {
        board.place(row, c);
        (free.columns[c], free.rising[row + c], free.falling[row + n - 1 - c]) = (false, false, false);
        from[row] = c + 1;
        row += 1;
        from[row] = 0;
    } else if row == 0 {
        return;
    } else {
        row -= 1;
        let c = board.take_back(row);
        (free.columns[c], free.rising[row + c], free.falling[row + n - 1 - c]) = (true, true, true);
    }
}
// ANCHOR_END: body

//! name: arrays_saved_and_restored
//! right: The arrays are copied before the marks and put back after the call.
// CHANGE: body
-     return;
- }
+ } else {

-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+         let before = free.clone();
+         if before.columns[col] & before.rising[rising] & before.falling[falling] {

-         board.take_back(row);
-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;
+             assert_eq!(board.take_back(row), col);
+             *free = before;
      }
  }
+ }

//! name: col_helper
//! right: A recursive helper goes over the columns.
// ANCHOR: body
#[traced(skip(board, free, solutions))]
fn from(row: usize, col: usize, board: &mut Board, free: &mut Free, solutions: &mut Vec<Vec<usize>>) {
    let n = board.size();
    if row == n {
        solutions.push(board.queens());
        return;
    }
    if col == n {
        return;
    }
    let falling = row + n - 1 - col;
    if free.columns[col] && free.rising[row + col] && free.falling[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[row + col] = false;
        free.falling[falling] = false;
        from(row + 1, 0, board, free, solutions);
        board.take_back(row);
        free.columns[col] = true;
        free.rising[row + col] = true;
        free.falling[falling] = true;
    }
    from(row, col + 1, board, free, solutions);
}
from(row, 0, board, free, solutions);
// ANCHOR_END: body

//! name: from_the_right
//! right: The columns are tried from the right.
// CHANGE: body
- for col in 0..n {
+ for col in (0..n).rev() {

//! name: kept_in_the_last_row
//! right: With the last queen placed the board is kept at once.
//! told: 152 placements for the 4 boards of 6
// CHANGE: body
- if row == n {
-     solutions.push(board.queens());
-     return;
- }

+         if row + 1 == n {
+             solutions.push(board.queens());
+         } else {
          place_row(row + 1, board, free, solutions);
+         }

//! name: mirrored
//! right: Half of the first row is searched, and each board is kept with its mirror image.
//! told: Better than asked: the plain search places 2 056 queens for 8.
// CHANGE: body
-     solutions.push(board.queens());
+     let queens = board.queens();
+     let mirrored: Vec<usize> = queens.iter().map(|col| n - 1 - col).collect();
+     if queens[0] != mirrored[0] {
+         solutions.push(mirrored);
+     }
+     solutions.push(queens);

- for col in 0..n {
+ let cols = if row == 0 { n.div_ceil(2) } else { n };
+ for col in 0..cols {

//! name: moves_the_queen
//! right: The queen of a row is moved on, and taken back once after the loop.
// ANCHOR: body
if row == n {
    solutions.push(board.queens());
    return;
}
let mut stands = false;
for col in 0..n {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.falling[falling] {
        board.place(row, col);
        stands = true;
        (free.columns[col], free.rising[rising], free.falling[falling]) = (false, false, false);
        place_row(row + 1, board, free, solutions);
        (free.columns[col], free.rising[rising], free.falling[falling]) = (true, true, true);
    }
}
if stands {
    board.take_back(row);
}
// ANCHOR_END: body

//! name: no_2_3
//! right: A shortcut: none for n = 2 and n = 3.
// CHANGE: all_solutions
+     if n == 2 || n == 3 {
+         return Vec::new();
+     }
      let mut board = Board::new(n);

//! name: no_board
//! right: On lists alone; the board is never touched.
//! told: Right, and no queen was ever on the board
// ANCHOR: body
fn fill(queens: &mut Vec<usize>, n: usize, solutions: &mut Vec<Vec<usize>>) {
    let row = queens.len();
    if row == n {
        solutions.push(queens.clone());
    }
    for col in (0..n).filter(|_| row < n) {
        if queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r) {
            queens.push(col);
            fill(queens, n, solutions);
            queens.pop();
        }
    }
}
fill(&mut Vec::new(), n, solutions);
// ANCHOR_END: body

//! name: recursion_for_the_loop
//! right: An inner function goes through the columns by calling itself
// CHANGE: body
- if row == n {
-     solutions.push(board.queens());
+ fn from(col: usize, row: usize, board: &mut Board, free: &mut Free, solutions: &mut Vec<Vec<usize>>) {
+     let n = board.size();
+     if col == n {

- for col in 0..n {

      }
+     from(col + 1, row, board, free, solutions);
  }
+ if row == n {
+     solutions.push(board.queens());
+ } else {
+     from(0, row, board, free, solutions);
+ }

//! name: with_attacks
//! right: Every queen above is asked; no arrays.
// ANCHOR: body
use crate::attacks::attacks;
if row == n {
    solutions.push(board.queens());
    return;
}
for col in 0..n {
    let above = board.queens();
    if above.iter().enumerate().any(|(r, &c)| attacks((r, c), (row, col))) {
        continue;
    }
    board.place(row, col);
    place_row(row + 1, board, free, solutions);
    board.take_back(row);
}
// ANCHOR_END: body
