// Wrong answers to the exercise `attacks` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_rook
//! mistake: The diagonals are left out.
//! says: The queens are 7 rows and 7 columns apart, so they share a diagonal. Your function never returns true for a shared diagonal. Check whether and how it compares the distances in rows and columns.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || cols_apart == 0

//! name: always_true
//! mistake: The answer is always true.
//! says: The queens share no line: they are 1 row and 2 columns apart. Your function always returns true. Return false if the queens share no line.
// ANCHOR: body
true
// ANCHOR_END: body

//! name: as_a_king
//! mistake: Only the squares around are attacked.
//! says: The queens share a row. Your function returns true only for squares beside the queen, as for a king. Continue each line to the edge of the board.
// ANCHOR: body
row_a.abs_diff(row_b) <= 1 && col_a.abs_diff(col_b) <= 1
// ANCHOR_END: body

//! name: as_a_knight_too
//! mistake: The moves of a knight are counted, too.
//! says: The queens share no line: they are 1 row and 2 columns apart. Your function also returns true for the move of a knight. Return false in this case.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart || rows_apart + cols_apart == 3

//! name: column_less_row
//! mistake: The difference column − row is compared.
//! says: column − row is −
// ANCHOR: body
row_a == row_b || col_a == col_b || col_a - row_a == col_b - row_b || row_a + col_a == row_b + col_b
// ANCHOR_END: body

//! name: columns_not_equal
//! mistake: The columns are compared the wrong way.
//! says: The queens share a column. On a chessboard, your function is wrong about all pairs in one column and all pairs on no common line, and right about all others.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || cols_apart != 0 || rows_apart == cols_apart

//! name: continues_down_column_0
//! mistake: Walks down the diagonals, and the left one stays in column 0.
//! says: Your attacks((0, 1), (2, 0)) returned true, but should return false. The queens share no line: they are 2 rows and 1 column apart. In your function, a diagonal that reaches column 0 continues down this column. End the diagonal at the edge of the board.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ let (upper, lower) = if row_a < row_b { (col_a, col_b) } else { (col_b, col_a) };
+ rows_apart == 0
+     || cols_apart == 0
+     || lower == upper + rows_apart
+     || lower == upper.saturating_sub(rows_apart)

//! name: crossed
//! mistake: Takes (row, col) of one queen against (col, row) of the other
//! says: The queens share a row. Your function compares a row with a column. Compare row with row, and column with column.
// ANCHOR: body
    let rows_apart = row_a.abs_diff(col_b);
    let cols_apart = col_a.abs_diff(row_b);
    rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
// ANCHOR_END: body

//! name: diagonals_only
//! mistake: A queen is taken for a bishop.
//! says: The queens share a row. Your function returns true only for a shared diagonal. A shared row or column is enough, too: check these two tests, and how your code joins the tests.
// ANCHOR: body
row_a.abs_diff(row_b) == col_a.abs_diff(col_b)
// ANCHOR_END: body

//! name: distance_of_one_queen
//! mistake: The second distance is that of one queen from herself.
//! says: The queens are 7 rows and 7 columns apart, so they share a diagonal. Your function never returns true for a shared diagonal. Check whether and how it compares the distances in rows and columns.
// ANCHOR: body
    let rows = row_a.abs_diff(row_b);
    let cols = col_a.abs_diff(col_a);
    rows == 0 || rows == cols || col_a == col_b
// ANCHOR_END: body

//! name: down_from_the_column
//! mistake: On a rising diagonal, the column of the lower queen is lower by the rows, but these are subtracted from it.
//! says: Your attacks((0, 3), (3, 0)) panicked, but should return true. Your code computed a negative number, which a `usize` cannot store.
// ANCHOR: body
let ((top, from), (low, to)) = if a <= b { (a, b) } else { (b, a) };
let down = low - top;
down == 0 || [from, from + down].contains(&to) || to - down == from
// ANCHOR_END: body

//! name: first_above_second
//! mistake: Subtracts the second row from the first.
//! says: Your code computed a negative number, which a `usize` cannot store. Subtract the smaller number from the larger: the queens can be in either order.
// CHANGE: body
- let rows_apart = row_a.abs_diff(row_b);
+ let rows_apart = (row_b - row_a);

