// Wrong answers to the exercise `same_position` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_memo_each
//! mistake: Each call has a memo of its own.
//! says: The memo holds one position, the one that was asked for
// CHANGE: body
-     let rest = same_position(&new_board, memo);
+     let mut below = memo.clone();
+     let rest = same_position(&new_board, &mut below);

//! name: a_memo_of_its_own
//! mistake: A memo of its own, in a thread local.
//! says: holds nothing, but should hold 1x1.
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
//! says: With a new memo nothing was searched
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
//! says: the boxes that A has count.
// CHANGE: body
-         dots.closes(line) + rest
+         new_board.dots().taken[0].count_ones() as Value + rest

//! name: begins_with_zero
//! mistake: The best value begins at 0, so no rest is ever a loss.
//! says: A loss that cannot be avoided is worth 0 in yours
// CHANGE: body
- let mut best = if board.done() { 0 } else { Value::MIN };
+ let mut best = 0;

//! name: boxes_not_counted
//! mistake: What a line closes is not counted.
//! says: What is taken now counts
// CHANGE: body
-         dots.closes(line) + rest
+         rest

//! name: closed_subtracted
//! mistake: What is closed is subtracted.
//! says: A line that closes a box is a gain for the mover, and not a loss
// CHANGE: body
-         dots.closes(line) + rest
+         rest - dots.closes(line)

//! name: double_play
//! mistake: Every line is played twice.
//! says: was played twice from one position
// CHANGE: body
+     let _ = board.play(line);
      let rest = same_position(&new_board, memo);

//! name: evaluate_at_the_end
//! mistake: The end is worth what evaluate says.
//! says: When no line is left, the rest is worth 0.
// CHANGE: body
- let mut best = if board.done() { 0 } else { Value::MIN };
+ let mut best = if board.done() { board.evaluate() } else { Value::MIN };

//! name: evaluated_at_once
//! mistake: The board is evaluated, and nothing is searched.
//! says: No line is ever drawn
// ANCHOR: body
board.evaluate() + 0 * memo.len() as Value
// ANCHOR_END: body

//! name: first_players_rest
//! mistake: The rest is stored from A's side under the lines alone.
//! says: What is stored is A's, and it is looked up for both
// CHANGE: body
-     return known;
+     return if dots.to_move == game::Player::First { known } else { -known };

- memo.insert(dots.drawn, best);
+ memo.insert(dots.drawn, if dots.to_move == game::Player::First { best } else { -best });

