// Wrong answers to the exercise `same_position` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_memo_each
//! mistake: Each call has a memo of its own.
//! says: After a search of 1x1 the memo contains only the position 1x1, and the values of all later positions are missing.
// CHANGE: body
-     let rest = same_position(&new_board, memo);
+     let mut below = memo.clone();
+     let rest = same_position(&new_board, &mut below);

//! name: a_memo_of_its_own
//! mistake: A memo of its own, in a thread local.
//! says: is empty, but should contain 1x1.
// ANCHOR: body
fn go<B: Field>(board: &B, memo: &mut Memo) -> Value {
    let dots = board.dots();
    if let Some(&known) = memo.get(&dots.drawn) {
        return known;
    }
    let mut best = if board.done() { 0 } else { Value::MIN };
    for line in board.legal_moves() {
        let closed = dots.closes(line);
        let rest = go(&board.play(line), memo);
        best = best.max(if closed > 0 { closed + rest } else { -rest });
    }
    memo.insert(dots.drawn, best);
    best
}
let _ = memo;
go(board, &mut Memo::new())
// ANCHOR_END: body

//! name: a_static_memo
//! mistake: The memo is kept in a static, for all fields.
//! says: Your code stores something between two calls, perhaps in a `static`. Store values only in the `memo` that each call receives.
// ANCHOR: body
use std::cell::RefCell;
thread_local! { static KNOWN: RefCell<Memo> = RefCell::default(); }
let dots = board.dots();
if let Some(known) = KNOWN.with_borrow(|known| known.get(&dots.drawn).copied()) {
    memo.insert(dots.drawn, known);
    return known;
}
let mut best = if board.done() { 0 } else { Value::MIN };
for line in board.legal_moves() {
    let rest = same_position(&board.play(line), memo);
    let closed = dots.closes(line);
    best = best.max(if closed > 0 { closed + rest } else { -rest });
}
KNOWN.with_borrow_mut(|known| known.insert(dots.drawn, best));
memo.insert(dots.drawn, best);
best
// ANCHOR_END: body

//! name: adds_the_boxes_of_a
//! mistake: The first player's boxes are added, whoever moves.
//! says: but for B it counts the boxes that A has. Count the boxes that the line closes
// CHANGE: body
-         dots.closes(line) + rest
+         new_board.dots().taken[0].count_ones() as Value + rest

