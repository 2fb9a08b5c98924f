// Wrong answers to the exercise `rules` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_dead_draw_is_the_end
//! mistake: Ends as soon as nobody can win any more.
//! says: Your done on XOXXO.OX., with nobody as the winner, returned true, but should return false. The board still has 2 empty squares. Return false until the board is full, even if the game can only end in a draw.
// ANCHOR: over
let s = &board.squares;
let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
let dead = |line: &[Option<Player>; 3]| {
    line.contains(&Some(Player::First)) && line.contains(&Some(Player::Second))
        || line.iter().filter(|it| it.is_none()).count() == 2
};
board.moves_done >= 7 && rows.chain(columns).chain(diagonals).all(|line| dead(&line)) || board.moves_done == 9 || winner.is_some()
// ANCHOR_END: over

//! name: a_new_board
//! mistake: Begins with an empty board instead of a copy.
//! says: Change only one square of a copy of the board.
// CHANGE: next
- let mut next = board.clone();
+ let mut next = TicTacToe { moves_done: board.moves_done, ..TicTacToe::new() };

//! name: a_winner_alone
//! mistake: The game is over only when somebody has won: a draw never ends.
//! says: Your done on XOXXOOOXX, with nobody as the winner, returned false, but should return true. All nine squares are marked. Return true for a full board.
// ANCHOR: over
winner.is_some()
// ANCHOR_END: over

//! name: always_one
//! mistake: The number of moves is set and not raised.
//! says: returned O...X.... after 1 move, but should return O...X.... after 2 moves. Your code marked the right square, but `moves_done` is wrong. Each move adds exactly 1 to `moves_done`.
// CHANGE: next
- next.moves_done += 1;
+ next.moves_done = 1;

//! name: always_x
//! mistake: Everybody plays X.
//! says: Your code marked cell 1 with X. Choose the mark by `moves_done`: X makes the first move, and then the players alternate.
// ANCHOR: next
let mut next = board.clone();
next.squares[mv.row][mv.col] = Some(Player::First);
next.moves_done += 1;
next
// ANCHOR_END: next

//! name: any_empty_square
//! mistake: Asks whether any square is empty, not whether none is.
//! says: Your code returns true for the empty board and false for a full one.
// ANCHOR: over
winner.is_some() || board.squares.iter().flatten().any(Option::is_none)
// ANCHOR_END: over

//! name: backwards
//! mistake: The squares come from the last to the first.
//! says: The cells are right, but their order is wrong. Return the cells row by row, from left to right.
// CHANGE: moves
+     .rev()
      .flat_map(|row| (0..3).map(move |col| Move { row, col }))

//! name: both_are_needed
//! mistake: A winner and a full board, both.
//! says: Your done on XXXOO...., with X as the winner, returned false, but should return true. Somebody has won. Return true if `winner` is not `None`.
// ANCHOR: over
board.moves_done == 9 && winner.is_some()
// ANCHOR_END: over

//! name: changes_a_clone
//! mistake: Marks a copy, and returns the board as it was.
//! says: Your code left cell 5 empty and `moves_done` unchanged. Return a changed copy of the board.
// ANCHOR: next
let mut next = board.clone();
next.squares[mv.row][mv.col] = Some(Player::First);
next.moves_done += 1;
board.clone()
// ANCHOR_END: next

//! name: column_by_column
//! mistake: The squares come column by column.
//! says: returned [7, 2, 8, 3, 6, 9], but should return [2, 3, 6, 7, 8, 9]. The cells are right, but their order is wrong. Return the cells row by row, from left to right.
// CHANGE: moves
-     .flat_map(|row| (0..3).map(move |col| Move { row, col }))
+     .flat_map(|col| (0..3).map(move |row| Move { row, col }))

//! name: column_for_both
//! mistake: Looks up the square with the column for both indices.
//! says: Cell 2 is empty, but your code does not return it. With a mark only in cell 5 it does not return cell 2, either, but it does with a mark only in cell 2. Check which square your code reads: squares[row][col].
// CHANGE: moves
-     .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .filter(move |mv| !over && board.squares[mv.col][mv.col].is_none())

//! name: counted_down
//! mistake: Each move subtracts 1 from the number of moves.
//! says: Your play(5) on ......... panicked, but should return ....X..... The result of a subtraction is too small for its type: an index and `moves_done` are never below 0.
// CHANGE: next
-     next.moves_done += 1;
+     next.moves_done -= 1;