//! name: folded_difference
//! mistake: Both diagonals are compared by |row − col| and row + col
//! says: The queens share no line: they are 3 rows and 1 column apart. Your function ignores the sign of row − column, which is 1 on one falling diagonal and −1 on another. Compare the signed values of row − column.
// ANCHOR: body
    row_a == row_b
        || col_a == col_b
        || row_a + col_a == row_b + col_b
        || row_a.abs_diff(col_a) == row_b.abs_diff(col_b)
// ANCHOR_END: body

//! name: joined_by_and
//! mistake: All three are demanded at once.
//! says: The queens share a row. Your function always returns false. One shared line is enough to return true: check each test, and how your code joins the tests.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 && cols_apart == 0 && rows_apart == cols_apart

//! name: less_or_equal
//! mistake: Not more rows than columns is taken for a diagonal.
//! says: Your attacks((0, 0), (1, 2)) returned true, but should return false. The queens share no line: they are 1 row and 2 columns apart.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || cols_apart == 0 || rows_apart <= cols_apart

//! name: main_diagonals
//! mistake: Only the two long diagonals of the board are looked at.
//! says: The queens are 3 rows and 3 columns apart, so they share a diagonal. Your function tests only the two long diagonals of the board. Compare the distances in rows and columns.
// ANCHOR: body
let long = |row: usize, col: usize| row == col || row + col == 7;
row_a == row_b || col_a == col_b || long(row_a, col_a) && long(row_b, col_b)
// ANCHOR_END: body

//! name: nearly_a_diagonal
//! mistake: Distances that differ by one are taken for a diagonal.
//! says: Your attacks((0, 0), (1, 2)) returned true, but should return false. The queens share no line: they are 1 row and 2 columns apart.
// ANCHOR: body
    let dr = row_a.abs_diff(row_b);
    let dc = col_a.abs_diff(col_b);
    dr == 0 || dc == 0 || dr.abs_diff(dc) <= 1
// ANCHOR_END: body

//! name: next_square_only
//! mistake: A diagonal ends after one square.
//! says: The queens are 7 rows and 7 columns apart, so they share a diagonal. In your function, a diagonal ends at the next square. Continue the diagonal to the edge of the board.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || cols_apart == 0 || rows_apart == 1 && cols_apart == 1

//! name: no_column
//! mistake: The column is left out.
//! says: The queens share a column. Your function never returns true for a shared column. Return true if the two columns are equal.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || rows_apart == cols_apart

//! name: no_row
//! mistake: The row is left out.
//! says: The queens share a row. Your function never returns true for a shared row. Return true if the two rows are equal.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ cols_apart == 0 || rows_apart == cols_apart

//! name: not_equal
//! mistake: The distances are compared the wrong way.
//! says: The queens are 7 rows and 7 columns apart, so they share a diagonal. On a chessboard, your function is wrong about all pairs on one falling diagonal, all pairs on one rising diagonal and all pairs on no common line, and right about all others.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || cols_apart == 0 || rows_apart != cols_apart

//! name: numbered_squares
//! mistake: The squares are numbered row by row, a hundred to a row, and a diagonal is a difference of 99 or 101.
//! says: The queens share no line: they are 1 row and 100 columns apart. Your results on a chessboard are right. Check whether your code uses a number or a type that is too small.
// ANCHOR: body
let [a, b] = [100 * row_a + col_a, 100 * row_b + col_b];
let apart = a.abs_diff(b);
row_a == row_b || col_a == col_b || apart % 99 == 0 || apart % 101 == 0
// ANCHOR_END: body

//! name: one_colour
//! mistake: Squares of one colour are taken for a diagonal.
//! says: The queens share no line: they are 1 row and 3 columns apart. Your function returns true for any two squares of the same colour. Compare the distances in rows and columns instead.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || cols_apart == 0 || (row_a + col_a) % 2 == (row_b + col_b) % 2

//! name: one_diagonal
//! mistake: Signed differences are compared: only the falling diagonal is seen.
//! says: The queens are 3 rows and 3 columns apart, so they share a diagonal. On a chessboard, your function is wrong about all pairs on one rising diagonal, and right about all others.
// ANCHOR: body
let down = row_a as isize - row_b as isize;
let right = col_a as isize - col_b as isize;
down == 0 || right == 0 || down == right
// ANCHOR_END: body

