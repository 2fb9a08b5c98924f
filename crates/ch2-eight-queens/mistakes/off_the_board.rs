// Wrong answers to the exercise `off_the_board` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_not_freed
//! mistake: a is never freed.
//! says: Your search leaves the column of a queen marked when it tries the next column. Free every line that you marked.
// CHANGE: square
-     a[j] = true;

//! name: a_not_marked
//! mistake: a is never marked.
//! says: Your search lets two queens share a column. Check whether and when your code tests, marks and frees the column of each queen.
// CHANGE: square
-     a[j] = false;

//! name: as_given
//! mistake: The search as it is handed out: arrays counted from 0 for indices from 1, none of them ever set free, a difference used as an index, as a text prints it; and the line that marks it behind a comment, which is ours.
//! says: Your code used index 4 of an array of length 4. Check whether this array is `a`, which needs the index 4.

//! name: b_moved_by_one
//! mistake: b is asked for i + j - 1.
//! says: Your code used index 15 of an array of length 15. Check the indices and the lengths of your arrays. If j counts from 1, the largest j is 8, i + j is at most 16 and i − j at most 7. If j counts from 0, these numbers are 7, 15 and 8.
// ANCHOR: arrays
let mut a = vec![true; n];
let mut b = vec![true; 2 * n - 1];
let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// ANCHOR: square
if a[j - 1] && b[i + j - 1] && c[i + n - 1 - j] {
    board.place(i - 1, j - 1);
    a[j - 1] = false;
    b[i + j - 1] = false; // the diagonals are taken too:
    c[i + n - 1 - j] = false;
    if i < n {
        try_row(i + 1, board, a, b, c, solutions);
    } else {
        solutions.push(board.queens());
    }
    board.take_back(i - 1);
    a[j - 1] = true;
    b[i + j - 1] = true;
    c[i + n - 1 - j] = true;
}
// ANCHOR_END: square

//! name: b_not_freed
//! mistake: b is never freed.
//! says: Your search leaves the rising diagonal of a queen marked when it tries the next column. Free every line that you marked.
// CHANGE: square
-     b[i + j] = true;

//! name: b_not_marked
//! mistake: b is never marked.
//! says: Your search lets two queens share a rising diagonal. Check whether and when your code tests, marks and frees each rising diagonal at the index row + col.
// CHANGE: square
-     b[i + j] = false;

//! name: b_one_too_short
//! mistake: b is one place too short.
//! says: Your code used index 16 of an array of length 16. If this array is `b`, check its length: if j counts from 1, i + j is 16 on the square (8, 8), so `b` needs the indices 0 to 16.
// CHANGE: arrays
- let mut b = vec![true; 2 * n + 1]; // i + j is 2 to 2n
+ let mut b = vec![true; 2 * n]; // i + j is 2 to 2n

//! name: b_taken_from_the_start
//! mistake: b begins with everything taken.
//! says: Your off_the_board(4) found no board, but should find 2. Your search placed no queen on the board. Check that your code reaches its loop and tries every column. Check also that the arrays mark each line as free (true) at first, and that a queen is placed where all three lines are free.
// CHANGE: arrays
- let mut b = vec![true; 2 * n + 1]; // i + j is 2 to 2n
+ let mut b = vec![false; 2 * n + 1]; // i + j is 2 to 2n

//! name: c_by_the_sum
//! mistake: c is asked for the sum as well.
//! says: Your search lets two queens share one falling diagonal. Compare all indices at which your code tests or changes `c`, and check that `c` is marked before the call for the next row.
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = (i + j) % (2 * n - 1);

