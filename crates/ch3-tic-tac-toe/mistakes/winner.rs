// Wrong answers to the exercise `winner` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_first_square_wins
//! mistake: The two comparisons of the three squares are forgotten.
//! says: Your winner on XX.O..... returned X, but should return nobody. In your code, a mark on cell 1 is enough to win. Return a player only for three equal marks on one line.
// CHANGE: body
-         if a.is_some() && a == b && b == c {
+         if a.is_some() {

//! name: a_full_board_is_a_draw
//! mistake: Takes a full board for a draw before it looks for a line.
//! says: Your code misses every win on a board with 9 marks, but finds all other wins. Check for a win on a full board too.
// CHANGE: body
+ if board.moves_done == 9 {
+     return None;
+ }
  let s = &board.squares;

//! name: a_full_board_is_o
//! mistake: When the board is full and X has no line, O must have won.
//! says: Your winner on XOXXOOOXX returned O, but should return nobody. Return a player only for three equal marks on one line.
// ANCHOR: body
    let s = &board.squares;
    let line = |p: Option<Player>, cells: [(usize, usize); 3]| cells.iter().all(|&(r, c)| s[r][c] == p);
    for p in [Player::First, Player::Second] {
        for i in 0..3 {
            if line(Some(p), [(i, 0), (i, 1), (i, 2)]) || line(Some(p), [(0, i), (1, i), (2, i)]) {
                return Some(p);
            }
        }
        if line(Some(p), [(0, 0), (1, 1), (2, 2)]) || line(Some(p), [(0, 2), (1, 1), (2, 0)]) {
            return Some(p);
        }
    }
    if board.moves_done == 9 {
        Some(Player::Second)
    } else {
        None
    }
// ANCHOR_END: body

//! name: a_full_line_wins
//! mistake: A line whose three squares are all marked is won.
//! says: Your winner on XOXO..XOX returned X, but should return nobody. Your code also returns X on the board XOX...... with fewer marks. Return a player only for three equal marks on one line.
// ANCHOR: body
    let s = &board.squares;
    let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
    let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
    let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
    rows.chain(columns)
        .chain(diagonals)
        .find(|line| line.iter().all(Option::is_some))
        .and_then(|line| line[0])
// ANCHOR_END: body

//! name: a_line_without_the_player
//! mistake: A line without a mark of the player wins.
//! says: Your winner on ......... returned X, but should return nobody. Return a player only for three equal marks on one line.
// CHANGE: body
-         if a.is_some() && a == b && b == c {
-             return a;
-         }
+         for player in [Player::First, Player::Second] {
+             if ![a, b, c].contains(&Some(player)) {
+                 return Some(player);
+             }
+         }

//! name: a_question_mark
//! mistake: An empty first square means that nobody has won: the ? leaves the whole function.
//! says: Your code finds the line on 45 of these boards, but misses it whenever cell 1 is empty. Check what your code does with an empty square.
// ANCHOR: body
    let s = &board.squares;
    for i in 0..3 {
        let player = s[i][0]?;
        if s[i][1] == Some(player) && s[i][2] == Some(player) {
            return Some(player);
        }
    }
    for i in 0..3 {
        let player = s[0][i]?;
        if s[1][i] == Some(player) && s[2][i] == Some(player) {
            return Some(player);
        }
    }
    let player = s[1][1]?;
    let falling = s[0][0] == s[1][1] && s[2][2] == s[1][1];
    let rising = s[0][2] == s[1][1] && s[2][0] == s[1][1];
    (falling || rising).then_some(player)
// ANCHOR_END: body

//! name: always_nobody
//! mistake: Finds the line, and forgets to return its mark.
//! says: returned nobody, but should return X. Your code misses every win. Check what your code returns for three equal marks on a line.
// CHANGE: body
+ let mut _found = None;
  for [a, b, c] in rows.chain(columns).chain(diagonals) {

-         return a;
+         _found = a;

//! name: always_x
//! mistake: Whoever holds the line, X has won.
//! says: returned X, but should return O. Your code returns X on every won board. Return the mark on the line.
//! also: Your winner on all 5 478 positions returned the right player for 626 wins, but should return the right player for all 942.
// CHANGE: body
-         return a;
+         return Some(Player::First);

//! name: an_index_below_zero
//! mistake: Counts the rows from 1 and the columns from 0, and subtracts 1 from both.
//! says: Your winner on ......... panicked, but should return nobody. The result of a subtraction is too small for its type: an index and `moves_done` are never below 0.
// CHANGE: body
- let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
- let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
+ let rows = (1..=3).map(|i| [s[i - 1][0], s[i - 1][1], s[i - 1][2]]);
+ let columns = (0..3).map(|i| [s[0][i - 1], s[1][i - 1], s[2][i - 1]]);

//! name: broken_diagonals
//! mistake: A diagonal goes on at the other side.
//! says: Your code treats the cells 2, 6, 7 as a line, but these cells are not on one line. Check the squares that your code compares.
// CHANGE: body
- let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
- let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
- let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
- for [a, b, c] in rows.chain(columns).chain(diagonals) {
+ for i in 0..3 {
+     let lines = [
+         [s[i][0], s[i][1], s[i][2]],
+         [s[0][i], s[1][i], s[2][i]],
+         [s[0][i], s[1][(i + 1) % 3], s[2][(i + 2) % 3]],
+         [s[0][i], s[1][(i + 2) % 3], s[2][(i + 1) % 3]],
+     ];
+     for [a, b, c] in lines {

+ }
  None

//! name: column_count_goes_on
//! mistake: Counts the marks of each player in a column, and does not begin again at the next column.
//! says: Your code returns X on every board with three X and two O. Return a player only for three equal marks on one line. If you count marks, begin at 0 for each line.
    // ANCHOR: body
    let s = &board.squares;
    for player in [Player::First, Player::Second] {
        let mut in_columns = 0;
        for i in 0..3 {
            let mut in_row = 0;
            for j in 0..3 {
                if s[i][j] == Some(player) {
                    in_row += 1;
                }
                if s[j][i] == Some(player) {
                    in_columns += 1;
                }
            }
            if in_row == 3 || in_columns == 3 {
                return Some(player);
            }
        }
        let falling = (0..3).filter(|&i| s[i][i] == Some(player)).count();
        let rising = (0..3).filter(|&i| s[i][2 - i] == Some(player)).count();
        if falling == 3 || rising == 3 {
            return Some(player);
        }
    }
    None
    // ANCHOR_END: body

//! name: column_holder_from_row_start
//! mistake: A column has three equal marks, but the first square of the row is returned.
//! says: Your winner on OXO.X..X. returned nobody, but should return X. Your code returns the content of cell 4, which is not on the line 2, 5, 8. For a column, return the mark of a square in that column.
// ANCHOR: body
    let score = |square: Option<Player>| match square {
        Some(Player::First) => 1,
        Some(Player::Second) => -1,
        None => 0,
    };
    let squares = &board.squares;
    let (mut falling, mut rising) = (0_i32, 0_i32);
    for i in 0..3 {
        let (mut row, mut col) = (0_i32, 0_i32);
        for j in 0..3 {
            row += score(squares[i][j]);
            col += score(squares[j][i]);
        }
        if row.abs() == 3 || col.abs() == 3 {
            return squares[i][0];
        }
        falling += score(squares[i][i]);
        rising += score(squares[i][2 - i]);
    }
    if falling.abs() == 3 || rising.abs() == 3 {
        squares[1][1]
    } else {
        None
    }
// ANCHOR_END: body

//! name: columns_are_rows_again
//! mistake: The columns are the rows once more: the indices are not exchanged.
//! says: returned nobody, but should return X. Your code never finds 3 of the 8 lines. Check that your code reads all three rows, all three columns and both diagonals, and returns their mark. The missed lines:
// CHANGE: body
- let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
+ let columns = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);

//! name: counters_of_both_players
//! mistake: The counters are made before the loop over the players, so O's marks are added to X's.
//! says: Your winner on XOXO..XOX returned O, but should return nobody. Your code returns O for every full line that is not three X. If you count marks, begin at 0 for each player.
// ANCHOR: body
    let (mut rows, mut cols, mut falling, mut rising) = ([0; 3], [0; 3], 0, 0);
    for player in [Player::First, Player::Second] {
        for cell in 0..9 {
            let (row, col) = (cell / 3, cell % 3);
            if board.squares[row][col] == Some(player) {
                rows[row] += 1;
                cols[col] += 1;
                falling += u32::from(row == col);
                rising += u32::from(row + col == 2);
            }
        }
        if rows.contains(&3) || cols.contains(&3) || falling == 3 || rising == 3 {
            return Some(player);
        }
    }
    None
// ANCHOR_END: body

//! name: diagonal_counters_of_both_players
//! mistake: The counters of the diagonals are made before the loop over the players.
//! says: Your winner on XOXXOOOXX returned O, but should return nobody. Your code returns O for every full diagonal that is not three X. If you count marks, begin at 0 for each player.
// ANCHOR: body
    let (mut falling, mut rising) = (0, 0);
    for player in [Player::First, Player::Second] {
        let is = |row: usize, col: usize| board.squares[row][col] == Some(player);
        for i in 0..3 {
            if (0..3).all(|j| is(i, j)) || (0..3).all(|j| is(j, i)) {
                return Some(player);
            }
            falling += u32::from(is(i, i));
            rising += u32::from(is(i, 2 - i));
        }
        if falling == 3 || rising == 3 {
            return Some(player);
        }
    }
    None
// ANCHOR_END: body

//! name: diagonal_typed_wrong
//! mistake: The rising diagonal is typed wrong.
//! says: returned nobody, but should return X. Your code treats the cells 3, 5, 8 as a line, but these cells are not on one line. Check the squares that your code compares.
// CHANGE: body
- let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
+ let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][1]]];

//! name: diagonals_need_the_corners
//! mistake: A diagonal counts only if its centre is marked by X.
//! says: but should return
// CHANGE: body
-     if a.is_some() && a == b && b == c {
+     if (a != s[1][1] || a == Some(Player::First) || b != s[1][1]) && a.is_some() && a == b && b == c {

//! name: first_line_decides
//! mistake: Goes back with the first line, whether or not it is won.
//! says: Your code finds only the line 1, 2, 3. Check what it does with the other seven lines.
// CHANGE: body
-     if a.is_some() && a == b && b == c {
-         return a;
-     }
+     return if a.is_some() && a == b && b == c { a } else { None };

//! name: first_marked_line_decides
//! mistake: The first line whose first square is marked decides.
//! says: returned nobody, but should return X. On 73 boards, X has the line below and no other line. Your code finds the line on 28 of these boards. Check that the result depends only on the three squares of a line.
//! also: Your code also misses some wins on other lines. Check whether it stops at the first line without a winner, or replaces an earlier result. The missed lines: 1, 4, 7 1, 5, 9 3, 5, 7 X has the line 3, 5, 7.
//! also: Your code never finds the line below for O. For X, it finds the same line on 3 of 73 boards. Check that the result depends only on the three squares of a line.
// ANCHOR: body
    const LINES: [[(usize, usize); 3]; 8] = [
        [(0, 0), (0, 1), (0, 2)], [(1, 0), (1, 1), (1, 2)], [(2, 0), (2, 1), (2, 2)],
        [(0, 0), (1, 0), (2, 0)], [(0, 1), (1, 1), (2, 1)], [(0, 2), (1, 2), (2, 2)],
        [(0, 0), (1, 1), (2, 2)], [(0, 2), (1, 1), (2, 0)],
    ];
    for line in LINES {
        let [a, b, c] = line.map(|(r, c)| board.squares[r][c]);
        if a.is_some() {
            return if a == b && b == c { a } else { None };
        }
    }
    None
// ANCHOR_END: body

//! name: last_line_decides
//! mistake: The answer is written again for each line, so the last line decides.
//! says: of the 8 lines. Check whether the result for one line overwrites the result for an earlier line.
    // ANCHOR: body
    let s = &board.squares;
    let mut won = None;
    for i in 0..3 {
        won = if s[i][0] == s[i][1] && s[i][1] == s[i][2] { s[i][0] } else { None };
    }
    for i in 0..3 {
        if s[0][i].is_some() && s[0][i] == s[1][i] && s[1][i] == s[2][i] {
            won = s[0][i];
        }
    }
    if s[1][1].is_some() && s[0][0] == s[1][1] && s[1][1] == s[2][2] {
        won = s[1][1];
    }
    if s[1][1].is_some() && s[0][2] == s[1][1] && s[1][1] == s[2][0] {
        won = s[1][1];
    }
    won
    // ANCHOR_END: body

//! name: last_mover
//! mistake: From the fifth move on, who moved last has won.
//! says: If nobody has won, your code returns the player who moved last from the fifth mark on. Check that three marks of this player are on one line.
// ANCHOR: body
    if board.moves_done < 5 { return None; }
    Some(if board.moves_done % 2 == 1 { Player::First } else { Player::Second })
// ANCHOR_END: body

//! name: looks_at_the_next_mover
//! mistake: Looks only for a line of the player who has just moved, and takes that player from an even number of moves.
//! says: returned nobody, but should return X. Your code misses every win: it checks the lines of the player who moves next. Check the lines of the player who moved last, who is X if `moves_done` is odd.
// CHANGE: body
- for [a, b, c] in rows.chain(columns).chain(diagonals) {
-     if a.is_some() && a == b && b == c {
-         return a;
-     }
- }
- None
+ let last = if board.moves_done % 2 == 0 { Player::First } else { Player::Second };
+ rows.chain(columns).chain(diagonals).any(|line| line == [Some(last); 3]).then_some(last)

//! name: neighbours_along_the_columns
//! mistake: The count of a row begins again with each row, but the count of a column goes on in the next.
//! says: Your winner on XOXXOOOXX returned O, but should return nobody. Your code treats the cells 2, 5, 7 as a line, but these cells are in two columns. Begin again after the third cell of each column.
// CHANGE: body
- let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
+ let columns = (0..7).map(|i| [i, i + 1, i + 2].map(|at| s[at % 3][at / 3]));

//! name: neighbours_along_the_snake
//! mistake: The squares are one row of nine, and three running ones win.
//! says: Your code treats the cells 5, 6, 7 as a line, but these cells are in two rows. Begin again after the third cell of each row.
// CHANGE: body
+ let flat: Vec<Option<Player>> = s.iter().flatten().copied().collect();
+ for at in 0..7 {
+     if flat[at].is_some() && flat[at] == flat[at + 1] && flat[at] == flat[at + 2] {
+         return flat[at];
+     }
+ }
  for [a, b, c] in rows.chain(columns).chain(diagonals) {

//! name: no_first_column
//! mistake: The columns begin at 1, and one diagonal has a wrong corner.
//! says: Your code never finds the line 1, 4, 7. Your code treats the cells 2, 5, 9 as a line, but these cells are not on one line. Check the squares that your code compares.
// CHANGE: body
-     let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
-     let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
+     let columns = (1..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
+     let diagonals = [[s[0][1], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];

//! name: no_middle_row
//! mistake: A range that leaves out the last row and column.
//! says: Your winner on OO....XXX returned nobody, but should return X. Your code never finds 2 of the 8 lines. Check that your code reads all three rows, all three columns and both diagonals, and returns their mark. The missed lines: 7, 8, 9 3, 6, 9 X has the line 7, 8, 9.
// CHANGE: body
- let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
- let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
+ let rows = (0..2).map(|i| [s[i][0], s[i][1], s[i][2]]);
+ let columns = (0..2).map(|i| [s[0][i], s[1][i], s[2][i]]);

//! name: nobody_after_the_first_round
//! mistake: Says nobody as soon as the first row and the first column are not won.
//! says: Your code never finds 6 of the 8 lines. Check whether your search ends before it reaches these lines.
// ANCHOR: body
    let s = &board.squares;
    for i in 0..3 {
        if s[i][0].is_some() && s[i][0] == s[i][1] && s[i][1] == s[i][2] {
            return s[i][0];
        } else if s[0][i].is_some() && s[0][i] == s[1][i] && s[1][i] == s[2][i] {
            return s[0][i];
        } else {
            return None;
        }
    }
    None
// ANCHOR_END: body

//! name: nobody_else_on_the_line
//! mistake: A line is won if the opponent is not on it.
//! says: Your winner on ......... returned X, but should return nobody. Your code treats three empty squares as a line. Check that each square contains a mark.
// CHANGE: body
- for [a, b, c] in rows.chain(columns).chain(diagonals) {
-     if a.is_some() && a == b && b == c {
-         return a;
+ for player in [Player::First, Player::Second] {
+     let mut lines = rows.clone().chain(columns.clone()).chain(diagonals);
+     if lines.any(|line| line.iter().all(|square| *square != Some(player.other()))) {
+         return Some(player);

//! name: not_before_the_sixth_move
//! mistake: Looks for a winner from the sixth move on.
//! says: returned nobody, but should return X. Your code misses every win on a board with 5 marks, but finds all other wins. Check for a win from the fifth mark on.
// CHANGE: body
+ if board.moves_done <= 5 {
+     return None;
+ }
  let s = &board.squares;

//! name: o_counter_goes_on
//! mistake: Counts the marks of O on from line to line.
//! says: In your code, a single O on cell 1, 3, 5, 7 or 9 wins. These cells are on three or more lines, and your code adds their marks. Begin to count O at 0 for each line.
// CHANGE: body
- for [a, b, c] in rows.chain(columns).chain(diagonals) {
-     if a.is_some() && a == b && b == c {
-         return a;
-     }
+ let mut of_o = 0;
+ for line in rows.chain(columns).chain(diagonals) {
+     if line == [Some(Player::First); 3] {
+         return Some(Player::First);
+     }
+     of_o += line.iter().filter(|mark| **mark == Some(Player::Second)).count();
+     if of_o == 3 {
+         return Some(Player::Second);
+     }
  }

//! name: o_is_not_seen_after_x
//! mistake: Gives up on O when X has a mark on any line.
//! says: Your code finds lines of X, but no lines of O. Check the lines of both players.
// CHANGE: body
-     if a.is_some() && a == b && b == c {
+     if a == Some(Player::First) && a == b && b == c {

//! name: of_the_last_mover_another_line
//! mistake: Looks only for a line of the last mover, and the rising diagonal is typed wrong.
//! says: Your winner on OOX.X.X.. returned nobody, but should return X. Your code treats the cells 2, 3, 7 as a line, but these cells are not on one line.
// ANCHOR: body
let s = &board.squares;
let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[0][1], s[2][0]]];
let last = if board.moves_done % 2 == 1 { Player::First } else { Player::Second };
rows.chain(columns).chain(diagonals).any(|line| line == [Some(last); 3]).then_some(last)
// ANCHOR_END: body

//! name: one_counter_for_both_diagonals
//! mistake: Counts the marks on both diagonals together.
//! says: Your winner on XOXO..XOX returned X, but should return nobody. Your code treats the cells 1, 3, 7 as a line, but these cells are not on one line. Check whether your code counts both diagonals together.
//! also: Your winner on all 5 478 positions found 1 788 wins, but should find 942.
// ANCHOR: body
    for player in [Player::First, Player::Second] {
        let mut rows = [0; 3];
        let mut cols = [0; 3];
        let mut diagonal = 0;
        for row in 0..3 {
            for col in 0..3 {
                if board.squares[row][col] == Some(player) {
                    rows[row] += 1;
                    cols[col] += 1;
                    if row == col || row + col == 2 {
                        diagonal += 1;
                    }
                }
            }
        }
        if rows.contains(&3) || cols.contains(&3) || diagonal >= 3 {
            return Some(player);
        }
    }
    None
// ANCHOR_END: body

//! name: one_diagonal
//! mistake: The rising diagonal is forgotten.
//! says: returned nobody, but should return X. Your code never finds the line 3, 5, 7. Check that your code reads all three rows, all three columns and both diagonals, and returns their mark. X has the line 3, 5, 7.
// CHANGE: body
- for [a, b, c] in rows.chain(columns).chain(diagonals) {
+ for [a, b, c] in rows.chain(columns).chain(diagonals.into_iter().take(1)) {

//! name: one_to_three
//! mistake: Rows and columns are numbered from 1.
//! says: panicked, but should return nobody. Your code used an index outside the board. Use only 0, 1 and 2 for `row` and `col` in squares[row][col].
// CHANGE: body
- let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
+ let rows = (1..=3).map(|i| [s[i][0], s[i][1], s[i][2]]);

//! name: or_without_brackets
//! mistake: Tests the two diagonals in one condition, and compares a corner of the one in the test of the other.
//! says: Check that the result depends only on the three squares of a line.
    // ANCHOR: body
    let s = &board.squares;
    for i in 0..3 {
        if s[i][0].is_some() && s[i][0] == s[i][1] && s[i][1] == s[i][2] {
            return s[i][0];
        }
        if s[0][i].is_some() && s[0][i] == s[1][i] && s[1][i] == s[2][i] {
            return s[0][i];
        }
    }
    if s[1][1].is_some() && s[0][0] == s[1][1] && s[1][1] == s[2][2]
        || s[0][2] == s[1][1] && s[1][1] == s[2][0] && s[0][2].is_some() && s[0][0] == s[1][1]
    {
        return s[1][1];
    }
    None
    // ANCHOR_END: body

//! name: rising_ends_one_off
//! mistake: The rising diagonal ends one square too far to the right.
//! says: Your code treats the cells 3, 5, 8 as a line, but these cells are not on one line. Check the squares that your code compares.
    // ANCHOR: body
    let s = &board.squares;
    for i in 0..3 {
        if s[i][0].is_some() && s[i][0] == s[i][1] && s[i][1] == s[i][2] {
            return s[i][0];
        }
        if s[0][i].is_some() && s[0][i] == s[1][i] && s[1][i] == s[2][i] {
            return s[0][i];
        }
    }
    if s[1][1].is_some() && s[0][0] == s[1][1] && s[1][1] == s[2][2] {
        return s[1][1];
    }
    if s[1][1].is_some() && s[0][2] == s[1][1] && s[1][1] == s[2][1] {
        return s[1][1];
    }
    None
    // ANCHOR_END: body

//! name: rows_alone
//! mistake: Columns and diagonals are forgotten.
//! says: X has the line 1, 4, 7.
//! says: Check that your code reads all three rows, all three columns and both diagonals, and returns their mark. The missed lines: 1, 4, 7 2, 5, 8 3, 6, 9 1, 5, 9 3, 5, 7
// CHANGE: body
- let s = &board.squares;
- let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
- let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
- let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
- for [a, b, c] in rows.chain(columns).chain(diagonals) {
+ for [a, b, c] in board.squares {

//! name: rows_are_x
//! mistake: Returns X for every complete row.
//! says: Your code returned a player who has no line. Return the mark on the line.
// CHANGE: body
  let s = &board.squares;
+ if s.iter().any(|row| row[0].is_some() && row[0] == row[1] && row[1] == row[2]) {
+     return Some(Player::First);
+ }

//! name: runs_of_equal_marks
//! mistake: Counts equal marks along all rows and all columns, and does not begin again at their ends.
//! says: Your winner on XOXXOOOXX returned O, but should return nobody. Your code treats the cells 5, 6, 7 as a line, but these cells are in two rows.
// ANCHOR: body
    fn three_equal(marks: impl Iterator<Item = Option<Player>>) -> Option<Player> {
        let (mut last, mut run) = (None, 0);
        for mark in marks {
            run = if mark == last { run + 1 } else { 1 };
            last = mark;
            if run >= 3 && mark.is_some() {
                return mark;
            }
        }
        None
    }
    let s = &board.squares;
    three_equal((0..9).map(|at| s[at / 3][at % 3]))
        .or_else(|| three_equal((0..9).map(|at| s[at % 3][at / 3])))
        .or_else(|| three_equal((0..3).map(|at| s[at][at])))
        .or_else(|| three_equal((0..3).map(|at| s[at][2 - at])))
// ANCHOR_END: body

//! name: stops_at_a_mixed_line
//! mistake: Says nobody at the first line that is not won but not empty.
//! says: Check that the result depends only on the three squares of a line.
// CHANGE: body
+     if a.is_some() && b.is_some() {
+         return None;
  }
+ }
  None

//! name: sum_of_a_line
//! mistake: Adds up 1 for X and 2 for O, and takes the sum 3 for three X.
//! says: Your winner on XX.O..... returned X, but should return nobody. Your code also returns X on the board XO....... with fewer marks. Return a player only for three equal marks on one line.
//! also: Your winner on all 5 478 positions found 5 184 wins, but should find 942.
// ANCHOR: body
    let worth = |row: usize, col: usize| match board.squares[row][col] {
        Some(Player::First) => 1,
        Some(Player::Second) => 2,
        None => 0,
    };
    let mut sums = Vec::new();
    for i in 0..3 {
        sums.push((0..3).map(|k| worth(i, k)).sum::<u32>());
        sums.push((0..3).map(|k| worth(k, i)).sum::<u32>());
    }
    sums.push((0..3).map(|k| worth(k, k)).sum());
    sums.push((0..3).map(|k| worth(k, 2 - k)).sum());
    if sums.contains(&3) {
        Some(Player::First)
    } else if sums.contains(&6) {
        Some(Player::Second)
    } else {
        None
    }
// ANCHOR_END: body

//! name: the_ends_alone
//! mistake: Compares the two ends of a line and not its middle.
//! says: Your winner on XOXO..XOX returned X, but should return nobody. In your code, marks on cells 1 and 3 are enough to win. Return a player only for three equal marks on one line.
// CHANGE: body
- for [a, b, c] in rows.chain(columns).chain(diagonals) {
-     if a.is_some() && a == b && b == c {
+ for [a, _, c] in rows.chain(columns).chain(diagonals) {
+     if a.is_some() && a == c {

//! name: the_first_player_only
//! mistake: Looks for the first player alone.
//! says: returned nobody, but should return O. Your code finds lines of X, but no lines of O. Check the lines of both players.
// ANCHOR: body
let s = &board.squares;
let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
let mut lines = rows.chain(columns).chain(diagonals);
lines.any(|line| line == [Some(Player::First); 3]).then_some(Player::First)
// ANCHOR_END: body

//! name: the_last_line_wins
//! mistake: Goes through all lines and keeps the answer of the last one.
//! says: Check what it does with the other seven lines.
// CHANGE: body
+ let mut found = None;
  for [a, b, c] in rows.chain(columns).chain(diagonals) {
-     if a.is_some() && a == b && b == c {
-         return a;
-     }
+     found = if a.is_some() && a == b && b == c { a } else { None };
  }
- None
+ found

//! name: the_last_round_decides
//! mistake: Each line sets the answer anew, so that only the last one counts.
//! says: of the 8 lines. Check whether the result for one line overwrites the result for an earlier line. The missed lines: 1, 2, 3
// ANCHOR: body
    let s = &board.squares;
    let mut answer = None;
    for i in 0..3 {
        answer = if s[i][0].is_some() && s[i][0] == s[i][1] && s[i][1] == s[i][2] {
            s[i][0]
        } else if s[0][i].is_some() && s[0][i] == s[1][i] && s[1][i] == s[2][i] {
            s[0][i]
        } else if s[1][1].is_some()
            && (s[0][0] == s[1][1] && s[1][1] == s[2][2]
                || s[0][2] == s[1][1] && s[1][1] == s[2][0])
        {
            s[1][1]
        } else {
            None
        };
    }
    answer
// ANCHOR_END: body

//! name: the_next_mover_has_won
//! mistake: From the fifth mark on, the player who moves next has won.
//! says: Your winner on XOXO..XOX returned O, but should return nobody. If nobody has won, your code returns a player on every board with five marks or more. Return a player only for three equal marks on one line.
// ANCHOR: body
if board.moves_done < 5 { return None; }
Some(if board.moves_done % 2 == 0 { Player::First } else { Player::Second })
// ANCHOR_END: body

//! name: the_winner_stays
//! mistake: Keeps the first winner in a static.
//! says: returned another result the second time
// CHANGE: body
+ use std::sync::Mutex;
+ static FOUND: Mutex<Option<Player>> = Mutex::new(None);
  let s = &board.squares;

+ let mut found = FOUND.lock().unwrap();
  for [a, b, c] in rows.chain(columns).chain(diagonals) {

-         return a;
+         *found = found.or(a);

- None
+ *found

//! name: there_must_be_a_line
//! mistake: Looks for a won line, and unwraps what it found.
//! says: panicked, but should return nobody. Your code unwraps a value that is `None`. Return `None` if nobody has won.
// CHANGE: body
- for [a, b, c] in rows.chain(columns).chain(diagonals) {
-     if a.is_some() && a == b && b == c {
-         return a;
-     }
- }
- None
+ rows.chain(columns).chain(diagonals).find(|[a, b, c]| a.is_some() && a == b && b == c).unwrap()[0]

//! name: three_empty_squares
//! mistake: Only compares the three squares, so that an empty line is the first one found.
//! says: returned nobody, but should return X. Your code misses a win only if the board also has an empty line. Three empty squares are equal too: check that each square contains a mark.
// CHANGE: body
-     if a.is_some() && a == b && b == c {
+     if a == b && b == c {

//! name: three_marks_anywhere
//! mistake: Counts the marks of a player, wherever they stand.
//! says: If nobody has won, your code returns the player who moved last from the fifth mark on. Check that three marks of this player are on one line.
// ANCHOR: body
let count = |player| board.squares.iter().flatten().filter(|mark| **mark == Some(player)).count();
[Player::First, Player::Second].into_iter().rev().find(|player| count(*player) >= 3).filter(|_| true).map(|_| if count(Player::First) > count(Player::Second) { Player::First } else { Player::Second })
// ANCHOR_END: body

//! name: three_marks_below_the_first_row
//! mistake: Three marks anywhere in the last two rows win.
//! says: In your code, three marks win on 18 sets of cells that are not lines, for example
// ANCHOR: body
let count = |player| board.squares[1..].iter().flatten().filter(|mark| **mark == Some(player)).count();
[Player::Second, Player::First].into_iter().find(|player| count(*player) >= 3)
// ANCHOR_END: body

//! name: two_of_three
//! mistake: Compares two of the three squares.
//! says: returned X, but should return nobody. In your code, marks on cells 1 and 2 are enough to win. Return a player only for three equal marks on one line.
// CHANGE: body
-     if a.is_some() && a == b && b == c {
+     if a.is_some() && a == b {

//! name: unwraps
//! mistake: Takes it for granted that every square holds a mark.
//! says: panicked, but should return nobody. Your code unwraps a value that is `None`, as each empty square is. Compare the squares with ==, without `unwrap`.
// CHANGE: body
-     if a.is_some() && a == b && b == c {
+     if a.unwrap() == b.unwrap() && b == c {

//! name: who_moves_next
//! mistake: Names the player whose turn it is, and not who made the line.
//! says: Your code returns the loser on every won board. Return the mark on the line.
// CHANGE: body
-         return a;
+         return Some(if board.moves_done % 2 == 0 { Player::First } else { Player::Second });

//! name: xor_of_the_squares
//! mistake: Takes the last of the line for the winner, also where it holds another mark.
//! says: but should return
// CHANGE: body
-         return a;
+         return s[2][2];

// Right answers in other styles, which must pass.

//! name: a_table_of_lines
//! right: A table of the eight lines by their cells.
//! told: You found the 942 won positions among all 5 478
// ANCHOR: body
const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
let at = |cell: usize| board.squares[cell / 3][cell % 3];
LINES.iter().find_map(|[a, b, c]| at(*a).filter(|_| at(*a) == at(*b) && at(*b) == at(*c)))
// ANCHOR_END: body

//! name: bits
//! right: nine bits a player and eight numbers
// ANCHOR: body
    let bits = |player| {
        let cells = board.squares.iter().flatten().enumerate();
        cells.filter(|(_, mark)| **mark == Some(player)).map(|(at, _)| 1_u32 << at).sum::<u32>()
    };
    for player in [Player::Second, Player::First] {
        if [7, 56, 448, 73, 146, 292, 273, 84].iter().any(|line| bits(player) & line == *line) {
            return Some(player);
        }
    }
    None
// ANCHOR_END: body

//! name: by_player
//! right: Asks for each player whether all squares of a line are theirs.
// ANCHOR: body
let s = &board.squares;
let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
let lines: Vec<[Option<Player>; 3]> = rows.chain(columns).chain(diagonals).collect();
[Player::First, Player::Second]
    .into_iter()
    .find(|player| lines.iter().any(|line| line.iter().all(|square| *square == Some(*player))))
// ANCHOR_END: body

//! name: no_win_before_the_fifth_move
//! right: A shortcut: before the fifth move nobody can have won.
// CHANGE: body
+ if board.moves_done < 5 {
+     return None;
+ }
  let s = &board.squares;

//! name: one_if_for_each_kind
//! right: Rows, columns and diagonals each in a way of their own.
// ANCHOR: body
let s = &board.squares;
for i in 0..3 {
    if s[i][0] != None && s[i][0] == s[i][1] && s[i][1] == s[i][2] {
        return s[i][0];
    }
    if s[0][i] != None && s[0][i] == s[1][i] && s[1][i] == s[2][i] {
        return s[0][i];
    }
}
let centre = s[1][1]?;
let falling = s[0][0] == Some(centre) && s[2][2] == Some(centre);
let rising = s[0][2] == Some(centre) && s[2][0] == Some(centre);
if falling || rising { Some(centre) } else { None }
// ANCHOR_END: body

//! name: only_the_last_mover
//! right: Only who made the last move can have a line.
// ANCHOR: body
let s = &board.squares;
let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
let last = if board.moves_done % 2 == 1 { Player::First } else { Player::Second };
rows.chain(columns).chain(diagonals).any(|line| line == [Some(last); 3]).then_some(last)
// ANCHOR_END: body

//! name: steps
//! right: a start and a step for each line, over the nine cells
// ANCHOR: body
    let cells: Vec<Option<Player>> = board.squares.concat();
    for (start, step) in [(0, 1), (3, 1), (6, 1), (0, 3), (1, 3), (2, 3), (0, 4), (2, 2)] {
        let mut line = cells.iter().skip(start).step_by(step).take(3);
        let first = line.next().copied().flatten();
        if first.is_some() && line.all(|mark| *mark == first) {
            return first;
        }
    }
    None
// ANCHOR_END: body

//! name: sums_of_a_line
//! right: X counts 1 and O −1: a line of 3 or −3 is won.
// CHANGE: body
- for [a, b, c] in rows.chain(columns).chain(diagonals) {
-     if a.is_some() && a == b && b == c {
-         return a;
+ for line in rows.chain(columns).chain(diagonals) {
+     let sum: i32 = line.iter().map(|square| match square {
+         Some(Player::First) => 1,
+         Some(Player::Second) => -1,
+         None => 0,
+     }).sum();
+     if sum == 3 {
+         return Some(Player::First);
      }
+     if sum == -3 {
+         return Some(Player::Second);
  }
+ }