//! name: asked_without_history
//! mistake: The memo is asked without the owners and the mover, and the value is stored with them.
//! says: again. If the memo contains a position, return its value at once. Store each value under the same key.
// ANCHOR: imports
use crate::dots::{Dots, Field};
// ANCHOR_END: imports
// ANCHOR: key
pub type Key = Dots;
// ANCHOR_END: key
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ let key = Dots { taken: [0; 2], to_move: game::Player::First, ..*dots };
+ if let Some(&known) = memo.get(&key) {

- memo.insert(dots.drawn, best);
+ memo.insert(*dots, best);

//! name: begins_with_zero
//! mistake: The best value begins at 0, so no rest is ever a loss.
//! says: Your code returns 0 for a loss that cannot be avoided
// CHANGE: body
- let mut best = if board.done() { 0 } else { Value::MIN };
+ let mut best = 0;

//! name: bounds_kept_as_values
//! mistake: The search inside has a window, and the memo stores its bounds as if they were values.
//! says: After this search, the memo contains −2 for 1x2 a1b1 b1c1 a2b2 a1a2 (0:0, B to move), but the rest of this game is worth 0: your code stopped there after b2c2, and never tried b1b2.
// ANCHOR: body
    fn within<B: Field>(board: &B, alpha: Value, beta: Value, memo: &mut Memo) -> Value {
        if board.done() {
            return 0;
        }
        let drawn = board.dots().drawn;
        if let Some(value) = memo.get(&drawn) {
            return *value;
        }
        let mut best = Value::MIN;
        for line in board.legal_moves() {
            let sure = alpha.max(best);
            let next = board.play(line);
            let value = match board.dots().closes(line) {
                0 => -within(&next, -beta, -sure, memo),
                closed => closed + within(&next, sure - closed, beta - closed, memo),
            };
            best = best.max(value);
            if best >= beta {
                break;
            }
        }
        memo.insert(drawn, best);
        best
    }
    let all = board.dots().size.boxes() as Value + 1;
    within(board, -all, all, memo)
// ANCHOR_END: body

//! name: boxes_handed_down
//! mistake: The boxes won earlier in the same turn are handed down, and stored with the value.
//! says: memo that contains other boards. After a call for 1x2 a1b1 b1c1 a2b2 b2c2 c1c2, your code returns 2 for the board after b1b2 with the same memo, but the rest of the game is worth 1 there. Store under each position the value of its own rest, without the boxes of earlier lines.
// ANCHOR: body
    fn turn<B: Field>(board: &B, won: Value, memo: &mut Memo) -> Value {
        if board.done() {
            return won;
        }
        let here = board.dots();
        if let Some(&known) = memo.get(&here.drawn) {
            return known;
        }
        let of = |line| match here.closes(line) {
            0 => won - turn(&board.play(line), 0, memo),
            closed => turn(&board.play(line), won + closed, memo),
        };
        let best = board.legal_moves().map(of).max().unwrap_or(won);
        memo.insert(here.drawn, best);
        best
    }
    turn(board, 0, memo)
// ANCHOR_END: body

//! name: boxes_not_counted
//! mistake: What a line closes is not counted.
//! says: Your code returns 0 for every position of 1x1 and 1x2, as if no line closed a box. Boxes that a line closes count for its player
// CHANGE: body
-         dots.closes(line) + rest
+         rest

//! name: closed_subtracted
//! mistake: What is closed is subtracted.
//! says: Your code subtracts the boxes that a line closes, but the mover gains them.
// CHANGE: body
-         dots.closes(line) + rest
+         rest - dots.closes(line)

//! name: counted_for_a
//! mistake: The closed boxes are the change of `evaluate`, which is A's view.
//! says: With one line left, your code is right for A, but it counts the boxes that B closes as a gain for A. Count them for the player who draws the line, as `closes(line)` does.
// CHANGE: body
-         dots.closes(line) + rest
+         new_board.evaluate() - board.evaluate() + rest

//! name: double_play
//! mistake: Every line is played twice.
//! says: Your code played the line a1b1 twice on one board
// CHANGE: body
+     let _ = board.play(line);
      let rest = same_position(&new_board, memo);

//! name: drawn_lines_too
//! mistake: The loop goes over all lines, not only over the open ones.
//! says: where it is already drawn. Play only open lines.
// CHANGE: body
- for line in board.legal_moves() {
+ for line in dots.size.numbers().map(|number| dots.size.line(number)) {

//! name: enough_for_the_caller
//! mistake: A position is left when its value is enough for the caller, and this bound is stored as its value.
//! says: Your same_position(2x2) returned 0, but should return 2. After this search, the memo contains 0 for 2x2 a1b1 b1c1 a2b2 b2c2 a3b3 a1a2 (0:0, A to move), but the rest of this game is worth 4: your code stopped there after b3c3, and never tried b1b2. A best value before a stop can be only a bound. Do not store it as the value.
// ANCHOR: body
    fn left<B: Field>(board: &B) -> Value {
        let [first, second] = board.dots().taken;
        board.dots().size.boxes() as Value - (first | second).count_ones() as Value
    }
    fn search<B: Field>(board: &B, memo: &mut Memo, enough: Value) -> Value {
        if let Some(&known) = memo.get(&board.dots().drawn) {
            return known;
        }
        let mut best: Option<Value> = None;
        for line in board.legal_moves() {
            let next = board.play(line);
            let value = match board.dots().closes(line) {
                0 => -search(&next, memo, best.map_or(left(board), |best| -best)),
                won => won + search(&next, memo, enough - won),
            };
            best = best.max(Some(value));
            if best >= Some(enough) {
                break;
            }
        }
        let best = best.unwrap_or(0);
        memo.insert(board.dots().drawn, best);
        best
    }
    search(board, memo, left(board))
// ANCHOR_END: body

//! name: evaluate_at_the_end
//! mistake: The end is worth what evaluate says.
//! says: When no line is left, no box can be gained or lost, but your code does not return 0. Return 0 for a full field.
// CHANGE: body
- let mut best = if board.done() { 0 } else { Value::MIN };
+ let mut best = if board.done() { board.evaluate() } else { Value::MIN };

//! name: evaluated_at_once
//! mistake: The board is evaluated, and nothing is searched.
//! says: For 1x1 a1b1, which has three open lines, your code played no line on its `board`
// ANCHOR: body
board.evaluate() + 0 * memo.len() as Value
// ANCHOR_END: body

//! name: first_players_rest
//! mistake: The rest is stored from A's side under the lines alone.
//! says: On 1x1 a1b1 a1a2 your code returned −1 with A to move, but 1 with B to move and the same memo. The same lines have the same value for the player to move, A or B. Store the value for the player to move.
// CHANGE: body
-     return known;
+     return if dots.to_move == game::Player::First { known } else { -known };

- memo.insert(dots.drawn, best);
+ memo.insert(dots.drawn, if dots.to_move == game::Player::First { best } else { -best });

//! name: for_the_first
//! mistake: The rest is the first player's, without the mover in the key.
//! says: your code is right for A, but the sign for B is wrong. Return the value for the player to move
// ANCHOR: body
let dots = board.dots();
if let Some(&known) = memo.get(&dots.drawn) {
    return known;
}
let mut best = if board.done() { 0 } else { board.worst_case() };
for line in board.legal_moves() {
    let sign = if dots.to_move == game::Player::First { 1 } else { -1 };
    let value = sign * dots.closes(line) + same_position(&board.play(line), memo);
    if board.better(value, best) {
        best = value;
    }
}
memo.insert(dots.drawn, best);
best
// ANCHOR_END: body

//! name: full_field_is_the_worst
//! mistake: A full field is worth nothing known: the least value gets out.
//! says: When no line is left, your code returns a value that is not a number of boxes.
// CHANGE: body
- let mut best = if board.done() { 0 } else { Value::MIN };
+ let mut best = Value::MIN;

//! name: hit_of_a_child_negated
//! mistake: The value of a child from the memo is always negated, even after a line that closes a box.
//! says: For the board after c1c2, your code returns 2 with an empty memo, but 0 with a memo that contains other boards.
//! says: If a child is already in the memo, your code returns another value. Treat a value from the memo like a computed one: add the closed boxes, or negate the value if the turn passes.
// CHANGE: body
+     let is_known = memo.contains_key(&new_board.dots().drawn);
      let rest = same_position(&new_board, memo);

-     let value = if new_board.dots().to_move == dots.to_move {
+     let value = if is_known {
+         dots.closes(line) - rest
+     } else if new_board.dots().to_move == dots.to_move {

//! name: hit_of_a_child_taken_as_it_is
//! mistake: The value of a child from the memo is taken as the value of the line.
//! says: memo that contains other boards. If a child is already in the memo, your code returns another value. Treat a value from the memo like a computed one: add the closed boxes, or negate the value if the turn passes.
// ANCHOR: body
    let here = board.dots().drawn;
    if let Some(&known) = memo.get(&here) {
        return known;
    }
    if board.done() {
        return 0;
    }
    let mut values = Vec::new();
    for line in board.legal_moves() {
        let there = here | 1 << line.number();
        if let Some(&known) = memo.get(&there) {
            values.push(known);
            continue;
        }
        let next = board.play(line);
        let rest = same_position(&next, memo);
        values.push(match board.dots().closes(line) {
            0 => -rest,
            closed => closed + rest,
        });
    }
    let best = values.into_iter().max().unwrap_or(0);
    memo.insert(here, best);
    best
// ANCHOR_END: body

//! name: how_many_lines
//! mistake: The number of lines drawn is the key.
//! says: one value for each number of lines
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ let key = u64::from(dots.drawn.count_ones());
+ if let Some(&known) = memo.get(&key) {

- memo.insert(dots.drawn, best);
+ memo.insert(key, best);

//! name: images_by_all_eight
//! mistake: The key is the smallest image of all eight, also on a field that is not square.
//! says: A field that is not square has only four symmetric images. Skip the images that swap rows and columns.
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ let images = crate::symmetry::Symmetry::all().map(|it| it.image(dots.size, dots.drawn));
+ let key = images.min().unwrap_or(dots.drawn);
+ if let Some(&known) = memo.get(&key) {

- memo.insert(dots.drawn, best);
+ memo.insert(key, best);

//! name: kept_too_early
//! mistake: What is kept is the best before the last line was looked at.
//! says: The memo contains the second value, but should contain the value of the best line. Check what your code stores, and when.
// CHANGE: body
+ memo.insert(dots.drawn, best);
  for line in board.legal_moves() {

-     let value = if new_board.dots().to_move == dots.to_move {
-         dots.closes(line) + rest
-     } else {
-         -rest
-     };
+     let value = if new_board.dots().to_move == dots.to_move { dots.closes(line) + rest } else { -rest };
+     memo.insert(dots.drawn, best);

- memo.insert(dots.drawn, best);

//! name: key_counts_the_sides
//! mistake: The key is the number of drawn sides of each box, which does not say which boxes are connected.
//! says: memo that contains other boards. 1x2 a1b1 b1b2 and 1x2 a1b1 b1c1 a2b2 have the same key in your code, but the rest of the game is worth 0 in the first and 2 in the second. Give positions with different values different keys.
// ANCHOR: key
pub type Key = Vec<u32>;
// ANCHOR_END: key
// ANCHOR: body
    let dots = board.dots();
    if board.done() {
        return 0;
    }
    let cols = dots.size.cols;
    let drawn_sides = |number: usize| -> u32 {
        let around = crate::boxes::sides(dots.size, number / cols, number % cols);
        around.iter().map(|side| (dots.drawn >> side & 1) as u32).sum()
    };
    let key: Key = (0..dots.size.boxes()).map(drawn_sides).collect();
    if let Some(&value) = memo.get(&key) {
        return value;
    }
    let mut best = Value::MIN;
    for line in board.legal_moves() {
        let closed = dots.closes(line);
        let rest = same_position(&board.play(line), memo);
        best = best.max(if closed == 0 { -rest } else { closed + rest });
    }
    memo.insert(key, best);
    best
// ANCHOR_END: body

//! name: key_of_32_bits
//! mistake: The key has 32 bits, and a field of 4x4 has 40 lines.
//! says: Your code is right for positions of smaller fields, but 4x4 has 40
// CHANGE: key
- pub type Key = Lines;
+ pub type Key = u32;
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ if let Some(&known) = memo.get(&(dots.drawn as u32)) {

- memo.insert(dots.drawn, best);
+ memo.insert(dots.drawn as u32, best);

//! name: line_stored_by_the_caller
//! mistake: The caller stores the value of the line, with its boxes, under the position after it, and reads it for every line to there.
//! says: If only a1a2 is open on 1x2, this line closes one box, and your code returns 1. If only b1b2 is open, this line closes two boxes, but with the same memo your code returns 1 again.
// ANCHOR: body
let dots = board.dots();
let mut best: Option<Value> = None;
for line in board.legal_moves() {
    let key = dots.drawn | 1 << line.number();
    let value = match (memo.get(&key), dots.closes(line)) {
        (Some(&value), _) => value,
        (None, 0) => -same_position(&board.play(line), memo),
        (None, closed) => closed + same_position(&board.play(line), memo),
    };
    memo.insert(key, value);
    best = best.max(Some(value));
}
best.unwrap_or(0)
// ANCHOR_END: body

//! name: looked_up_under_the_new
//! mistake: Stored under the lines after the last move.
//! says: memo that contains other boards. After a search of 1x2 a1b1, your code finds the stored value for the empty 1x2, but not for 1x2 a1b1. Store and look up each value under the same key.
// CHANGE: body
- memo.insert(dots.drawn, best);
+ memo.insert(dots.drawn & (dots.drawn - u64::from(dots.drawn > 0)), best);

//! name: margin_in_key
//! mistake: The margin is part of the key.
//! says: The same player moves, and only the taken boxes differ.
// ANCHOR: key
pub type Key = (Lines, Value);
// ANCHOR_END: key
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ if let Some(&known) = memo.get(&(dots.drawn, board.evaluate())) {

- memo.insert(dots.drawn, best);
+ memo.insert((dots.drawn, board.evaluate()), best);

//! name: margin_kept
//! mistake: The margin of the whole game is kept, and the rest is returned.
//! says: For 1x1 a1b1 a2b2 a1a2 b1b2 (0:1, B to move) your code returned 0 first, and then 1. Your code also stores the boxes that the players already have. Store only the value of the rest of the game.
// CHANGE: body
- memo.insert(dots.drawn, best);
+ let margin = board.evaluate();
+ let lead = if dots.to_move == game::Player::First { margin } else { -margin };
+ memo.insert(dots.drawn, best + lead);

//! name: mover_in_key
//! mistake: Who moves is part of the key.
//! says: Both have the same lines, so the rest of the game has the same value for the player to move. The taken boxes and the mover do not change this value.
// ANCHOR: key
pub type Key = (Lines, game::Player);
// ANCHOR_END: key
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ if let Some(&known) = memo.get(&(dots.drawn, dots.to_move)) {

- memo.insert(dots.drawn, best);
+ memo.insert((dots.drawn, dots.to_move), best);

//! name: negated_always
//! mistake: The rest is negated after every line.
//! says: Your code negates the value of the rest of the game after every line. After a line that closes a box, the same player moves again: negate the value only when the turn passes.
// CHANGE: body
-     let value = if new_board.dots().to_move == dots.to_move {
-         dots.closes(line) + rest
-     } else {
-         -rest
-     };
+     let value = dots.closes(line) - rest;

//! name: never_negated
//! mistake: The rest is never negated.
//! says: Your code never negates the value of the rest of the game. When the turn passes, the call returns a value for the other player: negate this value.
// CHANGE: body
-     let value = if new_board.dots().to_move == dots.to_move {
-         dots.closes(line) + rest
-     } else {
-         -rest
-     };
+     let value = dots.closes(line) + rest;

//! name: new_memo_each
//! mistake: A new memo for each call.
//! says: After a search of 1x1 the memo contains only the position 1x1, and the values of all later positions are missing.
// CHANGE: body
-     let rest = same_position(&new_board, memo);
+     let rest = same_position(&new_board, &mut Memo::new());

//! name: not_looked_up
//! mistake: Stored, and never looked up.
//! says: again. If the memo contains a position, return its value at once. Store each value under the same key.
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
-     return known;
- }

//! name: not_stored_with_a_box
//! mistake: A position in which a box can be taken is looked up, but not stored.
//! says: again. Your code also searched other positions again, and each of them has a box that can be taken. After a call for this position, the memo does not contain it.
// CHANGE: body
- memo.insert(dots.drawn, best);
+ if board.legal_moves().all(|line| dots.closes(line) == 0) {
+     memo.insert(dots.drawn, best);
+ }

//! name: nothing_stored
//! mistake: Looked up, and never stored.
//! says: After a search of 1x1 the memo is empty. Store each value in the memo before you return it.
// CHANGE: body
- memo.insert(dots.drawn, best);

//! name: once_again_always_again
//! mistake: Whether the same player moves again is not forgotten before the next line.
//! says: If one line closes a box, your code never negates the values of the lines that it tries after this line on the same board. Decide for each line anew whether the turn passes.
// CHANGE: body
+ let mut again = false;
  for line in board.legal_moves() {

-         let value = if new_board.dots().to_move == dots.to_move {
+         again |= dots.closes(line) > 0;
+         let value = if again {

//! name: one_always
//! mistake: A closed box always counts 1 and the rest is dropped.
//! says: After a line that closes a box, your code ignores the rest of the game. The same player moves again, so add the value of the board after that line.
// CHANGE: body
-         dots.closes(line) + rest
+         dots.closes(line)

//! name: one_box_only
//! mistake: A line that closes two boxes is worth one.
//! says: Your code counts 1 for each line that closes a box. A line can close two boxes: add the number of closed boxes.
// CHANGE: body
-         dots.closes(line) + rest
+         1 + rest

//! name: one_left_is_one
//! mistake: One line left is answered with 1, without a search.
//! says: If one line is left, your code returns 1. The last line can close two boxes: return the number of closed boxes.
// CHANGE: body
  let dots = board.dots();
+ if dots.open().count_ones() == 1 {
+     return 1;
+ }

//! name: one_less
//! mistake: Where the turn passes one box too many is lost.
//! says: In calls of their own, the boards after each line get the right value. Check which lines you try, how you combine their values with the closed boxes, and which value you keep.
// CHANGE: body
-         -rest
+         rest - 1

//! name: only_a_counts
//! mistake: Only the boxes that A closes are counted.
//! says: your code is right for A and wrong for B. Check where your code treats the two players differently.
// CHANGE: body
-         dots.closes(line) + rest
+         (new_board.dots().taken[0].count_ones() - dots.taken[0].count_ones()) as Value + rest

//! name: only_empty_lines
//! mistake: Only lines that close nothing are tried where there are any.
//! says: your code never tries the lines that close a box. Try every open line.
// CHANGE: body
+     if dots.closes(line) > 0 && board.legal_moves().any(|other| dots.closes(other) == 0) {
+         continue;
+     }
      let new_board = board.play(line);

//! name: only_looked_up
//! mistake: The memo is asked, and what is not there is worth 0.
//! says: For 1x1 a1b1, which has three open lines, your code played no line on its `board` and returned
// ANCHOR: body
memo.get(&board.dots().drawn).copied().unwrap_or(0)
// ANCHOR_END: body

//! name: only_the_end_stored
//! mistake: Only the full field is stored.
//! says: the memo contains one position, but not 1x1 itself.
// CHANGE: body
+ if board.done() { memo.insert(dots.drawn, 0); return 0; }
  if let Some(&known) = memo.get(&dots.drawn) {

- memo.insert(dots.drawn, best);

//! name: overwritten_by_the_line
//! mistake: The entry of the next position is overwritten with the value of the line that leads there.
//! says: After a call for 1x1 a1b1 a1a2 b1b2, your code returns 1 for the board after a2b2 with the same memo, but the rest of the game is worth 0 there. Store under each position the value of its own rest, without the boxes of earlier lines.
// CHANGE: body
      best = best.max(value);
+     memo.insert(new_board.dots().drawn, value);

//! name: returned_before_it_is_stored
//! mistake: After a line that wins all boxes left, the value is returned at once and never stored.
//! says: again. After a call for this position, the memo does not contain it. Store each value before your code returns it.
//! also: Both calls are for the same position: the first must store the value, and the second must find it.
//! also: Your code searches even the first position again. Check that your code stores each value, and finds it.
// CHANGE: body
+     let [first, second] = dots.taken;
+     let left = dots.size.boxes() as Value - (first | second).count_ones() as Value;
+     if left > 0 && value == left {
+         return left;
+     }
      best = best.max(value);

//! name: score_in_key
//! mistake: The score is part of the key.
//! says: The same player moves, and only the taken boxes differ.
// ANCHOR: key
pub type Key = (Lines, [u32; 2]);
// ANCHOR_END: key
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ if let Some(&known) = memo.get(&(dots.drawn, dots.taken)) {

- memo.insert(dots.drawn, best);
+ memo.insert((dots.drawn, dots.taken), best);

//! name: smaller_for_larger
//! mistake: The smaller value is kept, so the first one always stays.
//! says: The memo contains −2147483648, which is not a number of boxes. This is `Value::MIN`. Does the value of a line replace this number?
// CHANGE: body
-     best = best.max(value);
+     best = best.min(value);

//! name: smallest
//! mistake: The least value is kept.
//! says: Your code returns the value of the worst line. Return the largest value
// CHANGE: body
- let mut best = if board.done() { 0 } else { Value::MIN };
+ let mut best = if board.done() { 0 } else { Value::MAX };

-     best = best.max(value);
+     best = best.min(value);

//! name: stops_when_a_box_closes
//! mistake: Where a box can be closed, only such lines are tried.
//! says: If a box can be taken, your code tries only the lines that close a box.
// CHANGE: body
+ let greedy = board.legal_moves().any(|line| dots.closes(line) > 0);
  for line in board.legal_moves() {
+     if greedy && dots.closes(line) == 0 {
+         continue;
+     }

//! name: stored_in_the_loop
//! mistake: Stored in the loop, before all lines were tried.
//! says: Your code stopped after a1b1, which is worth 2, and never tried b2c2, which is worth 4. Stop only if no later line can be worth more.
// CHANGE: body
+     if best > 0 {
+         break;
  }
+ }
  memo.insert(dots.drawn, best);

//! name: stored_under_the_child
//! mistake: The value of a line is stored as that of the board after it.
//! says: Your second call searched again, with another result. Check which values the first call stored, and under which key.
// CHANGE: body
+     memo.insert(new_board.dots().drawn, value);
  }
- memo.insert(dots.drawn, best);

//! name: the_old_board_again
//! mistake: The call below gets the board of the call itself.
//! says: Your code played every line on the first board. Pass the board after the line to the next call.
// CHANGE: body
-     let rest = same_position(&new_board, memo);
+     let rest = same_position(board, memo);

//! name: the_same_board_again
//! mistake: No line is played, and each call gets the same board.
//! says: Each call receives the same board as the call before. Pass the board after the line to the next call.
// CHANGE: body
-     let new_board = board.play(line);
-     let rest = same_position(&new_board, memo);
+     let new_board = board;
+     let rest = same_position(new_board, memo);

//! name: total_stored
//! mistake: The whole margin is stored, with the boxes that were taken before.
//! says: Your code also counts the boxes that the players already have. Return and store only the value of the rest of the game.
// CHANGE: body
+ let own = |dots: &crate::dots::Dots| match dots.to_move {
+     game::Player::First => game::Board::evaluate(dots),
+     game::Player::Second => -game::Board::evaluate(dots),
+ };
  if let Some(&known) = memo.get(&dots.drawn) {

- let mut best = if board.done() { 0 } else { Value::MIN };
+ let mut best = if board.done() { own(dots) } else { Value::MIN };

-         dots.closes(line) + rest
+         rest

//! name: turn_by_player
//! mistake: The rest is negated where the second player moves.
//! says: your code is right for A and wrong for B. Check where your code treats the two players differently. To see whether the turn passes, compare
// CHANGE: body
-     let value = if new_board.dots().to_move == dots.to_move {
+     let value = if new_board.dots().to_move == game::Player::First {

//! name: turned_when_found
//! mistake: The sign of what the memo holds is turned where B moves.
//! says: The memo contains the first value. Return the stored value unchanged
// CHANGE: body
-     return known;
+     return if dots.to_move == game::Player::First { known } else { -known };

//! name: whole_position
//! mistake: The whole position is the key, as in chapter 3.
//! says: Your same_position(1x2) visited more than 449 nodes, but should visit at most 449.
//! says: The same player moves, and only the taken boxes differ.
// ANCHOR: imports
use crate::dots::{Dots, Field};
// ANCHOR_END: imports
// ANCHOR: key
pub type Key = Dots;
// ANCHOR_END: key
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ if let Some(&known) = memo.get(dots) {

- memo.insert(dots.drawn, best);
+ memo.insert(*dots, best);

// Right answers in other styles, which must pass.

//! name: worse_for_the_mover
//! mistake: The worst case is never replaced, and for B it is the largest value.
//! says: The memo contains −2147483648, which is not a number of boxes. This is `Value::MIN`. Does the value of a line replace this number?
// CHANGE: body
- let mut best = if board.done() { 0 } else { Value::MIN };
+ let mut best = if board.done() { 0 } else { board.worst_case() };

-     best = best.max(value);
+     best = if board.better(value, best) { best } else { value };

//! name: zero_is_not_computed
//! mistake: A stored 0 counts as not computed yet.
//! says: Your code searched 1x2 a1b1 b1c1 (0:0, A to move) again, although the memo contained its value, 0. Check that your code does not treat a stored 0 as a missing value.
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ if let Some(&known) = memo.get(&dots.drawn).filter(|&&known| known != 0) {

//! name: asked_before_play
//! right: A position after a line is looked up before the line is played.
//! told: saves more than the task requires.
// ANCHOR: body
let dots = board.dots();
if let Some(&known) = memo.get(&dots.drawn) {
    return known;
}
let mut best = None;
for line in board.legal_moves() {
    let after = dots.drawn | 1 << line.number();
    let rest = match memo.get(&after) {
        Some(&known) => known,
        None => same_position(&board.play(line), memo),
    };
    let closes = dots.closes(line);
    best = best.max(Some(if closes > 0 { closes + rest } else { -rest }));
}
let best = best.unwrap_or(0);
memo.insert(dots.drawn, best);
best
// ANCHOR_END: body

//! name: asks_before_the_call
//! right: asks the memo about the child before it calls
// ANCHOR: body
    let dots = *board.dots();
    let mut best = None;
    for line in board.legal_moves() {
        let child = board.play(line);
        let rest = match memo.get(&child.dots().drawn) {
            Some(&rest) => rest,
            None => same_position(&child, memo),
        };
        let closed = dots.closes(line);
        let value = if closed == 0 { -rest } else { closed + rest };
        best = best.max(Some(value));
    }
    let best = best.unwrap_or(0);
    memo.insert(dots.drawn, best);
    best
// ANCHOR_END: body

//! name: early_stop
//! right: The loop ends when all open boxes are gained.
//! told: saves more than the task requires.
// CHANGE: body
+     let open = dots.size.boxes() as Value - (dots.taken[0] | dots.taken[1]).count_ones() as Value;
+     if best == open {
+         break;
  }
+ }
  memo.insert(dots.drawn, best);

//! name: full_field_not_stored
//! right: A full field is worth 0 without the memo.
// CHANGE: body
+ if board.done() {
+     return 0;
+ }
  if let Some(&known) = memo.get(&dots.drawn) {

//! name: mover_of_the_position
//! right: Reads the position once and goes over the open lines by bits.
// ANCHOR: body
let dots = *board.dots();
if memo.contains_key(&dots.drawn) {
    return memo[&dots.drawn];
}
let values: Vec<Value> = (0..dots.size.lines())
    .filter(|line| dots.open() >> line & 1 == 1)
    .map(|line| {
        let line = dots.size.line(line);
        let next = board.play(line);
        let rest = same_position(&next, memo);
        if next.to_move() == board.to_move() { rest + dots.closes(line) } else { -rest }
    })
    .collect();
let best = values.into_iter().max().unwrap_or_default();
*memo.entry(dots.drawn).or_insert(best)
// ANCHOR_END: body

//! name: open_lines_as_a_list
//! right: The key is the list of the open lines. The memo is asked before a line is drawn.
//! told: saves more than the task requires.
// ANCHOR: key
pub type Key = Vec<u8>;
// ANCHOR_END: key
// ANCHOR: body
    let dots = board.dots();
    let open = |without: Option<usize>| -> Key {
        let lines = dots.size.numbers().filter(|&line| dots.drawn >> line & 1 == 0);
        lines.filter(|&line| Some(line) != without).map(|line| line as u8).collect()
    };
    let key = open(None);
    if key.is_empty() {
        return 0;
    }
    if let Some(value) = memo.get(&key) {
        return *value;
    }
    let mut best = Value::MIN;
    for line in board.legal_moves() {
        let rest = match memo.get(&open(Some(line.number()))) {
            Some(value) => *value,
            None => same_position(&board.play(line), memo),
        };
        let value = match dots.closes(line) {
            0 => -rest,
            closed => closed + rest,
        };
        best = best.max(value);
    }
    memo.insert(key, best);
    best
// ANCHOR_END: body

//! name: open_lines_as_key
//! right: The open lines are the key.
//! told: 24 577 nodes on 2x2, for 4 096 sets of lines. The tree without a memo has 1 302 061 345.
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ if let Some(&known) = memo.get(&dots.open()) {

- memo.insert(dots.drawn, best);
+ memo.insert(dots.open(), best);

//! name: recursive_helper
//! right: a helper with plain Dots does the work
// ANCHOR: body
    fn rest<B: Field>(board: &B, memo: &mut Memo) -> Value {
        let dots = board.dots();
        match memo.get(&dots.drawn) {
            Some(&known) => known,
            None => {
                let mut best = -(dots.size.boxes() as Value) - 1;
                for line in board.legal_moves() {
                    let k = dots.closes(line);
                    let r = rest(&board.play(line), memo);
                    best = best.max(if k == 0 { -r } else { k + r });
                }
                if board.done() {
                    best = 0;
                }
                memo.insert(dots.drawn, best);
                best
            }
        }
    }
    rest(board, memo)
// ANCHOR_END: body

//! name: smallest_image
//! right: The smallest image is the key.
//! told: saves more than the task requires.
// ANCHOR: body
use crate::symmetry::Symmetry;
let dots = board.dots();
let key = Symmetry::all()
    .filter(|symmetry| dots.size.rows == dots.size.cols || !symmetry.swaps)
    .map(|symmetry| symmetry.image(dots.size, dots.drawn))
    .fold(dots.drawn, Lines::min);
if let Some(&known) = memo.get(&key) {
    return known;
}
let mut best = if board.done() { 0 } else { Value::MIN };
for line in board.legal_moves() {
    let closed = dots.closes(line);
    let rest = same_position(&board.play(line), memo);
    best = best.max(if closed > 0 { closed + rest } else { -rest });
}
memo.insert(key, best);
best
// ANCHOR_END: body

//! name: whether_it_closes
//! right: Whether a box is closed says who moves.
// CHANGE: body
-     let value = if new_board.dots().to_move == dots.to_move {
+     let value = if dots.closes(line) > 0 {