//! name: counted_first
//! mistake: Counts the move first and then asks whose it was.
//! says: Your code always sets the mark of the wrong player. Set X if `moves_done` is even before the move.
// CHANGE: next
- next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
+ next.moves_done += 1;
+ next.squares[mv.row][mv.col] = Some(if next.moves_done.is_multiple_of(2) {

- next.moves_done += 1;

//! name: counted_twice
//! mistake: Counts the move twice.
//! says: returned ....X.... after 2 moves, but should return ....X.... after 1 move. Your code marked the right square, but `moves_done` is wrong. Each move adds exactly 1 to `moves_done`.
// CHANGE: next
+ next.moves_done += 1;
  next

//! name: counts_but_does_not_mark
//! mistake: Forgets the mark and counts the move.
//! says: Your code changed only `moves_done` and left cell 5 empty. Mark the cell on the board that you return.
// ANCHOR: next
let mut next = board.clone();
next.moves_done += 1;
let _ = mv;
next
// ANCHOR_END: next

//! name: each_move_exchanged
//! mistake: Exchanges row and column where it asks for the mark.
//! says: Your code exchanges row and column. Check the square that your code reads, and the `Move` that your code builds.
//! also: Your legal_moves on .X....... returned cell 2, but should return only empty squares. Cell 2 contains a mark. Skip every marked square.
// CHANGE: moves
-     .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .filter(move |mv| !over && board.squares[mv.col][mv.row].is_none())

//! name: exchanged_in_the_move
//! mistake: Asks the right square and offers the turned one.
//! says: Your code exchanges row and column. Check the square that your code reads, and the `Move` that your code builds.
// CHANGE: moves
      .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .map(|mv| Move { row: mv.col, col: mv.row })

//! name: five_of_x_first
//! mistake: X has five marks and O four, so the first five moves are X's.
//! says: Your code marked cell 1 with X. Choose the mark by `moves_done`: X makes the first move, and then the players alternate.
// ANCHOR: next
    let mut next = board.clone();
    next.squares[mv.row][mv.col] = Some(if board.moves_done < 5 { Player::First } else { Player::Second });
    next.moves_done += 1;
    next
// ANCHOR_END: next

//! name: moves_after_a_win
//! mistake: Lists the empty squares of a won board too, as the textbook does.
//! says: Your legal_moves on XXXOO...., with X as the winner, returned 4 moves, but should return none. A finished game has no moves. Return no move if somebody has won.
// ANCHOR: moves
(0..3)
    .flat_map(|row| (0..3).map(move |col| Move { row, col }))
    .filter(move |mv| board.squares[mv.row][mv.col].is_none())
// ANCHOR_END: moves

//! name: moves_in_a_static
//! mistake: Counts the moves in a static instead of on the board.
//! says: returned another result the second time
// CHANGE: next
+ use std::sync::atomic::{AtomicU32, Ordering};
+ static MOVES: AtomicU32 = AtomicU32::new(0);
  let mut next = board.clone();

- next.moves_done += 1;
+ next.moves_done = MOVES.fetch_add(1, Ordering::SeqCst) + 1;

//! name: moves_till_the_eighth
//! mistake: legal_moves thinks that the game has eight moves.
//! says: The game is not over. Return the last empty square as a move too.
    // ANCHOR: moves
    let mut moves = Vec::new();
    if winner.is_none() && board.moves_done < 8 {
        for row in 0..3 {
            for col in 0..3 {
                if board.squares[row][col].is_none() {
                    moves.push(Move { row, col });
                }
            }
        }
    }
    moves.into_iter()
    // ANCHOR_END: moves

//! name: moves_until_taken
//! mistake: Stops at the first marked square.
//! says: Your code returns no square after the first mark. After a marked square, continue with the next square.
// CHANGE: moves
-     .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .take_while(move |mv| !over && board.squares[mv.row][mv.col].is_none())

//! name: never_counted_and_asked
//! mistake: The mark follows from the new number of moves, which is never increased.
//! says: The mark and `moves_done` are both wrong. Fix `moves_done` first: the mark can depend on it.
// ANCHOR: next
let mut next = board.clone();
let player = if next.moves_done % 2 == 1 { Player::First } else { Player::Second };
next.squares[mv.row][mv.col] = Some(player);
next
// ANCHOR_END: next

//! name: nine_moves_alone
//! mistake: The game is over only when the board is full.
//! says: Your done on XXXOO...., with X as the winner, returned false, but should return true. Somebody has won. Return true if `winner` is not `None`.
//! also: Your legal_moves on XXXOO...., with X as the winner, returned 4 moves, but should return none. Your `done` does not return true for this finished game. Fix `done` first.
// ANCHOR: over
board.moves_done == 9
// ANCHOR_END: over

//! name: no_line_is_open
//! mistake: A game that nobody can win any more is over.
//! says: The board still has 1 empty square. Return false until the board is full, even if the game can only end in a draw.
// ANCHOR: over
    let s = &board.squares;
    let lines = [
        [(0, 0), (0, 1), (0, 2)], [(1, 0), (1, 1), (1, 2)], [(2, 0), (2, 1), (2, 2)],
        [(0, 0), (1, 0), (2, 0)], [(0, 1), (1, 1), (2, 1)], [(0, 2), (1, 2), (2, 2)],
        [(0, 0), (1, 1), (2, 2)], [(0, 2), (1, 1), (2, 0)],
    ];
    let dead = |line: &[(usize, usize); 3]| {
        let has = |p| line.iter().any(|&(r, c)| s[r][c] == Some(p));
        has(Player::First) && has(Player::Second)
    };
    winner.is_some() || board.moves_done == 9 || lines.iter().all(dead)
// ANCHOR_END: over

//! name: none_in_the_last_row
//! mistake: The last row is forgotten.
//! says: Cell 7 is empty, but your code does not return it, not even on the empty board. Does your code reach this square?
// CHANGE: moves
- (0..3)
+ (0..2)

//! name: not_counted
//! mistake: The move is not counted, so X moves for ever.
//! says: returned ....X.... after 0 moves, but should return ....X.... after 1 move. Your code marked the right square, but `moves_done` is wrong. Each move adds exactly 1 to `moves_done`.
// CHANGE: next
- next.moves_done += 1;

//! name: numbered_from_one
//! mistake: Rows and columns from 1 to 3.
//! says: Your legal_moves on O..XX...., with nobody as the winner, panicked, but should return [2, 3, 6, 7, 8, 9]. Your code used an index outside the board. Use only 0, 1 and 2 for `row` and `col` in squares[row][col].
// CHANGE: moves
- (0..3)
-     .flat_map(|row| (0..3).map(move |col| Move { row, col }))
+ (1..=3)
+     .flat_map(|row| (1..=3).map(move |col| Move { row, col }))

//! name: offered_twice
//! mistake: Each square is offered once for each player.
//! says: Return each empty square only once.
// CHANGE: moves
      .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .flat_map(|mv| [mv, mv])

//! name: one_move_a_row
//! mistake: The first empty square of each row is a move; the rest of the row is not looked at.
//! says: Cell 3 is empty, but your code does not return it, not even on the empty board. Does your code reach this square?
// ANCHOR: moves
    let mut moves = Vec::new();
    if !done(board, winner) {
        for row in 0..3 {
            for col in 0..3 {
                if board.squares[row][col].is_none() {
                    moves.push(Move { row, col });
                    break;
                }
            }
        }
    }
    moves.into_iter()
// ANCHOR_END: moves

//! name: only_while_it_is_x_s_turn
//! mistake: Offers moves only where X is to move.
//! says: returned [], but should return [2, 3, 6, 7, 8, 9]. The game is not over. Return every empty square as a move.
// CHANGE: moves
-     .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .filter(move |mv| !over && board.moves_done % 2 == 0 && board.squares[mv.row][mv.col].is_none())

//! name: over_after_nine_counted_from_zero
//! mistake: The ninth move is not the last.
//! says: All nine squares are marked. Return true for a full board.
// ANCHOR: over
board.moves_done == 10 || winner.is_some()
// ANCHOR_END: over

//! name: over_at_a_full_row
//! mistake: One full row is taken for a full board.
//! says: Your done on XOXOX...., with nobody as the winner, returned true, but should return false. The board still has 4 empty squares. Your code returns true as soon as one row is full. Check all three rows.
//! also: The game is not over, but your `done` returned true for this board. Fix `done` first.
// ANCHOR: over
winner.is_some() || board.squares.iter().any(|row| row.iter().all(|square| square.is_some()))
// ANCHOR_END: over

//! name: over_at_eight
//! mistake: The board is taken for full one move too early.
//! says: The board still has 1 empty square. Your code returns true after only 8 moves. Compare `moves_done` with 9.
// ANCHOR: over
board.moves_done >= 8 || winner.is_some()
// ANCHOR_END: over

//! name: over_at_the_last_cell
//! mistake: The board fills up row by row, so it is full when cell 9 is marked.
//! says: Your done on ........X, with nobody as the winner, returned true, but should return false. The board still has 8 empty squares. Nobody has won. Return false until the board is full.
// ANCHOR: over
    winner.is_some() || board.squares[2][2].is_some()
// ANCHOR_END: over

//! name: over_counts_rows_full
//! mistake: Takes a full last row for a full board.
//! says: Your done on O.....XOX, with nobody as the winner, returned true
// ANCHOR: over
    winner.is_some() || board.squares[2].iter().all(|s| s.is_some())
// ANCHOR_END: over

//! name: over_from_the_fifth_move
//! mistake: The game may be over after five moves, so it is.
//! says: Your done on XOXOX...., with nobody as the winner, returned true, but should return false. The board still has 4 empty squares. Nobody has won. Return false until the board is full.
// ANCHOR: over
board.moves_done >= 5
// ANCHOR_END: over

//! name: over_turned
//! mistake: Offers moves where the game is over, and none where it is not.
//! says: Your code returns moves if the game is over, and no moves if the game continues. Exchange the two cases.
// CHANGE: moves
-     .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .filter(move |mv| over && board.squares[mv.row][mv.col].is_none())

//! name: overwrites_with_the_mark_of_o
//! mistake: The mark is the player who moved last.
//! says: Your code always sets the mark of the wrong player. Set X if `moves_done` is even before the move.
// CHANGE: next
- next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
+ next.squares[mv.row][mv.col] = Some(if !board.moves_done.is_multiple_of(2) {

//! name: players_exchanged
//! mistake: O begins.
//! says: Your code always sets the mark of the wrong player. Set X if `moves_done` is even before the move.
// CHANGE: next
- next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
+ next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) == false {

//! name: row_and_column_exchanged
//! mistake: The column is taken for the row.
//! says: Your code exchanges row and column. Use the row as the first index: squares[row][col].
//! also: Your play(4) on .X....... returned .O......., but should return a possible position. X moves first and both take turns, so no game leads to 0 X and 1 O.
// CHANGE: next
- next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
+ next.squares[mv.col][mv.row] = Some(if board.moves_done.is_multiple_of(2) {

//! name: row_for_both
//! mistake: Marks the square with the row for both indices.
//! says: Your play(6) on O...X.... returned O...X.... after 3 moves, but should return O...XX... after 3 moves. On the empty board, your play(6) marks cell 5. Mark squares[row][col].
// CHANGE: next
- next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
+ next.squares[mv.row][mv.row] = Some(if board.moves_done.is_multiple_of(2) {

//! name: row_for_both_in_the_move
//! mistake: Builds each move with the row for both numbers.
//! says: returned [1, 1, 5, 9, 9, 9], but should return [2, 3, 6, 7, 8, 9]. On the empty board, your code returns nine moves, but none of them is cell 2. Check `row` and `col` of each `Move` that your code builds.
// ANCHOR: moves
    let free = if done(board, winner) { 0 } else { 9 };
    (0..free)
        .filter(|at| board.squares[at / 3][at % 3].is_none())
        .map(|at| Move { row: at / 3, col: at / 3 })
// ANCHOR_END: moves

//! name: skips_from_the_front
//! mistake: As many cells as moves were made are gone from the front.
//! says: Cell 4 contains a mark. Return only empty squares.
// ANCHOR: moves
    let left = if done(board, winner) { 9 } else { board.moves_done as usize };
    (0..3).flat_map(|row| (0..3).map(move |col| Move { row, col })).skip(left)
// ANCHOR_END: moves

//! name: taken_squares_too
//! mistake: Offers squares that are marked.
//! says: Cell 1 contains a mark. Return only empty squares.
// CHANGE: moves
-     .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .filter(move |_| !over)

//! name: the_other_way_round
//! mistake: Says that the game goes on where it is over.
//! says: Your done on XXXOO...., with X as the winner, returned false, but should return true. Somebody has won. Return true if `winner` is not `None`.
// ANCHOR: over
!(board.moves_done == 9 || winner.is_some())
// ANCHOR_END: over

//! name: the_taken_ones
//! mistake: Offers the marked squares and not the empty ones.
//! says: Cell 1 contains a mark. Return only empty squares.
//! also: Your legal_moves on ........., with nobody as the winner, returned [], but should return [1, 2, 3, 4, 5, 6, 7, 8, 9].
// CHANGE: moves
-     .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .filter(move |mv| !over && board.squares[mv.row][mv.col].is_some())

//! name: the_whole_row
//! mistake: Marks the whole row.
//! says: Your code changed 3 squares. Change only the square of the move.
// CHANGE: next
- next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
+ next.squares[mv.row] = [Some(if board.moves_done.is_multiple_of(2) {

- });
+ }); 3];

//! name: two_by_two
//! mistake: The ranges end too early.
//! says: Cell 3 is empty, but your code does not return it, not even on the empty board. Does your code reach this square?
// CHANGE: moves
- (0..3)
-     .flat_map(|row| (0..3).map(move |col| Move { row, col }))
+ (0..2)
+     .flat_map(|row| (0..2).map(move |col| Move { row, col }))

//! name: up_to_a_mark_in_each_row
//! mistake: In each row, the squares up to the first mark.
//! says: Cell 2 is empty, but your code does not return it. With a mark only in cell 1 it does not return cell 2, either. A mark excludes only its own square.
//! also: Your legal_moves on X..O..X.., with nobody as the winner, returned [], but should return [2, 3, 5, 6, 8, 9].
// ANCHOR: moves
    let mut moves = Vec::new();
    if !done(board, winner) {
        for row in 0..3 {
            for col in 0..3 {
                if board.squares[row][col].is_none() {
                    moves.push(Move { row, col });
                } else {
                    break;
                }
            }
        }
    }
    moves.into_iter()
// ANCHOR_END: moves

//! name: x_alone_ends_it
//! mistake: Only X can win.
//! says: Your done on XX.OOOX.., with O as the winner, returned false, but should return true.
// ANCHOR: over
board.moves_done == 9 || winner == Some(Player::First)
// ANCHOR_END: over

// Right answers in other styles, which must pass.

//! name: a_match
//! right: Done as a match.
// ANCHOR: over
match (winner, board.moves_done) {
    (Some(_), _) | (None, 9..) => true,
    (None, _) => false,
}
// ANCHOR_END: over

//! name: a_vec
//! right: Fills a Vec and gives it away.
//! told: Your rules are right in all 5 478 positions, and for the 16 167 moves between them.
// ANCHOR: moves
let mut moves = Vec::new();
if !done(board, winner) {
    for row in 0..3 {
        for col in 0..3 {
            if board.squares[row][col].is_none() {
                moves.push(Move { row, col });
            }
        }
    }
}
moves.into_iter()
// ANCHOR_END: moves

//! name: asks_the_board_who_moves
//! right: Asks the board who moves, before the move is counted.
// ANCHOR: next
use game::Board;
let mut squares = board.squares;
squares[mv.row][mv.col] = Some(board.to_move());
TicTacToe { squares, moves_done: board.moves_done + 1 }
// ANCHOR_END: next

//! name: by_the_parity_of_the_copy
//! right: Counts first, and asks the number rightly.
// ANCHOR: next
let mut next = board.clone();
next.moves_done += 1;
let player = if next.moves_done % 2 == 1 { Player::First } else { Player::Second };
next.squares[mv.row][mv.col] = Some(player);
next
// ANCHOR_END: next

//! name: from_fn
//! right: counts up by hand
// ANCHOR: moves
    let mut cell = if done(board, winner) { 9 } else { 0 };
    std::iter::from_fn(move || {
        while cell < 9 {
            let mv = Move { row: cell / 3, col: cell % 3 };
            cell += 1;
            if board.squares[mv.row][mv.col].is_none() {
                return Some(mv);
            }
        }
        None
    })
// ANCHOR_END: moves

//! name: nothing_to_take
//! right: Takes no square at all where the game is over.
// ANCHOR: moves
let free = if done(board, winner) { 0 } else { 9 };
(0..free).map(|at| Move { row: at / 3, col: at % 3 }).filter(|mv| board.squares[mv.row][mv.col].is_none())
// ANCHOR_END: moves

//! name: squares_counted
//! right: Counts the squares instead of believing moves_done.
// ANCHOR: over
winner.is_some() || board.squares.iter().flatten().all(Option::is_some)
// ANCHOR_END: over
