// Wrong answers to the exercise `whose_j` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_too_short
//! mistake: a is made one place shorter.
//! says: Your code used index 4 of an array of length 4. The arrays that you were given have the lengths 5, 9 and 7. Check the length of this array, and the index.
// CHANGE: eight_queens
-     let mut a = vec![true; n + 1];
+     let mut a = vec![true; n];

//! name: as_given
//! mistake: The search as it is handed out: one j for all calls, as the declarations of a text leave it.
//! says: Your search never tried another column after the first free column of a row. Print `j` before and after the call for the next row, and compare the two values.

//! name: begins_at_row_2
//! mistake: The search begins at row 2.
//! says: Your code stored the board, but never placed a queen in row 0.
// CHANGE: first_call
- try_row(1, &mut board, &mut a, &mut b, &mut c, &mut solutions);
+ try_row(2, &mut board, &mut a, &mut b, &mut c, &mut solutions);

//! name: begins_where_the_row_above_is
//! mistake: Each call has a column of its own and begins it after that of the row above.
//! says: Your search begins each new row at a column that depends on the row above. Begin each row at its first column.
// ANCHOR: first_call
    let mut j = 0;
    try_row(1, &mut j, &mut board, &mut a, &mut b, &mut c, &mut solutions);
// ANCHOR_END: first_call
// ANCHOR: try_row
#[traced(skip(board, a, b, c, solutions))]
fn try_row(
    i: usize,
    j: &mut usize,
    board: &mut Board,
    a: &mut [bool],
    b: &mut [bool],
    c: &mut [bool],
    solutions: &mut Vec<Vec<usize>>,
) {
    let n = board.size();
    let from = *j;
    let mut own = from;
    let j = &mut own;
    while *j < n {
        *j += 1;
        if a[*j] && b[i + *j] && c[i + n - 1 - *j] {
            board.place(i - 1, *j - 1);
            a[*j] = false;
            b[i + *j] = false;
            c[i + n - 1 - *j] = false;
            if i < n {
                try_row(i + 1, j, board, a, b, c, solutions);
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[*j] = true;
            b[i + *j] = true;
            c[i + n - 1 - *j] = true;
        }
    }
}
// ANCHOR_END: try_row

//! name: column_from_the_board
//! mistake: Reads the column from the board, which counts from 0.
//! says: Your eight_queens(1) panicked, but should find 1 board. Your code used index 1 of an array of length 1. Rows and columns are 1 to 1, and the arrays that you were given are long enough for them. Check this index, and whether `i` or `j` is 0 or 2 somewhere.
// ANCHOR: first_call
    let mut j = 0;
    try_row(
        1,
        &mut j,
        &mut board,
        &mut a,
        &mut b,
        &mut c,
        &mut solutions,
    );
// ANCHOR_END: first_call
// ANCHOR: try_row
#[traced(skip(board, a, b, c, solutions))]
fn try_row(
    i: usize,
    j: &mut usize,
    board: &mut Board,
    a: &mut [bool],
    b: &mut [bool],
    c: &mut [bool],
    solutions: &mut Vec<Vec<usize>>,
) {
    let n = board.size();
    *j = 0;
    while *j < n {
        *j += 1;
        if a[*j] && b[i + *j] && c[i + n - 1 - *j] {
            board.place(i - 1, *j - 1);
            a[*j] = false;
            b[i + *j] = false;
            c[i + n - 1 - *j] = false;
            if i < n {
                try_row(i + 1, j, board, a, b, c, solutions);
            } else {
                solutions.push(board.queens());
            }
            *j = board.take_back(i - 1);
            a[*j] = true;
            b[i + *j] = true;
            c[i + n - 1 - *j] = true;
        }
    }
}
// ANCHOR_END: try_row

//! name: columns_from_0
//! mistake: The columns are 0 to n.
//! says: Your code computed a negative number, which a `usize` cannot store. Rows and columns are 1 to 4. Check each subtraction, and whether `i` or `j` is 0 somewhere.
// CHANGE: try_row
-     for j in 1..=n {
+     for j in 0..=n {

//! name: ends_after_the_first_call
//! mistake: Each call has its own column, and leaves the loop after its first queen.
//! says: Your search never tried another column after the first free column of a row. Print `j` before and after the call for the next row, and compare the two values.
// CHANGE: try_row
              c[i + n - 1 - j] = true;
+             return;

//! name: first_column_left_out
//! mistake: The columns are counted from 2.
//! says: Your eight_queens(4) found no board, but should find 2. Your code never tried column 1. Try the columns j = 1 to n.
// CHANGE: try_row
-     for j in 1..=n {
+     for j in 2..=n {

//! name: freed_before_the_call
//! mistake: The lines are freed before the rows below are filled.
//! says: Your search lets two queens share a column or a rising diagonal or a falling diagonal. Check whether and when your code tests, marks and frees all these lines of each queen.
// CHANGE: try_row
              c[i + n - 1 - j] = false;
+             a[j] = true;
+             b[i + j] = true;
+             c[i + n - 1 - j] = true;
              if i < n {

-             a[j] = true;
-             b[i + j] = true;
-             c[i + n - 1 - j] = true;

//! name: last_column_left_out
//! mistake: The last column is left out.
//! says: Your eight_queens(4) found no board, but should find 2. Your code never tried column n. Try the columns j = 1 to n.
// CHANGE: try_row
-     for j in 1..=n {
+     for j in 1..n {

//! name: last_taken_column
//! mistake: After the call, `j` becomes the last column that is not free, which can be that of a row above.
//! says: When the queens were on [(0, 1)], the square (1, 3) was free, but your search placed no queen in row 1. Earlier, your code had taken back a queen from this square. Print `j` when a call begins its loop, when your code marks the lines of a queen, and when it frees them.
// CHANGE: try_row
-     for j in 1..=n {
+     let mut j = 0;
+     while j < n {
+         j += 1;

                  try_row(i + 1, board, a, b, c, solutions);
+                 j = (1..=n).rev().find(|&j| !a[j]).unwrap_or(0);

//! name: one_j_for_each_row
//! mistake: Has a `j` for each row, but does not begin again when it enters the row.
//! says: Your eight_queens(4) found no board, but should find 2. When the queens were on [(0, 0), (1, 3)], the square (2, 1) was free, but your search placed no queen in row 2. In the list of try_row(3, [0, 1, 4, 4, 0]), the entry with index 3 is 4. Does the loop of this call begin after column 4?
// ANCHOR: first_call
    let mut j = vec![0; n + 1];
    try_row(
        1,
        &mut j,
        &mut board,
        &mut a,
        &mut b,
        &mut c,
        &mut solutions,
    );
// ANCHOR_END: first_call
// ANCHOR: try_row
#[traced(skip(board, a, b, c, solutions))]
fn try_row(
    i: usize,
    j: &mut [usize],
    board: &mut Board,
    a: &mut [bool],
    b: &mut [bool],
    c: &mut [bool],
    solutions: &mut Vec<Vec<usize>>,
) {
    let n = board.size();
    while j[i] < n {
        j[i] += 1;
        let col = j[i];
        if a[col] && b[i + col] && c[i + n - 1 - col] {
            board.place(i - 1, col - 1);
            a[col] = false;
            b[i + col] = false;
            c[i + n - 1 - col] = false;
            if i < n {
                try_row(i + 1, j, board, a, b, c, solutions);
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[col] = true;
            b[i + col] = true;
            c[i + n - 1 - col] = true;
        }
    }
}
// ANCHOR_END: try_row

//! name: one_j_for_each_row_not_recorded
//! mistake: Has a `j` for each row, does not begin again, and does not record the list.
//! says: the square (2, 1) was free, but your search placed no queen in row 2. For each row, no call after the first one placed a queen. Check the column with which each call begins, and whether your code frees all lines that it marks.
// ANCHOR: first_call
    let mut j = vec![0; n + 1];
    try_row(
        1,
        &mut j,
        &mut board,
        &mut a,
        &mut b,
        &mut c,
        &mut solutions,
    );
// ANCHOR_END: first_call
// ANCHOR: try_row
#[traced(skip(j, board, a, b, c, solutions))]
fn try_row(
    i: usize,
    j: &mut [usize],
    board: &mut Board,
    a: &mut [bool],
    b: &mut [bool],
    c: &mut [bool],
    solutions: &mut Vec<Vec<usize>>,
) {
    let n = board.size();
    while j[i] < n {
        j[i] += 1;
        let col = j[i];
        if a[col] && b[i + col] && c[i + n - 1 - col] {
            board.place(i - 1, col - 1);
            a[col] = false;
            b[i + col] = false;
            c[i + n - 1 - col] = false;
            if i < n {
                try_row(i + 1, j, board, a, b, c, solutions);
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[col] = true;
            b[i + col] = true;
            c[i + n - 1 - col] = true;
        }
    }
}
// ANCHOR_END: try_row

//! name: only_the_loop_is_saved
//! mistake: The loop goes on with its own column, but the lines that are freed are those of the shared j.
//! says: Your eight_queens(4) found no board, but should find 2. After the call for the next row, your code frees the lines of column n instead of the lines of the queen. Compare the value of `j` when your code marks her lines with the value of `j` when it frees them.
// ANCHOR: first_call
    let mut j = 0;
    try_row(1, &mut j, &mut board, &mut a, &mut b, &mut c, &mut solutions);
// ANCHOR_END: first_call
// ANCHOR: try_row
#[traced(skip(board, a, b, c, solutions))]
fn try_row(
    i: usize,
    j: &mut usize,
    board: &mut Board,
    a: &mut [bool],
    b: &mut [bool],
    c: &mut [bool],
    solutions: &mut Vec<Vec<usize>>,
) {
    let n = board.size();
    *j = 0;
    while *j < n {
        *j += 1;
        if a[*j] && b[i + *j] && c[i + n - 1 - *j] {
            let own = *j;
            board.place(i - 1, *j - 1);
            a[*j] = false;
            b[i + *j] = false;
            c[i + n - 1 - *j] = false;
            if i < n {
                try_row(i + 1, j, board, a, b, c, solutions);
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[*j] = true;
            b[i + *j] = true;
            c[i + n - 1 - *j] = true;
            *j = own;
        }
    }
}
// ANCHOR_END: try_row

//! name: only_the_marks_are_saved
//! mistake: The lines are freed with a saved column, and the loop goes on with the shared one.
//! says: Your search never tried another column after the first free column of a row. Print `j` before and after the call for the next row, and compare the two values.
// ANCHOR: first_call
    let mut j = 0;
    try_row(1, &mut j, &mut board, &mut a, &mut b, &mut c, &mut solutions);
// ANCHOR_END: first_call
// ANCHOR: try_row
#[traced(skip(board, a, b, c, solutions))]
fn try_row(
    i: usize,
    j: &mut usize,
    board: &mut Board,
    a: &mut [bool],
    b: &mut [bool],
    c: &mut [bool],
    solutions: &mut Vec<Vec<usize>>,
) {
    let n = board.size();
    *j = 0;
    while *j < n {
        *j += 1;
        if a[*j] && b[i + *j] && c[i + n - 1 - *j] {
            let own = *j;
            board.place(i - 1, *j - 1);
            a[*j] = false;
            b[i + *j] = false;
            c[i + n - 1 - *j] = false;
            if i < n {
                try_row(i + 1, j, board, a, b, c, solutions);
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[own] = true;
            b[i + own] = true;
            c[i + n - 1 - own] = true;
        }
    }
}
// ANCHOR_END: try_row

//! name: pushed_and_not_popped
//! mistake: Each row pushes `j`, but only a row that makes a call pops it.
//! says: Your eight_queens(4) found 1 board, but should find 2. Your code never tried column 2 of row 0. Print `j` when a call begins its loop, when your code marks the lines of a queen, and when it frees them.
// CHANGE: try_row
-     for j in 1..=n {
+     thread_local! {
+         static WAITING: std::cell::RefCell<Vec<usize>> = std::cell::RefCell::default();
+     }
+     let mut j = 0;
+     while j < n {
+         j += 1;

              board.place(i - 1, j - 1);
+             WAITING.with_borrow_mut(|waiting| waiting.push(j));

                  try_row(i + 1, board, a, b, c, solutions);
+                 j = WAITING.with_borrow_mut(Vec::pop).unwrap();

//! name: saved_after_the_call
//! mistake: The column is saved, but only after the call has changed it.
//! says: Your search never tried another column after the first free column of a row. Print `j` before and after the call for the next row, and compare the two values.
// ANCHOR: first_call
    let mut j = 0;
    try_row(1, &mut j, &mut board, &mut a, &mut b, &mut c, &mut solutions);
// ANCHOR_END: first_call
// ANCHOR: try_row
#[traced(skip(board, a, b, c, solutions))]
fn try_row(
    i: usize,
    j: &mut usize,
    board: &mut Board,
    a: &mut [bool],
    b: &mut [bool],
    c: &mut [bool],
    solutions: &mut Vec<Vec<usize>>,
) {
    let n = board.size();
    *j = 0;
    while *j < n {
        *j += 1;
        if a[*j] && b[i + *j] && c[i + n - 1 - *j] {
            board.place(i - 1, *j - 1);
            a[*j] = false;
            b[i + *j] = false;
            c[i + n - 1 - *j] = false;
            if i < n {
                try_row(i + 1, j, board, a, b, c, solutions);
                let own = *j;
                *j = own;
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[*j] = true;
            b[i + *j] = true;
            c[i + n - 1 - *j] = true;
        }
    }
}
// ANCHOR_END: try_row

//! name: set_back_to_one
//! mistake: After the call the row begins anew.
//! says: Your search leaves all lines of a queen marked when it tries the next column. Compare the value of `j` when your code marks her lines with the value of `j` when it frees them.
// ANCHOR: first_call
    let mut j = 0;
    try_row(1, &mut j, &mut board, &mut a, &mut b, &mut c, &mut solutions);
// ANCHOR_END: first_call
// ANCHOR: try_row
#[traced(skip(board, a, b, c, solutions))]
fn try_row(
    i: usize,
    j: &mut usize,
    board: &mut Board,
    a: &mut [bool],
    b: &mut [bool],
    c: &mut [bool],
    solutions: &mut Vec<Vec<usize>>,
) {
    let n = board.size();
    *j = 0;
    while *j < n {
        *j += 1;
        if a[*j] && b[i + *j] && c[i + n - 1 - *j] {
            board.place(i - 1, *j - 1);
            a[*j] = false;
            b[i + *j] = false;
            c[i + n - 1 - *j] = false;
            if i < n {
                try_row(i + 1, j, board, a, b, c, solutions);
                *j = 0;
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[*j] = true;
            b[i + *j] = true;
            c[i + n - 1 - *j] = true;
        }
    }
}
// ANCHOR_END: try_row

//! name: static_j
//! mistake: The column is kept in a place that all calls share, another one than before.
//! says: Your search never tried another column after the first free column of a row. Print `j` before and after the call for the next row, and compare the two values.
// CHANGE: try_row
- #[traced(skip(board, a, b, c, solutions))]
+ static J: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);
+ #[traced(skip(board, a, b, c, solutions))]

-     for j in 1..=n {
-         if a[j] && b[i + j] && c[i + n - 1 - j] {
-             board.place(i - 1, j - 1);
-             a[j] = false;
-             b[i + j] = false;
-             c[i + n - 1 - j] = false;
+     use std::sync::atomic::Ordering::SeqCst;
+     J.store(0, SeqCst);
+     while J.load(SeqCst) < n {
+         J.fetch_add(1, SeqCst);
+         let j = || J.load(SeqCst);
+         if a[j()] && b[i + j()] && c[i + n - 1 - j()] {
+             board.place(i - 1, j() - 1);
+             a[j()] = false;
+             b[i + j()] = false;
+             c[i + n - 1 - j()] = false;

-             a[j] = true;
-             b[i + j] = true;
-             c[i + n - 1 - j] = true;
+             a[j()] = true;
+             b[i + j()] = true;
+             c[i + n - 1 - j()] = true;

//! name: taken_back_by_the_board
//! mistake: The column is read from the board, and the loop still goes on with the shared one.
//! says: Your search never tried another column after the first free column of a row. Print `j` before and after the call for the next row, and compare the two values.
// ANCHOR: first_call
    let mut j = 0;
    try_row(1, &mut j, &mut board, &mut a, &mut b, &mut c, &mut solutions);
// ANCHOR_END: first_call
// ANCHOR: try_row
#[traced(skip(board, a, b, c, solutions))]
fn try_row(
    i: usize,
    j: &mut usize,
    board: &mut Board,
    a: &mut [bool],
    b: &mut [bool],
    c: &mut [bool],
    solutions: &mut Vec<Vec<usize>>,
) {
    let n = board.size();
    *j = 0;
    while *j < n {
        *j += 1;
        if a[*j] && b[i + *j] && c[i + n - 1 - *j] {
            board.place(i - 1, *j - 1);
            a[*j] = false;
            b[i + *j] = false;
            c[i + n - 1 - *j] = false;
            if i < n {
                try_row(i + 1, j, board, a, b, c, solutions);
            } else {
                solutions.push(board.queens());
            }
            let own = board.take_back(i - 1) + 1;
            a[own] = true;
            b[i + own] = true;
            c[i + n - 1 - own] = true;
        }
    }
}
// ANCHOR_END: try_row

// Right answers in other styles, which must pass.

//! name: a_copy_in_the_loop
//! right: A copy that is declared in the loop is handed down.
// ANCHOR: first_call
    let mut j = 0;
    try_row(1, &mut j, &mut board, &mut a, &mut b, &mut c, &mut solutions);
// ANCHOR_END: first_call
// ANCHOR: try_row
#[traced(skip(board, a, b, c, solutions))]
fn try_row(
    i: usize,
    j: &mut usize,
    board: &mut Board,
    a: &mut [bool],
    b: &mut [bool],
    c: &mut [bool],
    solutions: &mut Vec<Vec<usize>>,
) {
    let n = board.size();
    *j = 0;
    while *j < n {
        let mut own = *j + 1;
        let own = &mut own;
        *j += 1;
        if a[*j] && b[i + *j] && c[i + n - 1 - *j] {
            board.place(i - 1, *j - 1);
            a[*j] = false;
            b[i + *j] = false;
            c[i + n - 1 - *j] = false;
            if i < n {
                try_row(i + 1, own, board, a, b, c, solutions);
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[*j] = true;
            b[i + *j] = true;
            c[i + n - 1 - *j] = true;
        }
    }
}
// ANCHOR_END: try_row

//! name: a_new_j_for_each_call
//! right: Each call hands down a new j.
// ANCHOR: first_call
    let mut j = 0;
    try_row(1, &mut j, &mut board, &mut a, &mut b, &mut c, &mut solutions);
// ANCHOR_END: first_call
// ANCHOR: try_row
#[traced(skip(board, a, b, c, solutions))]
fn try_row(
    i: usize,
    j: &mut usize,
    board: &mut Board,
    a: &mut [bool],
    b: &mut [bool],
    c: &mut [bool],
    solutions: &mut Vec<Vec<usize>>,
) {
    let n = board.size();
    *j = 0;
    while *j < n {
        *j += 1;
        if a[*j] && b[i + *j] && c[i + n - 1 - *j] {
            board.place(i - 1, *j - 1);
            a[*j] = false;
            b[i + *j] = false;
            c[i + n - 1 - *j] = false;
            if i < n {
                try_row(i + 1, &mut 0, board, a, b, c, solutions);
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[*j] = true;
            b[i + *j] = true;
            c[i + n - 1 - *j] = true;
        }
    }
}
// ANCHOR_END: try_row

//! name: by_value
//! right: j is handed down by value, and each call begins its copy anew.
// CHANGE: first_call
-     try_row(1, &mut board, &mut a, &mut b, &mut c, &mut solutions);
+     try_row(1, 0, &mut board, &mut a, &mut b, &mut c, &mut solutions);
// CHANGE: try_row
      i: usize,
+     mut j: usize,

-     for j in 1..=n {
+     j = 0;
+     while j < n {
+         j += 1;

-                 try_row(i + 1, board, a, b, c, solutions);
+                 try_row(i + 1, j, board, a, b, c, solutions);

//! name: read_from_the_board
//! right: The board says which column the queen had, and the loop goes on after it.
// ANCHOR: first_call
    let mut j = 0;
    try_row(1, &mut j, &mut board, &mut a, &mut b, &mut c, &mut solutions);
// ANCHOR_END: first_call
// ANCHOR: try_row
#[traced(skip(board, a, b, c, solutions))]
fn try_row(
    i: usize,
    j: &mut usize,
    board: &mut Board,
    a: &mut [bool],
    b: &mut [bool],
    c: &mut [bool],
    solutions: &mut Vec<Vec<usize>>,
) {
    let n = board.size();
    *j = 0;
    while *j < n {
        *j += 1;
        if a[*j] && b[i + *j] && c[i + n - 1 - *j] {
            board.place(i - 1, *j - 1);
            a[*j] = false;
            b[i + *j] = false;
            c[i + n - 1 - *j] = false;
            if i < n {
                try_row(i + 1, j, board, a, b, c, solutions);
            } else {
                solutions.push(board.queens());
            }
            *j = board.take_back(i - 1) + 1;
            a[*j] = true;
            b[i + *j] = true;
            c[i + n - 1 - *j] = true;
        }
    }
}
// ANCHOR_END: try_row

//! name: saved_and_restored
//! right: The shared j is saved before the call and restored after it.
// ANCHOR: first_call
    let mut j = 0;
    try_row(1, &mut j, &mut board, &mut a, &mut b, &mut c, &mut solutions);
// ANCHOR_END: first_call
// ANCHOR: try_row
#[traced(skip(board, a, b, c, solutions))]
fn try_row(
    i: usize,
    j: &mut usize,
    board: &mut Board,
    a: &mut [bool],
    b: &mut [bool],
    c: &mut [bool],
    solutions: &mut Vec<Vec<usize>>,
) {
    let n = board.size();
    *j = 0;
    while *j < n {
        *j += 1;
        if a[*j] && b[i + *j] && c[i + n - 1 - *j] {
            board.place(i - 1, *j - 1);
            a[*j] = false;
            b[i + *j] = false;
            c[i + n - 1 - *j] = false;
            if i < n {
                let own = *j;
                try_row(i + 1, j, board, a, b, c, solutions);
                *j = own;
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[*j] = true;
            b[i + *j] = true;
            c[i + n - 1 - *j] = true;
        }
    }
}
// ANCHOR_END: try_row