//! name: for_the_first
//! mistake: The rest is the first player's, without the mover in the key.
//! says: for A it is right, and for B the sign is wrong
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
//! says: That is not a number of boxes. What is the rest worth when no line is left?
// CHANGE: body
- let mut best = if board.done() { 0 } else { Value::MIN };
+ let mut best = Value::MIN;

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
//! says: a field that is not square has only four images, and its columns never become rows.
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ let images = crate::symmetry::Symmetry::all().map(|it| it.image(dots.size, dots.drawn));
+ let key = images.min().unwrap_or(dots.drawn);
+ if let Some(&known) = memo.get(&key) {

- memo.insert(dots.drawn, best);
+ memo.insert(key, best);

//! name: kept_too_early
//! mistake: What is kept is the best before the last line was looked at.
//! says: What is kept in the memo is not what is returned
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

//! name: key_of_32_bits
//! mistake: The key has 32 bits, and a field of 4x4 has 40 lines.
//! says: Fields of up to 32 lines are right, and 4x4 has 40
// CHANGE: key
- pub type Key = Lines;
+ pub type Key = u32;
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ if let Some(&known) = memo.get(&(dots.drawn as u32)) {

- memo.insert(dots.drawn, best);
+ memo.insert(dots.drawn as u32, best);

//! name: looked_up_under_the_new
//! mistake: Stored under the lines after the last move.
//! says: there another position's value is found
// CHANGE: body
- memo.insert(dots.drawn, best);
+ memo.insert(dots.drawn & (dots.drawn - u64::from(dots.drawn > 0)), best);

//! name: margin_in_key
//! mistake: The margin is part of the key.
//! says: The memo saves too little.
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
//! says: twice with one memo, yours returned 0 first and then 1. You keep the boxes taken before as well, and they should not count.
// CHANGE: body
- memo.insert(dots.drawn, best);
+ let margin = board.evaluate();
+ let lead = if dots.to_move == game::Player::First { margin } else { -margin };
+ memo.insert(dots.drawn, best + lead);

//! name: mover_in_key
//! mistake: Who moves is part of the key.
//! says: Is there more in the key than decides the rest?
//! says: whoever took the boxes and whoever moves
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
//! says: Who closes a box moves again, so the rest is the mover's too
// CHANGE: body
-     let value = if new_board.dots().to_move == dots.to_move {
-         dots.closes(line) + rest
-     } else {
-         -rest
-     };
+     let value = dots.closes(line) - rest;

//! name: never_negated
//! mistake: The rest is never negated.
//! says: Where the turn passes, the rest is the other player's: with its sign turned.
// CHANGE: body
-     let value = if new_board.dots().to_move == dots.to_move {
-         dots.closes(line) + rest
-     } else {
-         -rest
-     };
+     let value = dots.closes(line) + rest;

//! name: new_memo_each
//! mistake: A new memo for each call.
//! says: The memo holds one position, the one that was asked for
// CHANGE: body
-     let rest = same_position(&new_board, memo);
+     let rest = same_position(&new_board, &mut Memo::new());

//! name: not_looked_up
//! mistake: Stored, and never looked up.
//! says: was searched again. Is every position looked up first, and stored before its value is returned?
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
-     return known;
- }

//! name: nothing_stored
//! mistake: Looked up, and never stored.
//! says: The memo is empty, also after the search
// CHANGE: body
- memo.insert(dots.drawn, best);

//! name: one_always
//! mistake: A closed box always counts 1 and the rest is dropped.
//! says: The rest counts, too: who closes a box moves again
// CHANGE: body
-         dots.closes(line) + rest
+         dots.closes(line)

//! name: one_box_only
//! mistake: A line that closes two boxes is worth one.
//! says: A line can close two boxes, and both are gained.
// CHANGE: body
-         dots.closes(line) + rest
+         1 + rest

//! name: one_less
//! mistake: Where the turn passes one box too many is lost.
//! says: For the boards after its lines yours is right, so the best is −1
// CHANGE: body
-         -rest
+         rest - 1

//! name: only_empty_lines
//! mistake: Only lines that close nothing are tried where there are any.
//! says: those that close a box are not tried
// CHANGE: body
+     if dots.closes(line) > 0 && board.legal_moves().any(|other| dots.closes(other) == 0) {
+         continue;
+     }
      let new_board = board.play(line);

//! name: only_looked_up
//! mistake: The memo is asked, and what is not there is worth 0.
//! says: No line is ever drawn
// ANCHOR: body
memo.get(&board.dots().drawn).copied().unwrap_or(0)
// ANCHOR_END: body

//! name: only_the_end_stored
//! mistake: Only the full field is stored.
//! says: the memo holds one position, and not the one that was asked for
// CHANGE: body
+ if board.done() { memo.insert(dots.drawn, 0); return 0; }
  if let Some(&known) = memo.get(&dots.drawn) {

- memo.insert(dots.drawn, best);

//! name: score_in_key
//! mistake: The score is part of the key.
//! says: The memo saves too little.
// ANCHOR: key
pub type Key = (Lines, [u32; 2]);
// ANCHOR_END: key
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ if let Some(&known) = memo.get(&(dots.drawn, dots.taken)) {

- memo.insert(dots.drawn, best);
+ memo.insert((dots.drawn, dots.taken), best);

//! name: smallest
//! mistake: The least value is kept.
//! says: The mover draws the best line, and not the worst one.
// CHANGE: body
- let mut best = if board.done() { 0 } else { Value::MIN };
+ let mut best = if board.done() { 0 } else { Value::MAX };

-     best = best.max(value);
+     best = best.min(value);

//! name: stops_when_a_box_closes
//! mistake: Where a box can be closed, only such lines are tried.
//! says: Is every open line tried? A box need not be taken: to leave two can be worth more.
// CHANGE: body
+ let greedy = board.legal_moves().any(|line| dots.closes(line) > 0);
  for line in board.legal_moves() {
+     if greedy && dots.closes(line) == 0 {
+         continue;
+     }

//! name: stored_in_the_loop
//! mistake: Stored in the loop, before all lines were tried.
//! says: Yours stopped after a1b1, which is worth 1, and never tried c1d1, which is worth 3. A later line can be worth more: stop only where none can.
// CHANGE: body
+     if best > 0 {
+         break;
  }
+ }
  memo.insert(dots.drawn, best);

//! name: stored_under_the_child
//! mistake: The value of a line is stored as that of the board after it.
//! says: What is kept in the memo is not what is returned
// CHANGE: body
+     memo.insert(new_board.dots().drawn, value);
  }
- memo.insert(dots.drawn, best);

//! name: total_stored
//! mistake: The whole margin is stored, with the boxes that were taken before.
//! says: Off by the boxes already taken: store the rest.
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
//! says: for A it is right, and for B it is not
// CHANGE: body
-     let value = if new_board.dots().to_move == dots.to_move {
+     let value = if new_board.dots().to_move == game::Player::First {

//! name: whole_position
//! mistake: The whole position is the key, as in chapter 3.
//! says: visited more than 449 nodes, but should visit 449 at most. The memo saves too little.
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

//! name: asked_before_play
//! right: A position after a line is looked up before the line is played.
//! told: saves more than was asked.
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
//! told: saves more than was asked.
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
//! told: saves more than was asked.
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