//! name: only_below
//! mistake: The second queen is always the one placed later, so she stands below
//! says: The queens are 3 rows and 3 columns apart, so they share a diagonal. Your attacks((2, 3), (5, 6)) is right. Return the same result for both orders of the queens.
// ANCHOR: body
    if row_b < row_a {
        return false;
    }
    let rows_apart = row_b - row_a;
    rows_apart == 0 || col_a == col_b || col_a + rows_apart == col_b || col_b + rows_apart == col_a
// ANCHOR_END: body

//! name: plain_difference
//! mistake: The difference of the rows equals the difference of the columns: that is one of the two diagonals, and below zero a `usize` cannot go.
//! says: Your code computed a negative number, which a `usize` cannot store. Subtract the smaller number from the larger: the queens can be in either order.
// ANCHOR: body
row_a == row_b || col_a == col_b || row_a - row_b == col_a - col_b
// ANCHOR_END: body

//! name: rising_alone
//! mistake: Only the sum of row and column is compared.
//! says: The queens are 7 rows and 7 columns apart, so they share a diagonal. Your function returns true for rising diagonals, but not for falling diagonals. Row + column is the same only along a rising diagonal, and row − column only along a falling diagonal.
// ANCHOR: body
row_a == row_b || col_a == col_b || row_a + col_a == row_b + col_b
// ANCHOR_END: body

//! name: row_and_column
//! mistake: Joins row and column by and.
//! says: The queens share a row. Your function returns true only for a shared diagonal. A shared row or column is enough, too: check these two tests, and how your code joins the tests.
// ANCHOR: body
let ((row_a, col_a), (row_b, col_b)) = (a, b);
row_a == row_b && col_a == col_b || row_a.abs_diff(row_b) == col_a.abs_diff(col_b)
// ANCHOR_END: body

//! name: row_less_a_column
//! mistake: The distance in rows is taken between a row and a column.
//! says: On a chessboard, your function returns the same as code with |row_a − col_b| instead of |row_a − row_b| everywhere. Compare row with row, and column with column.
// CHANGE: body
- let rows_apart = row_a.abs_diff(row_b);
+ let rows_apart = row_a.abs_diff(col_b);

//! name: row_less_column
//! mistake: The number of a falling diagonal is the row less the column, which can be below zero.
//! says: For (1, 2), row − column is −1, which a `usize` cannot store. Compute how many rows and how many columns the two queens are apart.
// ANCHOR: body
row_a == row_b || col_a == col_b || row_a + col_a == row_b + col_b || row_a - col_a == row_b - col_b
// ANCHOR_END: body

//! name: row_with_column
//! mistake: A row is compared with a column.
//! says: The queens share a row. Your function compares a row with a column. Compare row with row, and column with column.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ row_a == col_b || col_a == row_b || rows_apart == cols_apart

//! name: row_with_its_column
//! mistake: Compares each row with its own column, not with the other row.
//! says: The queens share a row. Your function compares the row of a queen with her own column. Compare row with row, and column with column.
// ANCHOR: body
let ((row_a, col_a), (row_b, col_b)) = (a, b);
row_a == col_a || row_b == col_b || row_a.abs_diff(row_b) == col_a.abs_diff(col_b)
// ANCHOR_END: body

//! name: rows_not_one_apart
//! mistake: The test for a row is true for all distances but one.
//! says: Your attacks((3, 3), (5, 2)) returned true, but should return false. The queens share no line: they are 2 rows and 1 column apart. On a shared diagonal, these two numbers are equal. On a chessboard, your function is wrong about some pairs on no common line, and right about all others.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart != 1 || cols_apart == 0 || rows_apart == cols_apart

//! name: saturating_difference
//! mistake: A negative difference of row and column becomes 0.
//! says: Your function takes 0 for every negative difference of row and column, so all falling diagonals in one half of the board have the number 0. Compare the signed values of row − column.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ let falling = row_a.saturating_sub(col_a) == row_b.saturating_sub(col_b);
+ rows_apart == 0 || cols_apart == 0 || row_a + col_a == row_b + col_b || falling

//! name: slope
//! mistake: A diagonal has the slope 1 or −1; whole numbers are divided
//! says: The queens share no line: they are 3 rows and 2 columns apart. Your function divides the two distances as whole numbers, so 3 / 2 is also 1. Compare the distances in rows and columns instead.
// ANCHOR: body
    if row_a == row_b || col_a == col_b {
        return true;
    }
    let slope = (row_b as i64 - row_a as i64) / (col_b as i64 - col_a as i64);
    slope == 1 || slope == -1
