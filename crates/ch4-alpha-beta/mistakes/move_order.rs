// Wrong answers to the exercise `move_order` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_corner_forgotten
//! mistake: One corner is forgotten.
//! says: Your code gives the corners 1, 3, 7 and 9 the ranks 1, 1, 1 and 2. Give all four cells the same rank.
// CHANGE: by_cell
-     1 | 3 | 7 | 9 => 1,
+     1 | 3 | 7 => 1,

//! name: absolute
//! mistake: The size of the value counts, not its sign.
//! says: Your order is wrong for values below 0, where −3 is larger than −8. Compute the rank from the value itself, with its sign.
// CHANGE: by_value
-     Player::First => -value,
-     Player::Second => value,
+     Player::First => -value.abs(),
+     Player::Second => value.abs(),

//! name: all_alike
//! mistake: Every cell has the same rank.
//! says: Your code gives every cell the same rank. Rank the centre, 5, first, and the corners 1, 3, 7 and 9 next.
// CHANGE: by_cell
-     1 | 3 | 7 | 9 => 1,
-     _ => 2,
+     1 | 3 | 7 | 9 => 0,
+     _ => 0,

//! name: best_reply_counts
//! mistake: What is best for the opponent afterwards: one reply is looked at, too.
//! says: Your rank depends on the replies. Call `evaluate()` on the board directly after the move.
// CHANGE: by_value
- let value = board.play(mv).evaluate();
+ let new_board = board.play(mv);
+ let mut value = new_board.evaluate();
+ for reply in new_board.legal_moves() {
+     let after = new_board.play(reply).evaluate();
+     if new_board.better(after, value) {
+         value = after;
+     }
+ }

//! name: better_on_the_new_board
//! mistake: The better moves are counted, but the new board is asked what is better.
//! says: Your order has the worst move first, except when the same player moves again. Call `to_move()` or `better` on the board before the move, not on the new board.
// ANCHOR: by_value
let after = board.play(mv);
let is_better = |other| after.better(board.play(other).evaluate(), after.evaluate());
board.legal_moves().filter(|&other| is_better(other)).count() as i32
// ANCHOR_END: by_value

//! name: better_than_now
//! mistake: A move is only good or bad, compared with the board as it is.
//! says: Your code gives 3, 8 and 5 the same rank, but a value can be any number, not only a win or a draw. Compute the rank from the value itself.
// ANCHOR: by_value
let value = board.play(mv).evaluate();
i32::from(!board.better(value, board.evaluate()))
// ANCHOR_END: by_value

//! name: centre_as_a_corner
//! mistake: The centre counts as a corner.
//! says: Your order has the centre among the corners. The centre is on four lines and a corner on three. Rank the centre first.
// CHANGE: by_cell
-     5 => 0,
+     5 => 1,

//! name: centre_forgotten
//! mistake: The centre has no rank of its own, so it ranks like an edge.
//! says: The search tries a low rank first, but your code gives cell 1 the rank 0 and the centre, 5, the rank 1. The centre must have the lowest rank, and the corners the next.
// ANCHOR: by_cell
match cell.number() {
    1 | 3 | 7 | 9 => 0,
    _ => 1,
}
// ANCHOR_END: by_cell

//! name: centre_only
//! mistake: Only the centre is put first.
//! says: Your order has the centre first, but then all other cells by number. A corner is on three lines and an edge on two. Rank the corners before the edges.
// CHANGE: by_cell
-     _ => 2,
+     _ => 1,

//! name: corners_first
//! mistake: Corners are put before the centre.
//! says: Your order begins with the corners. The centre is on four lines and a corner on three. Rank the centre first.
// CHANGE: by_cell
-     5 => 0,
-     1 | 3 | 7 | 9 => 1,
+     5 => 1,
+     1 | 3 | 7 | 9 => 0,

//! name: counted_in_a_static
//! mistake: Each call gives the next number.
//! says: cells
// ANCHOR: by_cell
use std::sync::atomic::{AtomicI32, Ordering::SeqCst};
static NEXT: AtomicI32 = AtomicI32::new(0);
let _ = cell;
NEXT.fetch_add(1, SeqCst)
// ANCHOR_END: by_cell

