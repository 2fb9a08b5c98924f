// Wrong answers to the exercise `first_solution` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_new_board
//! mistake: After a dead end a new board is taken.
//! says: The list has 4 queens for 6 rows. Your code removed the queen on (0, 0) without `board.take_back`. Call `board.take_back` for each queen, always on the same board.
// CHANGE: body
-         board.take_back(row);
+         *board = Board::new(n);

//! name: any_line_will_do
//! mistake: The three tests are joined by "or".
//! says: Your search lets two queens share a column. Check whether and when your code tests, marks and frees the column of each queen.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] || free.rising[rising] || free.falling[falling] {

//! name: arrays_not_freed
//! mistake: The queen is taken off the board, but her column and diagonals stay marked.
//! says: Your search leaves all lines of a queen marked when it tries the next column. Free her column and both diagonals when you take her back.
// CHANGE: body
-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;

//! name: asks_twice
//! mistake: The rows below are filled once to see whether it can be done, and once more to do it.
//! says: Your search built the board with queens on [(0, 0), (1, 2)] twice. Place a queen on each free square only once.
// CHANGE: body
+ fn fill(row: usize, board: &mut Board, free: &mut Free, keep: bool) -> bool {
+     let n = board.size();
  if row == n {

-         if place_row(row + 1, board, free) {
+             if fill(row + 1, board, free, false) {
+                 if keep {
+                     return fill(row + 1, board, free, true);
+                 }
+                 board.take_back(row);
+                 free.columns[col] = true;
+                 free.rising[rising] = true;
+                 free.falling[falling] = true;

  false
+ }
+ fill(row, board, free, true)

//! name: back_from_row_0
//! mistake: The loop goes back from row 0, too.
//! says: Your first_solution(2) panicked, but should find no board. Your code computed a negative number, which a `usize` cannot store. Until then, it had tried every column of row 0. If it goes back one row here, end the search instead. If not, check each subtraction after board.take_back.
// ANCHOR: body
let mut row = 0;
let mut col = 0;
while row < n {
    let next = (col..n).find(|&c| free.columns[c] && free.rising[row + c] && free.falling[row + n - 1 - c]);
    if let Some(c) = next {
        board.place(row, c);
        (free.columns[c], free.rising[row + c], free.falling[row + n - 1 - c]) = (false, false, false);
        row += 1;
        col = 0;
    } else {
        row -= 1;
        let c = board.take_back(row);
        (free.columns[c], free.rising[row + c], free.falling[row + n - 1 - c]) = (true, true, true);
        col = c + 1;
    }
}
true
// ANCHOR_END: body

//! name: base_case_missing
//! mistake: Nothing says that all rows are filled.
//! says: Your search filled the board after 8 placements, but place_row(4) returned false. Return true when all rows are filled.
// CHANGE: body
- if row == n {
-     return true;
- }

//! name: base_case_says_false
//! mistake: A full board is reported as a failure.
//! says: Your search filled the board after 8 placements, but place_row(4) returned false. Return true when all rows are filled.
// CHANGE: body
  if row == n {
-     return true;
+     return false;

//! name: begins_two_after_the_queen_above
//! mistake: A row begins two columns after the queen above; a board is found all the same.
//! says: (The final board is right.) When the queens were on [(0, 1), (1, 3)], the square (2, 0) was free, but your search placed no queen in row 2. Print whether your loop reaches the square at this moment, and which of its lines your code treats as taken.
// ANCHOR: body
let n = board.size();
if row == n { return true; }
let start = if row == 0 { 0 } else { (board.queens()[row - 1] + 2) % n };
for col in start..n {
    if free.columns[col] && free.rising[row + col] && free.falling[row + n - 1 - col] {
        board.place(row, col); free.columns[col] = false; free.rising[row + col] = false; free.falling[row + n - 1 - col] = false;
        if place_row(row + 1, board, free) { return true; }
        board.take_back(row); free.columns[col] = true; free.rising[row + col] = true; free.falling[row + n - 1 - col] = true;
    }
}
false
// ANCHOR_END: body

//! name: board_one_too_large
//! mistake: The board and the arrays are made for n + 1 rows.
//! says: Your first_solution(4) found [0, 2, 4, 1, 3], but should find a solution. The list has 5 queens for 4 rows. Your board has 5 rows, but n is 4. Check the size that you pass to Board::new.
// CHANGE: first_solution
-     let mut board = Board::new(n);
-     let mut free = Free::new(n);
+     let mut board = Board::new(n + 1);
+     let mut free = Free::new(n + 1);

//! name: both_by_the_difference
//! mistake: Both diagonals are numbered by the difference.
//! says: Your search lets two queens share a rising diagonal. Check whether and when your code tests, marks and frees each rising diagonal at the index row + col.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + n - 1 - col, row + n - 1 - col);

//! name: both_by_the_sum
//! mistake: Both diagonals are numbered by the sum.
//! says: Your search lets two queens share a falling diagonal. Check whether and when your code tests, marks and frees each falling diagonal at the index row + n − 1 − col.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, row + col);

//! name: breaks_at_a_taken_square
//! mistake: The loop ends at the first taken square.
//! says: Your loop ends at the first attacked square. Continue with the next column.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if !(free.columns[col] && free.rising[rising] && free.falling[falling]) { break; } else {

//! name: checks_neighbours_only
//! mistake: Only the queen of the row above is looked at.
//! says: Your code tests only the diagonals of the queen in the row above. Test the diagonals of all queens above.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     let safe = row == 0 || board.queens().get(row - 1).is_none_or(|&above| above.abs_diff(col) > 1);
+     if safe && free.columns[col] {

-         free.rising[rising] = false;
-         free.falling[falling] = false;

-         free.rising[rising] = true;
-         free.falling[falling] = true;

//! name: child_negated
//! mistake: The answer of the child is turned round.
//! says: place_row(1) returned true before the board was full. Return true only when the board is full, or when the call for the next row returned true.
// CHANGE: body
-         if place_row(row + 1, board, free) {
+         if !place_row(row + 1, board, free) {

//! name: child_of_the_column
//! mistake: Goes down by the column, place_row(col + 1)
//! says: The list has 2 queens for 4 rows. place_row(1) called place_row(3). Pass row + 1 to the call for the next row.
// CHANGE: body
-         if place_row(row + 1, board, free) {
+         if place_row(col + 1, board, free) {

//! name: clears_the_arrays
//! mistake: After a dead end all arrays are free again.
//! says: When your search takes back a queen, it also frees the lines of the queens above. Free only the lines of this queen.
// CHANGE: body
-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;
+         *free = Free::new(n);

//! name: column_marked_before_the_test
//! mistake: Marks a free column before it tests the diagonals, and leaves the column marked.
//! says: Your first_solution(4) found no board, but should find one. When your search leaves out an attacked square, it leaves the column of this square marked. Mark a column only when you place a queen.
// CHANGE: body
-         if free.columns[col] && free.rising[rising] && free.falling[falling] {
+         if free.columns[col] {
+             free.columns[col] = false;
+             if !free.rising[rising] || !free.falling[falling] {
+                 continue;
+             }
              board.place(row, col);
-             free.columns[col] = false;

//! name: column_minus_row
//! mistake: The difference is taken the other way round, unshifted.
//! says: Your code computed a negative number, which a `usize` cannot store. Check each subtraction: computed from left to right, row + n − 1 − col is never negative.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, col - row);

//! name: column_not_freed
//! mistake: The column stays taken.
//! says: Your search leaves the column of a queen marked when it tries the next column. Free every line that you marked.
// CHANGE: body
-         free.columns[col] = true;

//! name: column_not_tested
//! mistake: The column is marked and never tested.
//! says: Your search lets two queens share a column. Check whether and when your code tests, marks and frees the column of each queen.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.rising[rising] && free.falling[falling] {

//! name: column_of_the_row
//! mistake: The array of columns is asked for the row.
//! says: Your search lets two queens share a column. Check whether and when your code tests, marks and frees the column of each queen.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[row] && free.rising[rising] && free.falling[falling] {
          board.place(row, col);
-         free.columns[col] = false;
+         free.columns[row] = false;

-         free.columns[col] = true;
+         free.columns[row] = true;

//! name: columns_from_one
//! mistake: The columns are counted from 1.
//! says: Your first_solution(4) found no board, but should find one. Your code never tried column 0. Try the columns 0 to n − 1.
// CHANGE: body
- for col in 0..n {
+ for col in 1..n {

//! name: columns_from_the_row
//! mistake: The loop begins at the row's number.
//! says: Your search tries different columns in different rows. Try every column of each row.
// CHANGE: body
- for col in 0..n {
+ for col in row..n {

//! name: columns_up_to_n
//! mistake: The loop goes one column too far.
//! says: Your code used index 4 of an array of length 4. The 4 columns have the numbers 0 to 3. Check the columns of your loop, and the index and the length of this array.
// CHANGE: body
- for col in 0..n {
+ for col in 0..=n {

//! name: counts_from_row_1
//! mistake: Rows are searched from row 1 on.
//! says: The list has 3 queens for 4 rows. Your search left out row 0. Fill the rows 0, 1, 2, … one after the other.
// CHANGE: first_solution
-     let found = place_row(0, &mut board, &mut free);
+     let found = place_row(1, &mut board, &mut free);

//! name: dead_ends_by_columns
//! mistake: Remembers the rows that could not be filled by their free columns, without the diagonals.
//! says: Your search gives up a row if an earlier row with the same free columns was a dead end. If your code stores dead ends, also store and compare the diagonals.
// CHANGE: body
+ thread_local! {
+     static DEAD: std::cell::RefCell<std::collections::HashSet<(usize, Vec<bool>)>> = std::cell::RefCell::default();
+ }
+ if row == 0 {
+     DEAD.take();
+ }
+ let key = (row, free.columns.clone());
+ if DEAD.with_borrow(|dead| dead.contains(&key)) {
+     return false;
+ }
  if row == n {

+ DEAD.with_borrow_mut(|dead| dead.insert(key));
  false

//! name: diagonals_crossed
//! mistake: The test reads each diagonal at the index of the other.
//! says: The queens on (0, 0) and (1, 1) share a falling diagonal. Your code marks one entry of an array for a diagonal and tests another entry, as with row + col in one place and row + n − 1 − col in the other. Use the same array and the same index in both places.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] && free.rising[falling] && free.falling[rising] {

//! name: diagonals_forgotten
//! mistake: Only the columns are marked: rooks, not queens.
//! says: Your search lets two queens share a falling diagonal. Check whether and when your code tests, marks and frees each falling diagonal at the index row + n − 1 − col.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] {

-         free.rising[rising] = false;
-         free.falling[falling] = false;

-         free.rising[rising] = true;
-         free.falling[falling] = true;

//! name: diagonals_not_freed
//! mistake: Both diagonals stay taken.
//! says: Your search leaves the rising diagonal and the falling diagonal of a queen marked when it tries the next column. Free every line that you marked.
// CHANGE: body
-         free.rising[rising] = true;
-         free.falling[falling] = true;

//! name: difference_not_shifted
//! mistake: The falling diagonal is numbered row − column, which lies below zero above the main diagonal.
//! says: Your code computed a negative number, which a `usize` cannot store. Check each subtraction: computed from left to right, row + n − 1 − col is never negative.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] && free.rising[row + col] && free.falling[row - col] {

-         free.rising[rising] = false;
-         free.falling[falling] = false;
+         free.rising[row + col] = false;
+         free.falling[row - col] = false;

-         free.rising[rising] = true;
-         free.falling[falling] = true;
+         free.rising[row + col] = true;
+         free.falling[row - col] = true;

//! name: difference_wraps
//! mistake: The negative difference is cast to a `usize`.
//! says: Your code computed a negative difference, which wrapped around to a huge index. Check each subtraction: computed from left to right, row + n − 1 − col is never negative.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, (row as isize - col as isize) as usize);

//! name: distance_for_a_diagonal
//! mistake: The falling diagonal is numbered by the distance of row and column, so two different diagonals share a number.
//! says: Your code numbers falling diagonals by the distance between `row` and `col` (`abs_diff`), which is 2 on two diagonals. Use row + n − 1 − col instead.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] && free.rising[row + col] && free.falling[row.abs_diff(col)] {

-         free.rising[rising] = false;
-         free.falling[falling] = false;
+         free.rising[row + col] = false;
+         free.falling[row.abs_diff(col)] = false;

-         free.rising[rising] = true;
-         free.falling[falling] = true;
+         free.rising[row + col] = true;
+         free.falling[row.abs_diff(col)] = true;

//! name: eight_columns
//! mistake: The number of columns is written as 8.
//! says: Your code used index 7 of an array of length 7. Your code panics for 4 to 7 queens, but not for 8. Check whether you wrote 8 or 7 instead of n or n − 1.
// CHANGE: body
- if row == n {
+ if row == 8 {

- for col in 0..n {
-     let (rising, falling) = (row + col, row + n - 1 - col);
+ for col in 0..8 {
+     let (rising, falling) = (row + col, row + 7 - col);

//! name: every_other_row
//! mistake: The call leaves a row out.
//! says: The list has 2 queens for 4 rows. place_row(0) called place_row(2). Pass row + 1 to the call for the next row.
// CHANGE: body
- if row == n {
+ if row >= n {

-         if place_row(row + 1, board, free) {
+         if place_row(row + 2, board, free) {

//! name: falling_modulo_n
//! mistake: The index of the falling diagonal is taken modulo n.
//! says: Your search treats two different falling diagonals as one, as with numbers modulo n. Use 2n − 1 different numbers for each kind of diagonal.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, (row + n - col) % n);

//! name: falling_not_freed
//! mistake: The falling diagonal stays taken.
//! says: Your search leaves the falling diagonal of a queen marked when it tries the next column. Free every line that you marked.
// CHANGE: body
-         free.falling[falling] = true;

//! name: falling_not_tested
//! mistake: The falling diagonal is marked and never tested.
//! says: Your search lets two queens share a falling diagonal. Check whether and when your code tests, marks and frees each falling diagonal at the index row + n − 1 − col.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] && free.rising[rising] {

//! name: first_row_cut_off
//! mistake: The column of row 0 is left out of the list.
//! says: The list has 3 queens for 4 rows. Your search filled the board. Return the list from board.queens().
// CHANGE: first_solution
-     found.then(|| board.queens())
+     found.then(|| board.queens().into_iter().skip(1).collect())

//! name: found_in_a_static
//! mistake: A flag in a static says that a board was found, and is never reset.
//! says: Your first_solution(8) found [], but should find a solution. The list has 0 queens for 8 rows. Your search placed no queen on the board.
// CHANGE: body
+ use std::sync::atomic::{AtomicBool, Ordering};
+ static FOUND: AtomicBool = AtomicBool::new(false);
  if row == n {
+     FOUND.store(true, Ordering::SeqCst);
+ }
+ if FOUND.load(Ordering::SeqCst) {

//! name: fourteen_at_most
//! mistake: Boards of more than 14 are left out.
//! says: Your results for 1 to 14 queens are right. Check whether your code uses a number or a type that is too small.
// CHANGE: body
+ if n > 14 {
+     return false;
+ }
  if row == n {

//! name: freed_before_the_call
//! mistake: The lines are freed before the rows below are filled.
//! says: Your search lets two queens share a column. Check whether and when your code tests, marks and frees the column of each queen.
// CHANGE: body
+         free.columns[col] = true;
+         free.rising[rising] = true;
+         free.falling[falling] = true;
          if place_row(row + 1, board, free) {

-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;

//! name: freed_by_column_minus_row
//! mistake: The falling diagonal is freed at the place of its mirror image.
//! says: Your code marks one falling diagonal and frees another, as with row − column in one place and column − row in the other. Use the same index in both places.
// CHANGE: body
-         free.falling[falling] = true;
+         free.falling[col + n - 1 - row] = true;

//! name: freed_in_the_wrong_branch
//! mistake: The lines are freed when a child succeeded.
//! says: Your search leaves all lines of a queen marked when it tries the next column. Free her column and both diagonals when you take her back.
// CHANGE: body
-             return true;
-         }
-         board.take_back(row);

+             return true;
      }
+         board.take_back(row);
  }
+ }

//! name: freed_where_rejected
//! mistake: The lines are freed after the `if`, also those of a square that was not free.
//! says: When your search leaves out an attacked square, it frees the lines of this square, also those of the queens above. Free the lines only of a queen that you take back.
// CHANGE: body
+     }
      free.columns[col] = true;

      free.falling[falling] = true;
-     }

//! name: frees_the_column_of_the_row
//! mistake: The array of columns is freed at the row.
//! says: When the queens were on [(0, 1)], the square (1, 3) was free, but your search placed no queen in row 1. Earlier, your code had taken back
// CHANGE: body
-         free.columns[col] = true;
+         free.columns[row] = true;

//! name: frees_the_next_row
//! mistake: The lines of the next row are freed.
//! says: Your code marks one rising diagonal and frees another. Compare the two indices.
// CHANGE: body
-         free.rising[rising] = true;
+         free.rising[rising + 1] = true;

//! name: gives_up
//! mistake: The child's answer is returned as it comes, inside the loop: the first column decides.
//! says: Your search tries only the first free column of each row. Try the other columns, too.
// CHANGE: body
-         if place_row(row + 1, board, free) {
-             return true;
-         }
-         board.take_back(row);
-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;
+         return place_row(row + 1, board, free);

//! name: goes_on_after_the_first
//! mistake: The child's `true` is ignored, so all 92 boards are found, and none is reported.
//! says: Your search filled the board after 8 placements, but made 16 placements in all. Return true as soon as the call for the next row returns true.
// CHANGE: body
-         if place_row(row + 1, board, free) {
-             return true;
-         }
+         place_row(row + 1, board, free);

//! name: half_of_row_0
//! mistake: Row 0 tries only half of its columns, without the middle column.
//! says: Your first_solution(1) found no board, but should find one. Your search placed no queen on the board. With n = 3, it never tried column 1 of row 0, which is the middle column. With n = 1, column 0 is the middle column. In row 0, try the middle column, too.
// CHANGE: body
- for col in 0..n {
+ for col in 0..if row == 0 { n / 2 } else { n } {

//! name: hidden_search
//! mistake: The board is found on a list in an untraced helper, and then placed.
//! says: Your first_solution(8) made 8 placements, but should make 113. Your search tried squares without `board.place`. Call `board.place` for each free square.
// ANCHOR: body
fn fill(queens: &mut Vec<usize>, n: usize) -> bool {
    if queens.len() == n {
        return true;
    }
    for col in 0..n {
        let row = queens.len();
        if queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r) {
            queens.push(col);
            if fill(queens, n) {
                return true;
            }
            queens.pop();
        }
    }
    false
}
let mut queens = Vec::new();
let found = fill(&mut queens, n);
for (row, col) in queens.into_iter().enumerate() {
    board.place(row, col);
}
found
// ANCHOR_END: body

//! name: last_column_left_out
//! mistake: The loop ends one column early.
//! says: Your first_solution(4) found no board, but should find one. Your code never tried the last column. Try the columns 0 to n − 1.
// CHANGE: body
- for col in 0..n {
+ for col in 0..n - 1 {

//! name: last_queen_says_nothing
//! mistake: In the last row, no call follows the last queen, and nothing returns true.
//! says: Your search filled the board after 8 placements, but place_row(3) returned false. Return true when all rows are filled.
// CHANGE: body
-         if place_row(row + 1, board, free) {
+         if row + 1 < n && place_row(row + 1, board, free) {

//! name: loop_without_row_above
//! mistake: A loop over all rows takes back a queen of the row that has none.
//! says: Your code called board.take_back(2), but row 2 had no queen. At this moment, the queens were on [(0, 0), (1, 2)].
// ANCHOR: body
let mut row = 0;
let mut col = 0;
while row < n {
    let next = (col..n).find(|&c| free.columns[c] && free.rising[row + c] && free.falling[row + n - 1 - c]);
    match next {
        Some(c) => {
            board.place(row, c);
            free.columns[c] = false;
            free.rising[row + c] = false;
            free.falling[row + n - 1 - c] = false;
            row += 1;
            col = 0;
        }
        None if row == 0 => return false,
        None => {
            let c = board.take_back(row);
            row -= 1;
            free.columns[c] = true;
            free.rising[row + c] = true;
            free.falling[row + n - 1 - c] = true;
            col = c + 1;
        }
    }
}
true
// ANCHOR_END: body

//! name: lower_half_of_the_falling_diagonals
//! mistake: Above the main diagonal, where the difference is negative, no falling diagonal is tested.
//! says: Your search lets two queens share one falling diagonal in one half of the board. Use the index row + n − 1 − col in both halves.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] && free.rising[rising] && (row < col || free.falling[falling]) {

//! name: marks_beside
//! mistake: A place beside the tested one is marked and freed.
//! says: Your search lets two queens share a falling diagonal. Check whether and when your code tests, marks and frees each falling diagonal at the index row + n − 1 − col.
// CHANGE: body
-         free.falling[falling] = false;
+         free.falling[(falling + 1) % (2 * n - 1)] = false;

-         free.falling[falling] = true;
+         free.falling[(falling + 1) % (2 * n - 1)] = true;

//! name: marks_row_not_col
//! mistake: Column array marked by row.
//! says: Your search placed a queen on (2, 3), which the queen on (1, 3) attacked, and left out some free squares. Check when your code marks, tests and frees the line that they share, and at which index.
// CHANGE: body
-         free.columns[col] = false;
+         free.columns[row] = false;

-         free.columns[col] = true;
+         free.columns[row] = true;

//! name: moved_on
//! mistake: The queen is moved on without take_back, and her lines stay marked.
//! says: When the queens were on [(0, 0), (1, 3)], the square (2, 1) was free, but your search placed no queen in row 2. The queen on (1, 2) attacked this square until your code moved her without `take_back`. Print whether your loop reaches the square at this moment, and which of its lines your code treats as taken.
// ANCHOR: body
let n = board.size();
if row == n { return true; }
let mut last = None;
for col in 0..n {
    if free.columns[col] && free.rising[row + col] && free.falling[row + n - 1 - col] {
        board.place(row, col);
        free.columns[col] = false; free.rising[row + col] = false; free.falling[row + n - 1 - col] = false;
        last = Some(col);
        if place_row(row + 1, board, free) { return true; }
    }
}
if let Some(col) = last {
    board.take_back(row);
    free.columns[col] = true; free.rising[row + col] = true; free.falling[row + n - 1 - col] = true;
}
false
// ANCHOR_END: body

//! name: negated_at_the_end
//! mistake: The answer at the end is turned round.
//! says: The list has 1 queen for 4 rows. place_row(2) returned true while row 2 had no queen. Return true only when all rows are filled, or when the call for the next row returned true.
// CHANGE: body
+ let mut found = false;
  for col in 0..n {

-         if place_row(row + 1, board, free) {
-             return true;
-         }
+         found = place_row(row + 1, board, free);
+         if found { break; }

- false
+ !found

//! name: next_row_from_the_column
//! mistake: The next row is the column + 1, and the loop goes on after a board.
//! says: Your first_solution(4) found [3, 3, 3, 3], but should find a solution. The queens on (0, 3) and (1, 3) share a column. place_row(1) called place_row(3). Pass row + 1 to the call for the next row.
// ANCHOR: body
let n = board.size();
if row == n { return true; }
let mut found = false;
for col in 0..n {
    if free.columns[col] && free.rising[row + col] && free.falling[row + n - 1 - col] {
        board.place(row, col);
        (free.columns[col], free.rising[row + col], free.falling[row + n - 1 - col]) = (false, false, false);
        if place_row(col + 1, board, free) { found = true; } else { board.take_back(row); }
        (free.columns[col], free.rising[row + col], free.falling[row + n - 1 - col]) = (true, true, true);
    }
}
found
// ANCHOR_END: body

//! name: no_board_if_found
//! mistake: first_solution turns the answer of its call round.
//! says: Your first_solution(4) found no board, but should find one. Your search filled the board, and place_row(0) returned true. Return the queens of the board in this case.
// CHANGE: first_solution
-     found.then(|| board.queens())
+     (!found).then(|| board.queens())

//! name: not_for_7
//! mistake: A board of 7 is left out.
//! says: Your first_solution(7) found no board, but should find one. Your results for 1 to 6 queens are right, and so is your result for 9 queens.
// CHANGE: body
+ if n == 7 {
+     return false;
+ }
  if row == n {

//! name: nothing_taken_back
//! mistake: After a failed child the next column is tried, but nothing is taken back or freed.
//! says: Your search never takes back a queen, and leaves her lines marked when it tries the next column. Take her back and free her lines before you try the next column.
// CHANGE: body
-         board.take_back(row);
-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;

//! name: one_array_for_both
//! mistake: Both diagonals are marked in one array.
//! says: Your code uses one array for rising and falling diagonals, so each index belongs to two diagonals. Use one array for each kind of diagonal.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] && free.rising[rising] && free.rising[falling] {

-         free.falling[falling] = false;
+         free.rising[falling] = false;

-         free.falling[falling] = true;
+         free.rising[falling] = true;

//! name: one_call_for_all_rows
//! mistake: Fills each row with its first free column, in a loop, and never goes back
//! says: Your search tried only the first free column of each row. If a row has no free column, take back the queen of the row above, and try her next column.
// ANCHOR: body
    for row in row..n {
        let mut placed = false;
        for col in 0..n {
            let (rising, falling) = (row + col, row + n - 1 - col);
            if free.columns[col] && free.rising[rising] && free.falling[falling] {
                board.place(row, col);
                free.columns[col] = false;
                free.rising[rising] = false;
                free.falling[falling] = false;
                placed = true;
                break;
            }
        }
        if !placed {
            return false;
        }
    }
    true
// ANCHOR_END: body

//! name: one_diagonal_not_freed
//! mistake: A diagonal stays marked after the queen is taken back.
//! says: Your search leaves the falling diagonal of a queen marked when it tries the next column. Free every line that you marked.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] && free.rising[row + col] && free.falling[row + n - 1 - col] {

-         free.rising[rising] = false;
-         free.falling[falling] = false;
+         free.rising[row + col] = false;
+         free.falling[row + n - 1 - col] = false;

-         free.rising[rising] = true;
-         free.falling[falling] = true;
+         free.rising[row + col] = true;

//! name: one_row_short
//! mistake: The search stops at the last row instead of after it.
//! says: The list has 3 queens for 4 rows. place_row(3) returned true while row 3 had no queen. Return true only when all rows are filled, or when the call for the next row returned true.
// CHANGE: body
- if row == n {
+ if row == n - 1 {

//! name: only_two_tries
//! mistake: Gives up a row after two columns that failed
//! says: When the queens were on [(0, 0), (1, 2), (2, 4)], the square (3, 7) was free, but your search did not try it. Print whether your loop reaches the square at this moment, and which of its lines your code treats as taken.
// CHANGE: body
+ let mut tries = 0;
  if row == n {

          free.falling[falling] = true;
+         tries += 1;
+         if tries == 2 {
+             return false;

+ }
  false

//! name: place_then_look
//! mistake: Places the queen first and looks afterwards whether she is attacked
//! says: Your first_solution(4) made 26 placements, but should make at most 8. The queens on (0, 0) and (1, 0) share a column. Place queens on free squares only.
// CHANGE: body
+     board.place(row, col);
      let (rising, falling) = (row + col, row + n - 1 - col);

-         board.place(row, col);

-         board.take_back(row);

+     board.take_back(row);
  }
  false

//! name: placed_after_the_call
//! mistake: The queen is placed when the rows below were tried.
//! says: The list has 0 queens for 4 rows. Your search called place_row(1) while row 0 had no queen. Make a call for a row only while every row above has a queen.
// CHANGE: body
-         board.place(row, col);

+         board.place(row, col);
          board.take_back(row);

//! name: placed_in_the_column_of_the_row
//! mistake: `place` is given the row twice.
//! says: Your search placed a queen on (1, 1), which the queen on (0, 0) attacked, and left out some free squares. Check when your code marks, tests and frees the line that they share, and at which index. Your search also placed the queens [(0, 0), (1, 1)] twice: check both arguments of board.place(row, col).
// CHANGE: body
-         board.place(row, col);
+         board.place(row, row);

//! name: placed_on_the_way_back
//! mistake: A queen is placed when the rows below are known to work.
//! says: place_row(8) returned true while the board was not full. Place each queen before you make the call for the next row.
// CHANGE: body
-         board.place(row, col);

          if place_row(row + 1, board, free) {
+             board.place(row, col);

-         board.take_back(row);

//! name: queen_left_standing
//! mistake: The arrays are freed, but the queen is left on the board: the next one replaces her.
//! says: If a call finds no board, take back every queen that it placed.
// CHANGE: body
-         board.take_back(row);

//! name: remembers_and_goes_on
//! mistake: Remembers that a board was found, and goes on.
//! says: The list has 1 queen for 4 rows. Your search filled the board after 8 placements, but then continued. Return true as soon as the call for the next row returns true.
// ANCHOR: body
let n = board.size();
if row == n { return true; }
let mut found = false;
for col in 0..n {
    if free.columns[col] && free.rising[row + col] && free.falling[row + n - 1 - col] {
        board.place(row, col); free.columns[col] = false; free.rising[row + col] = false; free.falling[row + n - 1 - col] = false;
        if place_row(row + 1, board, free) { found = true; } else { board.take_back(row); }
        free.columns[col] = true; free.rising[row + col] = true; free.falling[row + n - 1 - col] = true;
    }
}
found
// ANCHOR_END: body

//! name: returns_after_the_first_free
//! mistake: The answer is false after the first free column failed.
//! says: Your search tries only the first free column of each row. Try the other columns, too.
// CHANGE: body
          free.falling[falling] = true;
+         return false;

//! name: rising_not_marked
//! mistake: The rising diagonal is tested and freed, and never marked.
//! says: Your search lets two queens share a rising diagonal. Check whether and when your code tests, marks and frees each rising diagonal at the index row + col.
// CHANGE: body
-         free.rising[rising] = false;

//! name: row_and_column_swapped
//! mistake: `place` is given the column first.
//! says: Your code called board.take_back(1), but row 1 had no queen. place_row(1) had placed its queen on (2, 1), which is in another row. Check the row that you pass to board.place(row, col).
// CHANGE: body
-         board.place(row, col);
+         board.place(col, row);

//! name: row_full_at_n_minus_1
//! mistake: Row n − 1 is taken for the row below the last.
//! says: The list has 3 queens for 4 rows. place_row(3) returned true while row 3 had no queen. Return true only when all rows are filled, or when the call for the next row returned true.
// CHANGE: body
- if row == n {
+ if row + 1 == n {

//! name: row_greater_than_n
//! mistake: The base case asks for more than n rows.
//! says: Your search filled the board after 8 placements, but place_row(4) returned false. Return true when all rows are filled.
// CHANGE: body
- if row == n {
+ if row > n {

//! name: same_row_again
//! mistake: The call is about the same row.
//! says: place_row(0) called place_row(0), but the next row is row 1.
// CHANGE: body
-         if place_row(row + 1, board, free) {
+         if place_row(row, board, free) {

//! name: saturating_difference
//! mistake: A negative difference becomes 0.
//! says: Your code uses 0 for every negative difference, so all falling diagonals in one half of the board share an index. Add n − 1 before you subtract: row + n − 1 − col.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, row.saturating_sub(col));

//! name: saved_after_marking
//! mistake: The arrays are saved after the lines are marked, and not before.
//! says: Your first_solution(4) found no board, but should find one. When your search tries the next column of a row, the lines of the queen that it took back are still marked. Free her column and both diagonals before you try the next column.
// CHANGE: body
-         if place_row(row + 1, board, free) {
+         let before = free.clone();
+         if place_row(row + 1, board, free) {

-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;
+         *free = before;

//! name: saved_after_the_column
//! mistake: The arrays are saved after the column is marked, so the column alone stays marked.
//! says: Your first_solution(4) found no board, but should find one. When your search tries the next column of a row, it has freed some lines of the queen that it took back, but not her column. Before you try the next column, free every line that you marked.
// CHANGE: body
          free.columns[col] = false;
+         let before = free.clone();

-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;
+         *free = before;

//! name: says_false_at_a_taken_square
//! mistake: A taken square is taken for the end of the row.
//! says: Your loop ends at the first attacked square. Continue with the next column.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if !(free.columns[col] && free.rising[rising] && free.falling[falling]) { return false; } else {

//! name: shift_by_one
//! mistake: Falling is shifted by 1 instead of n - 1.
//! says: When the queens were on [(0, 1)], the square (1, 3) was free, but your search placed no queen in row 1. Earlier, your code had taken back
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, (row + 1).saturating_sub(col));

//! name: shifted_by_n
//! mistake: The difference is shifted by n.
//! says: Your code used index 1 of an array of length 1. With n = 1, every right index is 0. Check the indices `col`, row + col and row + n − 1 − col.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, row + n - col);

//! name: small_boards_only
//! mistake: The columns are a fixed list of ten.
//! says: Your results for 1 to 10 queens are right. Check whether your code uses a number or a type that is too small.
// CHANGE: body
- for col in 0..n {
+ for col in (0..10).filter(|&col| col < n) {

//! name: taken_back_before_the_call
//! mistake: The queen is taken back before the rows below are tried.
//! says: The list has 0 queens for 4 rows. Your search called place_row(1) while row 0 had no queen. Make a call for a row only while every row above has a queen.
// CHANGE: body
-         if place_row(row + 1, board, free) {
-             return true;
-         }

          free.falling[falling] = true;
+         if place_row(row + 1, board, free) {
+             return true;

+ }
  false

//! name: taken_back_on_success
//! mistake: The queen is taken back before the answer is looked at.
//! says: The list has 0 queens for 4 rows. Your search filled the board after 8 placements, but then took back queens. Leave the queens on the board when the call for the next row returns true.
// CHANGE: body
-         if place_row(row + 1, board, free) {
+         let found = place_row(row + 1, board, free);
+         board.take_back(row);
+         if found {

-         board.take_back(row);

//! name: takes_back_the_column
//! mistake: The column is handed to `take_back`.
//! says: Your code called board.take_back(2), but row 2 had no queen. place_row(1) fills row 1. Take back only the queen that this call placed.
// CHANGE: body
-         board.take_back(row);
+         board.take_back(col);

//! name: takes_back_the_next_row
//! mistake: The queen of the next row is to be taken back.
//! says: Your code called board.take_back(2), but row 2 had no queen. place_row(1) fills row 1. Take back only the queen that this call placed.
// CHANGE: body
-         board.take_back(row);
+         board.take_back(row + 1);

//! name: tested_by_column_minus_row
//! mistake: The falling diagonal is tested at the place of its mirror image.
//! says: The queens on (1, 2) and (2, 3) share a falling diagonal. Your code marks one falling diagonal and tests another, as with row − column in one place and column − row in the other. Use the same index in both places.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] && free.rising[rising] && free.falling[col + n - 1 - row] {

//! name: the_last_answer
//! mistake: The answer of the last column is the answer of the row.
//! says: Your search filled the board after 8 placements, but made 16 placements in all. Return true as soon as the call for the next row returns true.
// CHANGE: body
+ let mut found = false;
  for col in 0..n {

-         if place_row(row + 1, board, free) {
-             return true;
-         }
+         found = place_row(row + 1, board, free);

- false
+ found

//! name: true_for_a_dead_end
//! mistake: After the loop the answer is true.
//! says: The list has 2 queens for 4 rows. place_row(2) returned true while row 2 had no queen. Return true only when all rows are filled, or when the call for the next row returned true.
// CHANGE: body
- false
+ true

//! name: true_only_at_the_top
//! mistake: Only the call for row 0 hands success on.
//! says: Your search filled the board after 8 placements, but made 16 placements in all. Return true as soon as the call for the next row returns true.
// CHANGE: body
-         if place_row(row + 1, board, free) {
+         if place_row(row + 1, board, free) && row == 0 {

//! name: turned_test
//! mistake: Places where a line is taken.
//! says: Your search placed no queen on the board. Check that your code reaches its loop and tries every column. Check also that the arrays mark each line as free (true) at first, and that a queen is placed where all three lines are free.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if !free.columns[col] && !free.rising[rising] && !free.falling[falling] {

//! name: works_on_a_copy
//! mistake: The arrays are copied for each call, and marked after the copy was made.
//! says: Your search lets two queens share a column. Check whether and when your code tests, marks and frees the column of each queen.
// CHANGE: body
-         if place_row(row + 1, board, free) {
+         if place_row(row + 1, board, &mut Free::new(n)) {

// Right answers in other styles, which must pass.

//! name: a_loop
//! right: No recursion: a loop that goes forward and back.
//! told: 113 placements to the first board of 8
// ANCHOR: body
let mut row = 0;
let mut col = 0;
while row < n {
    let next = (col..n).find(|&c| free.columns[c] && free.rising[row + c] && free.falling[row + n - 1 - c]);
    match next {
        Some(c) => {
            board.place(row, c);
            free.columns[c] = false;
            free.rising[row + c] = false;
            free.falling[row + n - 1 - c] = false;
            row += 1;
            col = 0;
        }
        None if row == 0 => return false,
        None => {
            row -= 1;
            let c = board.take_back(row);
            free.columns[c] = true;
            free.rising[row + c] = true;
            free.falling[row + n - 1 - c] = true;
            col = c + 1;
        }
    }
}
true
// ANCHOR_END: body

//! name: a_match
//! right: A recursive helper with the column as an argument.
// ANCHOR: body
#[traced(skip(board, free))]
fn from(row: usize, col: usize, board: &mut Board, free: &mut Free) -> bool {
    let n = board.size();
    if row == n {
        return true;
    }
    if col == n {
        return false;
    }
    let falling = row + n - 1 - col;
    if free.columns[col] && free.rising[row + col] && free.falling[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[row + col] = false;
        free.falling[falling] = false;
        if from(row + 1, 0, board, free) {
            return true;
        }
        board.take_back(row);
        free.columns[col] = true;
        free.rising[row + col] = true;
        free.falling[falling] = true;
    }
    from(row, col + 1, board, free)
}
from(row, 0, board, free)
// ANCHOR_END: body

//! name: any
//! right: The loop is an iterator.
// ANCHOR: body
row == n
    || (0..n).any(|col| {
        let (rising, falling) = (row + col, row + n - 1 - col);
        if !(free.columns[col] && free.rising[rising] && free.falling[falling]) {
            return false;
        }
        board.place(row, col);
        free.columns[col] = false;
        free.rising[rising] = false;
        free.falling[falling] = false;
        let found = place_row(row + 1, board, free);
        if !found {
            board.take_back(row);
            free.columns[col] = true;
            free.rising[rising] = true;
            free.falling[falling] = true;
        }
        found
    })
// ANCHOR_END: body

//! name: copies_the_arrays
//! right: Each call has arrays of its own.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     let mut below = free.clone();
+     if below.columns[col] && below.rising[row + col] && below.falling[row + n - 1 - col] {
+         below.columns[col] = false;
+         below.rising[row + col] = false;
+         below.falling[row + n - 1 - col] = false;
          board.place(row, col);
-         free.columns[col] = false;
-         free.rising[rising] = false;
-         free.falling[falling] = false;
-         if place_row(row + 1, board, free) {
+         if place_row(row + 1, board, &mut below) {

-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;

//! name: from_the_middle
//! right: The columns are tried from the middle outwards.
// CHANGE: body
- for col in 0..n {
+ let mut cols: Vec<usize> = (0..n).collect();
+ cols.sort_by_key(|col| col.abs_diff(n / 2));
+ for col in cols {

//! name: from_the_right
//! right: The columns are tried from the right.
//! told: the mirror image of the book's
// CHANGE: body
- for col in 0..n {
+ for col in (0..n).rev() {

//! name: guards
//! right: Taken squares are skipped.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if !(free.columns[col] && free.rising[rising] && free.falling[falling]) {
+         continue;
+     }
+     {

//! name: last_row_at_once
//! right: Says true in the last row, without a call for the row below it
// ANCHOR: body
    (0..n).any(|col| {
        let (rising, falling) = (row + col, col + n - 1 - row);
        if !(free.columns[col] && free.rising[rising] && free.falling[falling]) {
            return false;
        }
        let mut mark = |free: &mut Free, is_free: bool| {
            free.columns[col] = is_free;
            free.rising[rising] = is_free;
            free.falling[falling] = is_free;
        };
        mark(free, false);
        board.place(row, col);
        if row + 1 == n || place_row(row + 1, board, free) {
            return true;
        }
        board.take_back(row);
        mark(free, true);
        false
    })
// ANCHOR_END: body

//! name: looks_ahead
//! right: A queen that leaves some row below without a square is not placed.
//! told: Better than asked: the plain search places 113 queens
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     let open = |queens: &[usize], r: usize, c: usize| queens.iter().enumerate().all(|(qr, &qc)| qc != c && qr.abs_diff(r) != qc.abs_diff(c));
+     let mut queens = board.queens();
+     if open(&queens, row, col) {
+         queens.push(col);
+         if !(row + 1..n).all(|r| (0..n).any(|c| open(&queens, r, c))) {
+             continue;
+         }
          board.place(row, col);
-         free.columns[col] = false;
-         free.rising[rising] = false;
-         free.falling[falling] = false;

-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;

//! name: moves_the_queen
//! right: The queen of a row is moved on, and taken back once after the loop.
// CHANGE: body
+ let mut stands = false;
  for col in 0..n {

+         stands = true;
          free.columns[col] = false;

-         board.take_back(row);

+ if stands {
+     board.take_back(row);
+ }
  false

//! name: no_2_3
//! right: A shortcut where the page itself says that there is none.
// CHANGE: first_solution
+     if n == 2 || n == 3 {
+         return None;
+     }
      let mut board = Board::new(n);

//! name: no_board
//! right: On a list alone; the board is never touched.
//! told: Right, and no queen was ever on the board
// ANCHOR: body
true
// ANCHOR_END: body
// ANCHOR: first_solution
pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    fn fill(queens: &mut Vec<usize>, n: usize) -> bool {
        let row = queens.len();
        row == n || (0..n).any(|col| {
            if queens.iter().enumerate().any(|(r, &c)| c == col || c.abs_diff(col) == row - r) {
                return false;
            }
            queens.push(col);
            fill(queens, n) || { queens.pop(); false }
        })
    }
    let mut queens = Vec::new();
    fill(&mut queens, n).then_some(queens)
}
// ANCHOR_END: first_solution

//! name: no_call_below_the_last_row
//! right: With the last row filled there is no further call.
// CHANGE: body
- if row == n {
-     return true;
- }

-         if place_row(row + 1, board, free) {
+         if row + 1 == n || place_row(row + 1, board, free) {

//! name: place_then_mark_helper
//! right: Marks by a closure.
// ANCHOR: body
if row == n {
    return true;
}
let mark = |free: &mut Free, col: usize, to: bool| {
    free.columns[col] = to;
    free.rising[row + col] = to;
    free.falling[row + n - 1 - col] = to;
};
for col in 0..n {
    if !free.columns[col] || !free.rising[row + col] || !free.falling[row + n - 1 - col] {
        continue;
    }
    mark(free, col, false);
    board.place(row, col);
    let done = place_row(row + 1, board, free);
    if done {
        return done;
    }
    mark(free, col, true);
    board.take_back(row);
}
false
// ANCHOR_END: body

//! name: traced_helper_places
//! right: Two traced helpers place a queen and take her back.
// ANCHOR: body
#[traced(skip(board, free))]
fn put(row: usize, col: usize, board: &mut Board, free: &mut Free) {
    board.place(row, col);
    set(row, col, board.size(), free, false);
}
fn set(row: usize, col: usize, n: usize, free: &mut Free, to: bool) {
    free.columns[col] = to;
    free.rising[row + col] = to;
    free.falling[row + n - 1 - col] = to;
}
if row >= n {
    return true;
}
let mut found = false;
let mut col = 0;
while col < n && !found {
    if free.columns[col] && free.rising[row + col] && free.falling[row + n - 1 - col] {
        put(row, col, board, free);
        found = place_row(row + 1, board, free);
        if !found {
            let stood = board.take_back(row);
            set(row, stood, n, free, true);
        }
    }
    col += 1;
}
found
// ANCHOR_END: body

//! name: with_attacks
//! right: Every queen above is asked; no arrays.
// CHANGE: body
+ use crate::attacks::attacks;
  if row == n {

-     let (rising, falling) = (row + col, row + n - 1 - col);
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     let above = board.queens();
+     if above.iter().enumerate().all(|(r, &c)| !attacks((r, c), (row, col))) {
          board.place(row, col);
-         free.columns[col] = false;
-         free.rising[rising] = false;
-         free.falling[falling] = false;

-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;