//! name: c_by_the_sum_shifted
//! mistake: c is asked for the sum, shifted.
//! says: Your code used index 7 of an array of length 7. If j counts from 1, then in row 2 the largest i + j is 6, and the largest i − j + n − 1 is 4. Check this index.
// ANCHOR: arrays
let mut a = vec![true; n + 1];
let mut b = vec![true; 2 * n + 1];
let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// CHANGE: square
- let falling = i + n - 1 - j;
- if a[j] && b[i + j] && c[falling] {
+ if a[j] && b[i + j] && c[n + i - 1 + j] {

-     c[falling] = false;
+     c[n + i - 1 + j] = false;

-     c[falling] = true;
+     c[n + i - 1 + j] = true;

//! name: c_far_too_short
//! mistake: b and c are too short, c most.
//! says: Your code used index 3 of an array of length 3. If this array is `b`, check its length: if j counts from 1, i + j is 8 on the square (4, 4), so `b` needs the indices 0 to 8. If it is `c`, check its length and the index.
// ANCHOR: arrays
let mut a = vec![true; n + 1];
let mut b = vec![true; 2 * n - 1];
let mut c = vec![true; n - 1];
// ANCHOR_END: arrays

//! name: c_marked_beside
//! mistake: c is tested at the shifted place and marked at the unshifted one.
//! says: Your search placed a queen on (1, 1), which the queen on (0, 0) attacked, and left out some free squares. Check when your code marks, tests and frees the line that they share, and at which index.
// CHANGE: square
-     c[falling] = false;
+     c[i.abs_diff(j)] = false;

-     c[falling] = true;
+     c[i.abs_diff(j)] = true;

//! name: c_not_freed
//! mistake: c is never freed.
//! says: Your search leaves the falling diagonal of a queen marked when it tries the next column. Free every line that you marked.
// CHANGE: square
-     c[falling] = true;

//! name: c_too_short
//! mistake: c is one place too short.
//! says: Your code used index 14 of an array of length 14. The number of diagonals of each kind is 15, and an array for them cannot be shorter.
// CHANGE: arrays
- let mut c = vec![true; 2 * n - 1]; // i - j + n - 1 is 0 to 2n - 2
+ let mut c = vec![true; 2 * n - 2]; // i - j + n - 1 is 0 to 2n - 2

//! name: c_unused
//! mistake: c is left out altogether.
//! says: Your search lets two queens share one falling diagonal. Compare all indices at which your code tests or changes `c`, and check that `c` is marked before the call for the next row.
// CHANGE: square
- if a[j] && b[i + j] && c[falling] {
+ if a[j] && b[i + j] {

//! name: columns_from_0_and_b_too_short
//! mistake: Columns are counted from 0 and rows from 1, and b has one place too few for their sums.
//! says: Your off_the_board(8) panicked, but should find 92 boards. Your code used index 15 of an array of length 15. Check the indices and the lengths of your arrays. If j counts from 1, the largest j is 8, i + j is at most 16 and i − j at most 7. If j counts from 0, these numbers are 7, 15 and 8.
// ANCHOR: arrays
let mut a = vec![true; n];
let mut b = vec![true; 2 * n - 1];
let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// CHANGE: try_row
-     for j in 1..=n {
-         let falling = i + n - 1 - j;
+     for j in 0..n {
+         let falling = i + n - 2 - j;

-             board.place(i - 1, j - 1);
+             board.place(i - 1, j);

//! name: distance_and_the_comment
//! mistake: The distance is used, and the comment is left.
//! says: Your search lets two queens share one falling diagonal. Compare all indices at which your code tests or changes `c`, and check that `c` is marked before the call for the next row.
// ANCHOR: arrays
let mut a = vec![true; n + 1];
let mut b = vec![true; 2 * n + 1];
let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// CHANGE: square
- let falling = i + n - 1 - j;
- if a[j] && b[i + j] && c[falling] {
+ if a[j] && b[i + j] && c[i.abs_diff(j)] {

-     c[falling] = false;

-     c[falling] = true;
+     c[i.abs_diff(j)] = true;

//! name: distance_for_difference
//! mistake: The distance of i and j is used for their difference: two diagonals share one place.
//! says: Your code numbers falling diagonals by the distance between `i` and `j` (`abs_diff`), which is 2 on two diagonals. Use i − j with a shift instead.
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = i.abs_diff(j);

//! name: freed_at_the_distance
//! mistake: Taken at the shifted difference, freed at the distance.
//! says: When the queens were on [(0, 1), (1, 3), (2, 0)], the square (3, 2) was free, but your search placed no queen in row 3. Earlier, your code had taken back 2 queens from the column and the diagonals of this square.
// ANCHOR: arrays
    let mut a = vec![true; n + 1];
    let mut b = vec![true; 2 * n + 1];
    let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// CHANGE: square
-     c[falling] = true;
+     c[i.abs_diff(j)] = true;

//! name: from_zero_inside_the_loop
//! mistake: Inside the loop `i` and `j` count from 0, and the call gets the new i + 1.
//! says: Your off_the_board(4) panicked, but should find 2 boards. try_row(1) called try_row(1), but the next row is row 2.
// CHANGE: square
- let falling = i + n - 1 - j;
+ let (i, j) = (i - 1, j - 1);
+ let falling = i + n - 1 - j;

-     board.place(i - 1, j - 1);
+     board.place(i, j);

-     if i < n {
+     if i + 1 < n {

-     board.take_back(i - 1);
+     board.take_back(i);

//! name: i_at_most_n
//! mistake: The last row calls itself for a row below it.
//! says: When the board was full, your search called try_row(5). Check whether your code then reaches the line that stores the board, and whether it empties or replaces the list later.
// CHANGE: square
-     if i < n {
+     if i <= n {

//! name: i_from_zero
//! mistake: The search begins with row 0, and places a queen in row i − 1.
//! says: Even with n = 1, your code computed a negative number, although i − j is then 0. Rows and columns are numbered from 1. Check whether `i` or `j` is 0 somewhere, or whether your code subtracts too much, or before it adds.
// CHANGE: off_the_board
-     let mut a = vec![true; n + 1]; // j is 1 to n; place 0 is never used
-     let mut b = vec![true; 2 * n + 1]; // i + j is 2 to 2n
-     let mut c = vec![true; 2 * n - 1]; // i - j + n - 1 is 0 to 2n - 2
+     let mut a = vec![true; n];
+     let mut b = vec![true; 2 * n + 1];
+     let mut c = vec![true; 2 * n];
      let mut solutions = Vec::new();
-     try_row(1, &mut board, &mut a, &mut b, &mut c, &mut solutions);
+     try_row(0, &mut board, &mut a, &mut b, &mut c, &mut solutions);
// CHANGE: try_row
-         let falling = i + n - 1 - j;
-         if a[j] && b[i + j] && c[falling] {
+         if a[j - 1] && b[i + j] && c[i + n - 1 - j] {
              board.place(i - 1, j - 1);
-             a[j] = false;
-             b[i + j] = false;
-             c[falling] = false;
+             a[j - 1] = false;
+             b[i + j] = false; // the diagonals are taken too:
+             c[i + n - 1 - j] = false;

-             a[j] = true;
+             a[j - 1] = true;
              b[i + j] = true;
-             c[falling] = true;
+             c[i + n - 1 - j] = true;

//! name: j_below_n
//! mistake: The last column is left out.
//! says: Your off_the_board(4) found no board, but should find 2. Your code never tried column n. Try the columns j = 1 to n.
// CHANGE: try_row
-     for j in 1..=n {
+     for j in 1..n {

//! name: j_from_two
//! mistake: The first column is left out.
//! says: Your off_the_board(4) found no board, but should find 2. Your code never tried column 1. Try the columns j = 1 to n.
// CHANGE: try_row
-     for j in 1..=n {
+     for j in 2..=n {

//! name: j_from_zero
//! mistake: Columns are tried from 0, and a queen is placed in column j − 1.
//! says: If it subtracts `j` from `i`: in row 1, i − j goes down to −3, so add a shift before you subtract `j`. (`abs_diff` does not help: the distance is 2 on two diagonals.) Rows and columns are numbered from 1: check also that neither is 0.
// CHANGE: off_the_board
// CHANGE: try_row
-     for j in 1..=n {
-         let falling = i + n - 1 - j;
-         if a[j] && b[i + j] && c[falling] {
+     for j in 0..n {
+         if a[j] && b[i + j] && c[i + n - 1 - j] {

-             c[falling] = false;
+             c[i + n - 1 - j] = false;

-             c[falling] = true;
+             c[i + n - 1 - j] = true;

//! name: keeps_too_late
//! mistake: The board is kept after its last queen was taken back.
//! says: Your search filled the board with the columns [1, 3, 0, 2], but this list has only [1, 3, 0]. Use all of board.queens() while the board is full.
// CHANGE: square
-     } else {
+     }
+     board.take_back(i - 1);
+     if i == n {

-     board.take_back(i - 1);

//! name: lost_in_a_comment
//! mistake: The line that marks the falling diagonal stays in its comment.
//! says: Your search lets two queens share one falling diagonal. Compare all indices at which your code tests or changes `c`, and check that `c` is marked before the call for the next row.
// CHANGE: square
-     c[falling] = false;

//! name: marked_with_true
//! mistake: Marks and frees have changed their places.
//! says: Your code marks a queen's lines as free when it places her, and as taken when it takes her back. Swap true and false: in these arrays, true means free.
// CHANGE: square
-     a[j] = false;
-     b[i + j] = false;
-     c[falling] = false;
+     a[j] = true;
+     b[i + j] = true;
+     c[falling] = true;

-     a[j] = true;
-     b[i + j] = true;
-     c[falling] = true;
+     a[j] = false;
+     b[i + j] = false;
+     c[falling] = false;

//! name: moved_by_seven
//! mistake: 7 is added, because the page speaks of 8 columns
//! says: Your results for 1 to 8 queens are right. Check whether your code uses a number or a type that is too small.
// ANCHOR: arrays
    let mut a = vec![true; 20];
    let mut b = vec![true; 40];
    let mut c = vec![true; 40];
// ANCHOR_END: arrays
// CHANGE: square
- let falling = i + n - 1 - j;
- if a[j] && b[i + j] && c[falling] {
+ if a[j] && b[i + j] && c[i + 7 - j] {

-     c[falling] = false;
+     c[i + 7 - j] = false;

-     c[falling] = true;
+     c[i + 7 - j] = true;

//! name: n_minus_j_alone
//! mistake: The row is forgotten in the shifted difference.
//! says: Your search lets two queens share one falling diagonal. Compare all indices at which your code tests or changes `c`, and check that `c` is marked before the call for the next row.
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = n - j;

//! name: negative_is_free
//! mistake: A falling diagonal with i < j is never asked for
//! says: Your search lets two queens share one falling diagonal in one half of the board. Use i − j with a shift as the index in both halves.
// ANCHOR: arrays
    let mut a = vec![true; n + 1];
    let mut b = vec![true; 2 * n + 1];
    let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// CHANGE: square
- let falling = i + n - 1 - j;
- if a[j] && b[i + j] && c[falling] {
+ if a[j] && b[i + j] && (i < j || c[i - j]) {

-     c[falling] = false;
+     if i >= j {
+         c[i - j] = false;
+     }

-     c[falling] = true;
+     if i >= j {
+         c[i - j] = true;
  }
+ }

//! name: never_set_free
//! mistake: The arrays are long enough, but everything is taken from the start.
//! says: Your off_the_board(4) found no board, but should find 2. Your search placed no queen on the board. Check that your code reaches its loop and tries every column. Check also that the arrays mark each line as free (true) at first, and that a queen is placed where all three lines are free.
// ANCHOR: arrays
let mut a = vec![false; n + 1];
let mut b = vec![false; 2 * n + 1];
let mut c = vec![false; 2 * n - 1];
// ANCHOR_END: arrays

//! name: not_shifted
//! mistake: The difference is used as it is, which in the first row lies below zero.
//! says: Your code computed a negative number, which a `usize` cannot store. If it subtracts `j` from `i`: in row 1, i − j goes down to −3, so add a shift before you subtract `j`. (`abs_diff` does not help: the distance is 2 on two diagonals.)
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = i - j;

//! name: placed_by_column_and_row
//! mistake: Row and column are exchanged where the queen is placed.
//! says: Your code called board.take_back(1), but row 1 had no queen. At this moment, the queens were on [(0, 0), (2, 1)].
// CHANGE: square
-     board.place(i - 1, j - 1);
+     board.place(j - 1, i - 1);

//! name: rows_from_zero
//! mistake: place is given row i.
//! says: Your code placed a queen off the board: the last row and the last column are 3. Check both arguments of board.place(row, col), of which the row is the first, and the row that you pass to the call for the next row.
// CHANGE: square
-     board.place(i - 1, j - 1);
+     board.place(i, j - 1);

-     board.take_back(i - 1);
+     board.take_back(i);

//! name: saturated
//! mistake: A difference below zero becomes zero
//! says: Your code uses 0 for every negative difference, so all falling diagonals in one half of the board share an index. Add a shift to `i` before you subtract `j`.
// ANCHOR: arrays
    let mut a = vec![true; n + 1];
    let mut b = vec![true; 2 * n + 1];
    let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = i.saturating_sub(j);

//! name: shift_in_one_place
//! mistake: The test is moved by n, the marks are not
//! says: Your search placed a queen on (1, 1), which the queen on (0, 0) attacked. Check when your code marks, tests and frees the line that they share, and at which index.
// ANCHOR: arrays
    let mut a = vec![true; n + 1];
    let mut b = vec![true; 2 * n + 1];
    let mut c = vec![true; 2 * n];
// ANCHOR_END: arrays
// CHANGE: square
- let falling = i + n - 1 - j;
- if a[j] && b[i + j] && c[falling] {
+ if a[j] && b[i + j] && c[n + i - j] {

-     c[falling] = false;
+     c[i.abs_diff(j)] = false;

-     c[falling] = true;
+     c[i.abs_diff(j)] = true;

//! name: shifted_by_n
//! mistake: The difference is shifted by n where n − 1 is enough, so it runs off the far end.
//! says: Your code used index 15 of an array of length 15. Check the indices and the lengths of your arrays. If j counts from 1, the largest j is 8, i + j is at most 16 and i − j at most 7. If j counts from 0, these numbers are 7, 15 and 8.
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = i + n - j;

//! name: sum_moved_too
//! mistake: i + j is moved down by n, below zero in the upper corner
//! says: Your code computed a negative number with n = 4, but not with n = 2, so i − j without a shift is not the cause. Either your shift is too small for n = 4, or another subtraction goes below zero.
// ANCHOR: arrays
    let mut a = vec![true; n + 1];
    let mut b = vec![true; 2 * n + 1];
    let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// CHANGE: square
- if a[j] && b[i + j] && c[falling] {
+ if a[j] && b[i + j - n] && c[falling] {

-     b[i + j] = false;
+     b[i + j - n] = false;

-     b[i + j] = true;
+     b[i + j - n] = true;

//! name: sums_too_short
//! mistake: The array of sums has one place for each diagonal, but the sums start at 2.
//! says: Your code used index 7 of an array of length 7. If this array is `b`, check its length: if j counts from 1, i + j is 8 on the square (4, 4), so `b` needs the indices 0 to 8.
// ANCHOR: arrays
let mut a = vec![true; n + 1];
let mut b = vec![true; 2 * n - 1];
let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays

//! name: tested_for_taken
//! mistake: Places where everything is taken.
//! says: Your off_the_board(4) found no board, but should find 2. Your search placed no queen on the board. Check that your code reaches its loop and tries every column. Check also that the arrays mark each line as free (true) at first, and that a queen is placed where all three lines are free.
// CHANGE: square
- if a[j] && b[i + j] && c[falling] {
+ if !a[j] && !b[i + j] && !c[falling] {

//! name: two_lines_in_one_place
//! mistake: The difference wraps around below zero, and what is left of it is divided by the length of the array.
//! says: Print whether your loop reaches the square at this moment, and which of its lines your code treats as taken.
// CHANGE: arrays
- let mut c = vec![true; 2 * n - 1]; // i - j + n - 1 is 0 to 2n - 2
+ let mut c = vec![true; 2 * n + 1];
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = i.wrapping_sub(j) % (2 * n + 1);

//! name: wrapped
//! mistake: The difference wraps around.
//! says: Your code computed a negative difference, which wrapped around to a huge index. In row 1, i − j goes down to −3. Add a shift before you subtract `j`.
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = i.wrapping_sub(j);

// Right answers in other styles, which must pass.

//! name: all_too_long
//! right: The arrays are longer than they need be.
// ANCHOR: arrays
let mut a = vec![true; 2 * n + 2];
let mut b = vec![true; 3 * n + 2];
let mut c = vec![true; 3 * n + 2];
// ANCHOR_END: arrays
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = i + n - j;

//! name: counted_from_0
//! right: Sums and columns are brought down to 0.
// CHANGE: square
- if a[j] && b[i + j] && c[falling] {
+ if a[j - 1] && b[i + j - 2] && c[falling] {
      board.place(i - 1, j - 1);
-     a[j] = false;
-     b[i + j] = false;
+     a[j - 1] = false;
+     b[i + j - 2] = false;

-     a[j] = true;
-     b[i + j] = true;
+     a[j - 1] = true;
+     b[i + j - 2] = true;

//! name: modulo
//! right: The difference is taken modulo the number of diagonals.
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = (i + 2 * n - 1 - j) % (2 * n - 1);

//! name: signed
//! right: The difference is made in another type, and shifted.
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = (i as isize - j as isize + n as isize - 1) as usize;

//! name: taken_is_true
//! right: The arrays say what is taken: the false that they are given is right, the tests are turned over
// ANCHOR: arrays
    let mut a = vec![false; n + 1];
    let mut b = vec![false; 2 * n + 1];
    let mut c = vec![false; 2 * n - 1];
// ANCHOR_END: arrays
// CHANGE: square
- if a[j] && b[i + j] && c[falling] {
+ if !a[j] && !b[i + j] && !c[falling] {
      board.place(i - 1, j - 1);
-     a[j] = false;
-     b[i + j] = false;
-     c[falling] = false;
+     a[j] = true;
+     b[i + j] = true;
+     c[falling] = true;

-     a[j] = true;
-     b[i + j] = true;
-     c[falling] = true;
+     a[j] = false;
+     b[i + j] = false;
+     c[falling] = false;

//! name: the_other_difference
//! right: Column minus row, shifted.
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = j + n - 1 - i;