//! name: distance_of_numbers
//! mistake: The distance from 5 is the rank.
//! says: Your code ranks each cell by the distance of its number from 5. Rank the corners 1, 3, 7 and 9 before the edges 2, 4, 6 and 8.
// ANCHOR: by_cell
(cell.number() as i32 - 5).abs()
// ANCHOR_END: by_cell

//! name: divided
//! mistake: A value is made small.
//! says: Your code gives 3, 8 and 5 the same rank, and separates only values that are far apart. Compute the rank from the value itself.
// CHANGE: by_value
- let value = board.play(mv).evaluate();
+ let value = board.play(mv).evaluate() / 10;

//! name: edges_before_corners
//! mistake: Edges are put before corners.
//! says: Your order has the edges before the corners. A corner is on three lines and an edge on two. Rank the corners before the edges.
// CHANGE: by_cell
-     1 | 3 | 7 | 9 => 1,
-     _ => 2,
+     1 | 3 | 7 | 9 => 2,
+     _ => 1,

//! name: end_pays_more
//! mistake: A move that ends the game is put before all others.
//! says: Your order is right if all moves end the game, and if none does, but wrong if only some do. Rank both kinds of moves by the value alone.
// CHANGE: by_value
- let value = board.play(mv).evaluate();
+ let new_board = board.play(mv);
+ let value = new_board.evaluate() / 4;
+ if new_board.done() {
+     return (if board.to_move() == Player::First { -value } else { value }) - 1_000_000_000;
+ }

//! name: ends_first
//! mistake: A move that ends the game comes first, whatever the end is worth.
//! says: Your order is right if the game continues after each move, but wrong if each move ends the game. Rank both kinds of moves in the same way.
// CHANGE: by_value
- let value = board.play(mv).evaluate();
+ let new_board = board.play(mv);
+ if new_board.done() {
+     return i32::MIN;
+ }
+ let value = new_board.evaluate();