// ANCHOR_END: body

//! name: sums_of_rows_and_columns
//! mistake: Compares the sums of the rows and of the columns
//! says: The queens are 3 rows and 3 columns apart, so they share a diagonal. Your function adds the two rows, and adds the two columns. Compare the distances in rows and columns instead.
// ANCHOR: body
    row_a == row_b || col_a == col_b || row_a + row_b == col_a + col_b
// ANCHOR_END: body

//! name: turned_round
//! mistake: Answers whether they leave each other alone.
//! says: The queens share a row. Your function always returns the opposite of the right answer. Return true if the queens attack each other.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart != 0 && cols_apart != 0 && rows_apart != cols_apart

//! name: u16_cast
//! mistake: The numbers are cast to u16.
//! says: The queens share no line: they are 65 536 rows and 1 column apart. Your results on a chessboard are right. A type of 16 bits, such as `u16` or `i16`, cannot store 65 536, and 65 536 becomes 0. Use a larger type.
// ANCHOR: body
let rows_apart = (row_a as u16).abs_diff(row_b as u16);
let cols_apart = (col_a as u16).abs_diff(col_b as u16);
rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
// ANCHOR_END: body

//! name: u8_cast
//! mistake: The numbers are cast to u8.
//! says: The queens share no line: they are 256 rows and 1 column apart. Your results on a chessboard are right. A type of 8 bits, such as `u8` or `i8`, cannot store 256, and 256 becomes 0. Use a larger type.
// ANCHOR: body
let rows_apart = (row_a as u8).abs_diff(row_b as u8);
let cols_apart = (col_a as u8).abs_diff(col_b as u8);
rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
// ANCHOR_END: body

//! name: walks_8_squares
//! mistake: Walks along the lines, seven squares far.
//! says: The queens are 8 rows and 8 columns apart, so they share a diagonal. Your results on a chessboard are right, but your function misses queens more than 7 steps apart on a diagonal. Check whether your code has a fixed number of steps.
// ANCHOR: body
(1..8).any(|far| {
    let (r, c) = (row_a as i64, col_a as i64);
    let b = (row_b as i64, col_b as i64);
    [(0, 1), (1, 0), (1, 1), (1, -1)].iter().any(|(down, right)| {
        b == (r + down * far, c + right * far) || b == (r - down * far, c - right * far)
    })
})
// ANCHOR_END: body

// Right answers in other styles, which must pass.

//! name: a_match
//! right: A match on the two distances.
// ANCHOR: body
match (row_a.abs_diff(row_b), col_a.abs_diff(col_b)) {
    (0, _) | (_, 0) => true,
    (rows, cols) => rows == cols,
}
// ANCHOR_END: body

//! name: early_returns
//! right: One question after the other.
// ANCHOR: body
if row_a == row_b {
    return true;
}
if col_a == col_b {
    return true;
}
let (low, high) = (row_a.min(row_b), row_a.max(row_b));
let (left, right) = (col_a.min(col_b), col_a.max(col_b));
high - low == right - left
// ANCHOR_END: body

//! name: ordered
//! right: Puts the upper queen first, then looks at the three squares of her in that row
// ANCHOR: body
    let ((top, from), (low, to)) = if a <= b { (a, b) } else { (b, a) };
    let down = low - top;
    down == 0 || [from, from + down].contains(&to) || to + down == from
// ANCHOR_END: body

//! name: signed
//! right: Signed differences without their signs.
// ANCHOR: body
let down = row_a as i32 - row_b as i32;
let right = col_a as i32 - col_b as i32;
down == 0 || right == 0 || down.abs() == right.abs()
// ANCHOR_END: body

//! name: sums_and_differences
//! right: Both diagonals by their numbers.
// ANCHOR: body
row_a == row_b || col_a == col_b || row_a + col_a == row_b + col_b || row_a + col_b == row_b + col_a
// ANCHOR_END: body

//! name: walks
//! right: Walks from one queen towards the other.
// ANCHOR: body
let (mut row, mut col) = (row_a as i64, col_a as i64);
let (to_row, to_col) = (row_b as i64, col_b as i64);
let step = ((to_row - row).signum(), (to_col - col).signum());
while row != to_row && col != to_col {
    row += step.0;
    col += step.1;
}
(row == to_row && col == to_col) || row_a == row_b || col_a == col_b
// ANCHOR_END: body