//! name: extra_turn_pays_more
//! mistake: A move that gives an extra turn is put before all others, and such moves are ranked among themselves.
//! says: Your order is wrong if the same player moves again after some of the moves. Rank each move by the value alone, whoever moves next.
// CHANGE: by_value
- let value = board.play(mv).evaluate();
- match board.to_move() {
+ let new_board = board.play(mv);
+ let value = new_board.evaluate() / 4;
+ let bonus = if new_board.to_move() == board.to_move() { 1_000_000_000 } else { 0 };
+ -bonus + match board.to_move() {

//! name: extra_turns_first
//! mistake: A move that gives an extra turn comes first, whatever it is worth.
//! says: If the same player moves again after each move, your code does not change the order. Rank these moves by the value of the new board, too.
// CHANGE: by_value
- let value = board.play(mv).evaluate();
+ let new_board = board.play(mv);
+ if new_board.to_move() == board.to_move() {
+     return i32::MIN;
+ }
+ let value = new_board.evaluate();

//! name: first_players_order
//! mistake: O's moves are sorted as X's are, the largest value first.
//! says: Your code ranks MIN's moves like MAX's, so MIN tries its worst move first. Give MIN's smallest values the lowest ranks.
// ANCHOR: by_value
-board.play(mv).evaluate()
// ANCHOR_END: by_value

//! name: gain_over_now
//! mistake: The rank is what the move gains over the board as it is, a difference that does not always fit.
//! says: Your code calculates with values up to 2 000 000 000, and a result does not fit into an `i32`. Rank by the value after the move, or by its negative.
// CHANGE: by_value
- let value = board.play(mv).evaluate();
+ let value = board.play(mv).evaluate() - board.evaluate();

//! name: good_or_not
//! mistake: A win is 0, all else 1: how much it is worth does not matter.
//! says: Compute the rank from the value itself.
// ANCHOR: by_value
    let value = board.play(mv).evaluate();
    let good = match board.to_move() {
        Player::First => value > 0,
        Player::Second => value < 0,
    };
    i32::from(!good)
// ANCHOR_END: by_value

//! name: halved
//! mistake: Values are halved, so that neighbours can get one rank.
//! says: Your code gives values that are close together, such as 0 and 1, the same rank. Compute the rank from the value itself.
// CHANGE: by_value
-     Player::First => -value,
-     Player::Second => value,
+     Player::First => -(value / 2),
+     Player::Second => value / 2,

//! name: high_ranks_first
//! mistake: The best cell gets the highest rank.
//! says: The search tries a low rank first, but your code gives the centre the highest rank. Give the centre the lowest rank, and the corners the next.
// CHANGE: by_cell
-     5 => 0,
+     5 => 2,
      1 | 3 | 7 | 9 => 1,
-     _ => 2,
+     _ => 0,

//! name: index_of_the_cell
//! mistake: The index of the cell is taken for its number.
//! says: Your code ranks cell 6 first. An index starts at 0, but a cell number at 1. Give the lowest rank to 5, the centre, and the next to 1, 3, 7 and 9.
// CHANGE: by_cell
- match cell.number() {
+ match cell.index() {

//! name: indices_for_numbers
//! mistake: The cells are taken to be numbered from 0.
//! says: Your code ranks cell 4 first. The cells have the numbers 1 to 9. Give the lowest rank to 5, the centre, and the next to 1, 3, 7 and 9.
// CHANGE: by_cell
-     5 => 0,
-     1 | 3 | 7 | 9 => 1,
+     4 => 0,
+     0 | 2 | 6 | 8 => 1,

//! name: indices_in_part
//! mistake: The cells are counted from 0.
//! says: Your code ranks 6 and 8 as corners, and 7 and 9 as edges. Check your corners: they are 1, 3, 7 and 9.
// ANCHOR: by_cell
match cell.number() - 1 { 4 => 0, 0 | 2 | 5 | 7 => 1, _ => 2 }
// ANCHOR_END: by_cell

//! name: kept_from_the_first_board
//! mistake: The mover of the first call is kept in a static.
//! says: Your code ranks MIN's moves like MAX's, so MIN tries its worst move first. Give MIN's smallest values the lowest ranks.
// ANCHOR: by_value
use std::sync::OnceLock;
static MOVER: OnceLock<Player> = OnceLock::new();
let value = board.play(mv).evaluate();
if *MOVER.get_or_init(|| board.to_move()) == Player::First { -value } else { value }
// ANCHOR_END: by_value

//! name: lines_counted
//! mistake: The rank is the number of lines through the cell.
//! says: The search tries a low rank first, but your code gives the centre the highest rank. Give the centre the lowest rank, and the corners the next.
// CHANGE: by_cell
-     5 => 0,
-     1 | 3 | 7 | 9 => 1,
+     5 => 4,
+     1 | 3 | 7 | 9 => 3,

//! name: looks_two_moves_ahead
//! mistake: The reply is looked at, too.
//! says: Your rank depends on the replies. Call `evaluate()` on the board directly after the move.
// CHANGE: by_value
- let value = board.play(mv).evaluate();
+ let (value, _) = crate::alpha_beta::alpha_beta(&board.play(mv), 1, game::Value::MIN, game::Value::MAX);

//! name: max_unranked
//! mistake: MAX's moves all have the same rank.
//! says: Your code changes the order of only one of [3, 8, 5], where MAX moves, and {3, 8, 5}, where MIN moves. Rank the moves of both players by their values.
// CHANGE: by_value
-     Player::First => -value,
+     Player::First => 0,

//! name: middle_column_only
//! mistake: Only the column is checked, so two edges count as corners.
//! says: Your code gives the edges 2, 4, 6 and 8 the ranks 2, 1, 1 and 2. Give all four cells the same rank.
// ANCHOR: by_cell
match cell.number() { 5 => 0, n if n % 3 == 2 => 2, _ => 1 }
// ANCHOR_END: by_cell

//! name: mover_of_the_new_board
//! mistake: The player to move is asked of the new board.
//! says: Your order has the worst move first, except when the same player moves again. Call `to_move()` or `better` on the board before the move, not on the new board.
// CHANGE: by_value
- let value = board.play(mv).evaluate();
- match board.to_move() {
+ let new_board = board.play(mv);
+ let value = new_board.evaluate();
+ match new_board.to_move() {

//! name: odd_cells_first
//! mistake: Odd numbers come first.
//! says: Your order has the centre among the corners. The centre is on four lines and a corner on three. Rank the centre first.
// ANCHOR: by_cell
i32::from(cell.number() % 2 == 0)
// ANCHOR_END: by_cell

//! name: only_the_end_is_evaluated
//! mistake: Only a board that is done gets a value.
//! says: Your order is wrong if a move does not end the game. Call `evaluate()` on the board directly after the move, even if the game is not over.
// CHANGE: by_value
- let value = board.play(mv).evaluate();
+ let after = board.play(mv);
+ let value = if after.done() { after.evaluate() } else { 0 };

//! name: ranked_by_number
//! mistake: The number of the cell is its rank.
//! says: Your order is the order of the cell numbers. Rank the centre, 5, first, and the corners 1, 3, 7 and 9 next.
// ANCHOR: by_cell
    cell.number() as i32
// ANCHOR_END: by_cell

//! name: reversed_for_the_second
//! mistake: The second player gets the cells in reverse, as if a good cell were bad for the other.
//! says: Your order of the free cells changes after a move at cell 1, but a good cell is good for both players. Compute the rank from the cell alone.
// CHANGE: by_cell
- match cell.number() {
+ let rank = match cell.number() {

- }
+ };
+ if _board.to_move() == Player::First { rank } else { -rank }

//! name: sign_only
//! mistake: Only who wins counts, not by how much.
//! says: Compute the rank from the value itself.
// CHANGE: by_value
-     Player::First => -value,
-     Player::Second => value,
+     Player::First => -value.signum(),
+     Player::Second => value.signum(),

//! name: signs_exchanged
//! mistake: The signs are exchanged.
//! says: Your order has the worst move first, for both players. The search tries a low rank first. Change the sign of the rank for both players.
// CHANGE: by_value
-     Player::First => -value,
-     Player::Second => value,
+     Player::First => value,
+     Player::Second => -value,

//! name: smallest_first
//! mistake: The smallest value comes first for both.
//! says: Your code ranks MAX's moves like MIN's, so MAX tries its worst move first. Give MAX's largest values the lowest ranks.
// ANCHOR: by_value
board.play(mv).evaluate()
// ANCHOR_END: by_value

//! name: sorts_by_full_search
//! mistake: The moves are sorted by searching each of them to the end.
//! says: Your rank depends on the replies. Call `evaluate()` on the board directly after the move.
// CHANGE: by_value
- let value = board.play(mv).evaluate();
+ let (value, _) = crate::alpha_beta::alpha_beta(&board.play(mv), 9, game::Value::MIN, game::Value::MAX);

//! name: subtracted_from_the_largest
//! mistake: The value is subtracted from the largest number.
//! says: Your code calculates with a number of its own that is too large, and a result does not fit into an `i32`.
// CHANGE: by_value
-     Player::First => -value,
+     Player::First => i32::MAX - value,

//! name: ten_times_the_value
//! mistake: The rank is ten times the value, which does not fit where the value is large.
//! says: Your promising_first on −2000000000:[1999999999, 2000000000, −2000000000] panicked, but should return a rank.
// CHANGE: by_value
-     Player::First => -value,
-     Player::Second => value,
+     Player::First => -10 * value,
+     Player::Second => 10 * value,

//! name: through_i8
//! mistake: The value goes through 8 bits.
//! says: Your order is wrong for large values, but a value can be any `i32`. Compute the rank from the value itself.
// CHANGE: by_value
-     Player::First => -value,
-     Player::Second => value,
+     Player::First => -i32::from(value as i8),
+     Player::Second => i32::from(value as i8),

//! name: through_single_precision
//! mistake: The rank is computed in `f32`, which has seven digits.
//! says: Your promising_first on the moves of −2000000000:[1999999999, 2000000000, −2000000000] gave the order 1 2 3, but should give 2 1 3. Your order is wrong for large values that are close together. Compute the rank from the value itself, without rounding or a limit.
// CHANGE: by_value
- let value = board.play(mv).evaluate();
+ let value = board.play(mv).evaluate() as f32 as i32;

//! name: ties_reversed
//! mistake: Among equal cells the higher number comes first.
//! says: Your code reverses the order of equally good cells. Give all four corners one rank, and all four edges another.
// CHANGE: by_cell
- match cell.number() {
+ let rank = match cell.number() {

- }
+ };
+ 10 * rank - cell.number() as i32

//! name: turn_assumed
//! mistake: Who moves next is asked, as if the turn always passed.
//! says: Among the moves after which the same player moves again, your order has the worst first. Choose the sign only by the player who makes the move.
// ANCHOR: by_value
let next = board.play(mv);
match next.to_move() {
    Player::First => next.evaluate(),
    Player::Second => -next.evaluate(),
}
// ANCHOR_END: by_value

//! name: values_before_the_move
//! mistake: The board is valued as it is before the move.
//! says: Your code does not change the order of the moves of [3, 8, 5]. The rank of a move must come from the value of the new board, even if the game is not over.
// ANCHOR: by_value
let _ = mv;
match board.to_move() {
    Player::First => -board.evaluate(),
    Player::Second => board.evaluate(),
}
// ANCHOR_END: by_value

//! name: wins_first
//! mistake: Only moves that end the game are put first.
//! says: Your code does not change the order of the moves of [3, 8, 5]. The rank of a move must come from the value of the new board, even if the game is not over.
// ANCHOR: by_value
i32::from(!board.play(mv).done())
// ANCHOR_END: by_value

//! name: without_the_sign
//! mistake: A large loss is ranked as a large win is.
//! says: Your order of [−9, 3, 5] is the same as your order of [9, 3, 5], as if the sign did not matter. Compare the values with their signs.
// ANCHOR: by_value
    -board.play(mv).evaluate().abs()
// ANCHOR_END: by_value

// Right answers in other styles, which must pass.

//! name: asks_better
//! right: The board is asked which of two values is better.
// ANCHOR: by_value
    let value = board.play(mv).evaluate();
    if board.better(1, 0) { -value } else { value }
// ANCHOR_END: by_value

//! name: better
//! right: The board says what is better.
//! told: The empty board: 18 297 nodes as the cells are numbered, 7 275 with the centre first
// ANCHOR: by_cell
[5, 5, 7, 9, 1, 3].into_iter().find(|_| false).unwrap_or(match cell.number() { 5 => -10, n if n % 2 == 1 => 0, _ => 10 })
// ANCHOR_END: by_cell
// ANCHOR: by_value
let value = board.play(mv).evaluate();
if board.better(1, 0) { -value } else { value }
// ANCHOR_END: by_value

//! name: negative_lines
//! right: The rank is minus the number of lines.
// ANCHOR: by_cell
-match cell.number() { 5 => 4, 1 | 3 | 7 | 9 => 3, _ => 2 }
// ANCHOR_END: by_cell

//! name: row_and_column
//! right: The rank from row and column.
// ANCHOR: by_cell
let (row, col) = ((cell.number() - 1) / 3, (cell.number() - 1) % 3);
match (row, col) { (1, 1) => 0, (1, _) | (_, 1) => 2, _ => 1 }
// ANCHOR_END: by_cell

//! name: sign
//! right: A sign for the mover.
// ANCHOR: by_value
let sign = if board.to_move() == Player::First { -1 } else { 1 };
sign * board.play(mv).evaluate()
// ANCHOR_END: by_value

//! name: with_ties
//! right: The number of the cell settles ties.
// CHANGE: by_cell
- match cell.number() {
+ let rank = match cell.number() {

- }
+ };
+ 10 * rank + cell.number() as i32
