// Wrong answers to the exercise `look_ahead` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_count_in_a_static
//! mistake: Adds what it has counted in a static.
//! says: returned another result the second time
// CHANGE: body
- (best_value, recommended)
+ use std::sync::atomic::{AtomicI32, Ordering};
+ static CALLS: AtomicI32 = AtomicI32::new(0);
+ (best_value + CALLS.fetch_add(1, Ordering::SeqCst) / 20, recommended)

//! name: a_list_without_done
//! mistake: The first of a list is the best, even where the list is empty.
//! says: panicked, but should return a value and a move. A game that is over has no moves, but your code needs one. If board.done() is true, return board.evaluate().
// ANCHOR: body
if depth == 0 {
    return (board.evaluate(), None);
}
let values: Vec<_> = board.legal_moves().map(|mv| (look_ahead(&board.play(mv), depth - 1).0, mv)).collect();
let mut best = values[0];
for &(value, mv) in &values[1..] {
    if board.better(value, best.0) {
        best = (value, mv);
    }
}
(best.0, Some(best.1))
// ANCHOR_END: body

//! name: a_move_at_the_leaf
//! mistake: Recommends a move at depth 0, too.
//! says: The value is right. Return no move at depth 0.
// CHANGE: body
-     return (board.evaluate(), None);
+     return (board.evaluate(), board.legal_moves().next());

//! name: a_win_is_five
//! mistake: 5 is the best value there is, so the search stops there.
//! says: Your code tried only move "a" of the 3 moves. Another move can be the best. Try every move.
// ANCHOR: body
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut best = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let (value, _) = look_ahead(&board.play(mv), depth - 1);
        if board.better(value, best.0) {
            best = (value, Some(mv));
        }
        if best.0 == 5 || best.0 == -4 {
            break;
        }
    }
    best
// ANCHOR_END: body

//! name: adds_up
//! mistake: Adds the values up.
//! says: The moves lead to the values 3, 7, 5, but your code returned another value. Return the value of a move.
// CHANGE: body
-         best_value = value;
+         best_value = if recommended.is_none() { value } else { best_value + value };

//! name: alpha_for_both
//! mistake: Both players compare with the largest value so far of a window.
//! says: Your code returned the worst case. better(7, −∞) returned false. The best value so far begins at board.worst_case().
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let (mut alpha, mut best, mut kept) = (Value::MIN, board.worst_case(), None);
for mv in board.legal_moves() {
    let value = look_ahead(&board.play(mv), depth - 1).0;
    if board.better(value, alpha) {
        alpha = value;
        best = value;
        kept = Some(mv);
    }
}
(best, kept)
// ANCHOR_END: body

//! name: always_less
//! mistake: Takes the smallest value, whoever moves.
//! says: X wants large values. Compare the values with board.better(value, best).
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = Value::MAX;

-     if board.better(value, best_value) {
+     if value < best_value {

//! name: always_more
//! mistake: Takes the largest value, whoever moves.
//! says: O wants small values. Compare the values with board.better(value, best).
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = Value::MIN;

-     if board.better(value, best_value) {
+     if value > best_value {

//! name: and_for_or
//! mistake: Depth 0 and done, both.
//! says: A call at depth 0 calculated depth - 1. At depth 0, first return the value of the board.
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth == 0 && board.done() {

//! name: asks_the_new_board
//! mistake: Asks the board after the move what is better: that is the opponent's view.
//! says: Your code called `better` on the board after the move. Call `better` on the board before the move, with the new value first.
//! also: Your `look_ahead` is wrong even on a board with three moves at depth 1. Fix this case first.
// CHANGE: body
-     if board.better(value, best_value) {
+     if new_board.better(value, best_value) {

//! name: begins_at_evaluate
//! mistake: The best so far begins at what the board is worth.
//! says: the moves lead to the values 3, 7, 5. Begin with board.worst_case().
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = board.evaluate();

//! name: best_reset
//! mistake: Begins at the worst case anew for each move.
//! says: Your code compared each value with the worst case. Compare every value after the first with the best value so far.
// CHANGE: body
- let mut best_value = board.worst_case();
- let mut recommended = None;
+    let mut recommended = None; let mut last = 0;
  for try_it in board.legal_moves() {
-     let new_board = board.play(try_it);
+        let mut best_value = board.worst_case(); let new_board = board.play(try_it);

+ last = best_value;
  }
- (best_value, recommended)
+    (last, recommended)

//! name: best_starts_at_0
//! mistake: The best value begins at 0, so a draw is never better.
//! says: the moves lead to the values 7, 3, 5. Begin with board.worst_case().
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = 0;

//! name: better_exchanged
//! mistake: Asks whether the old value is better than the new one.
//! says: Your code calls `better` with exchanged arguments. Call better(value, best), with the new value first.
// CHANGE: body
-     if board.better(value, best_value) {
+     if board.better(best_value, value) {

//! name: better_exchanged_on_the_new_board
//! mistake: What the other player likes less is better, but a player may move twice in a row.
//! says: Call `better` on the board before the move, with the new value first.
// CHANGE: body
-     if board.better(value, best_value) {
+     if new_board.better(best_value, value) {

//! name: better_than_the_last
//! mistake: A value is compared with the one before it.
//! says: Your code compared 5 with 3, but the best value so far was 7. Compare each value with the best value so far.
// ANCHOR: body
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut last = board.worst_case();
    let mut best = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let (value, _) = look_ahead(&board.play(mv), depth - 1);
        if board.better(value, last) {
            best = (value, Some(mv));
        }
        last = value;
    }
    best
// ANCHOR_END: body

//! name: breaks_on_not_better
//! mistake: Stops at the first move that is not better.
//! says: Your code tried only moves "a" and "b" of the 3 moves. Another move can be the best. Try every move.
// CHANGE: body
-     }
+     } else { break; }
  }

//! name: by_the_depth
//! mistake: An odd depth takes the largest value and an even one the smallest.
//! says: Your code returned the worst case. O wants small values. Whenever board.better(value, best) is true, store the value and its move.
// CHANGE: body
-     if board.better(value, best_value) {
+     if if depth % 2 == 1 { value > best_value } else { value < best_value } {

//! name: by_the_new_mover
//! mistake: Compares for the player who moves on the new board.
//! says: Your code is right if O is to move after each move. A player may move twice in a row: let the board before the move choose, with board.better(value, best).
// CHANGE: body
-     if board.better(value, best_value) {
+     if match new_board.to_move() { game::Player::First => value < best_value, game::Player::Second => value > best_value } {

//! name: by_turns
//! mistake: Lets the level decide who wants more: MAX above, MIN below, by turns.
//! says: After "left", X moves again and can reach 5
// ANCHOR: body
fn search<B: Board>(board: &B, depth: u32, max: bool) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let (mut best_value, mut recommended) = (if max { Value::MIN } else { Value::MAX }, None);
    for try_it in board.legal_moves() {
        let (value, _) = search(&board.play(try_it), depth - 1, !max);
        if if max { value > best_value } else { value < best_value } {
            best_value = value;
            recommended = Some(try_it);
        }
    }
    (best_value, recommended)
}
search(board, depth, board.to_move() == game::Player::First)
// ANCHOR_END: body

//! name: by_two
//! mistake: Each call looks two moves less far.
//! says: In a call at depth 1, the result of a subtraction is too small for its type. Check the depth that this call passes on: depth - 1, down to depth 0.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = look_ahead(&new_board, depth - 2);

//! name: by_two_saturating
//! mistake: Each call looks two moves less far, and never below 0.
//! says: In this game each move "on" adds 1 to the value. Your code searched 1 move ahead instead of
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = look_ahead(&new_board, depth.saturating_sub(2));

//! name: calls_used_up
//! mistake: Counts down all calls that are ever made in a static.
//! says: Your look_ahead on the empty board at depth 9 returned 1, but should return 0.
// CHANGE: body
+ use std::sync::atomic::{AtomicU32, Ordering};
+ static LEFT: AtomicU32 = AtomicU32::new(100_000);
+ let left = LEFT.fetch_sub(1, Ordering::SeqCst);
+ if left > 100_000 || left < 2 {
+     return (board.evaluate() + 1, None);
+ }
  if depth == 0 || board.done() {

//! name: child_better
//! mistake: Asks the new board what is better, where the depth is even.
//! says: Your code called `better` on the board after the move. Call `better` on the board before the move, with the new value first.
// CHANGE: body
-     if board.better(value, best_value) {
+     if if depth % 2 == 0 { new_board.better(best_value, value) } else { board.better(value, best_value) } {

//! name: compares_0
//! mistake: Compares 0 with the best value, instead of the value of the move.
//! says: returned 3 and move "a", but should return 7 and move "b". Your code called better(0, −∞), but no move leads to 0. Call better(value, best) with the value of each move.
// CHANGE: body
-         if board.better(value, best_value) {
+         if board.better(0, best_value) {

//! name: depth_in_the_value
//! mistake: Takes the depth off the value, since a fast win is better.
//! says: but your code returned another value. Return the value of a move.
// CHANGE: body
-         best_value = value;
+         best_value = value - depth as Value;

//! name: depth_in_turns
//! mistake: Reduces the depth only if the other player moves next.
//! says: The test also called your code at depth 1 for the board after "c, a". There your code looked 2 moves ahead instead of 1. A call at depth 1 made a call at depth 1. Pass depth - 1 instead: 0.
// ANCHOR: body
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mover = board.to_move();
    let mut best = board.worst_case();
    let mut choice = None;
    for mv in board.legal_moves() {
        let next = board.play(mv);
        let rest = if next.to_move() == mover { depth } else { depth - 1 };
        let value = look_ahead(&next, rest).0;
        if board.better(value, best) {
            (best, choice) = (value, Some(mv));
        }
    }
    (best, choice)
// ANCHOR_END: body

//! name: depth_not_reduced
//! mistake: Each call looks as far ahead as its caller.
//! says: In this game each move "on" adds 1 to the value. Your code searched to the end of the game. A call at depth 1 made a call at depth 1. Pass depth - 1 instead: 0.
//! also: visited 549 946 nodes, but should visit 10. Your code searches 9 moves ahead.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = look_ahead(&new_board, depth);

//! name: depth_one_is_the_end
//! mistake: Stops at depth 1.
//! says: Your code returned the value of the board before the move.
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth <= 1 || board.done() {

//! name: done_is_zero
//! mistake: A game that is over is worth 0.
//! says: The game is over. Return board.evaluate() and no move.
// CHANGE: body
- if depth == 0 || board.done() {
-     return (board.evaluate(), None);
+ if depth == 0 { return (board.evaluate(), None); }
+ if board.done() {
+     return (0, None);

//! name: first_is_the_best
//! mistake: Keeps each better move, and only the first value.
//! says: better(7, 3) returned true, but your code still compared 5 with 3. Store the better value as the new best.
// CHANGE: body
-         best_value = value;
+         if recommended.is_none() { best_value = value; }

//! name: first_move_unlooked
//! mistake: The first move is the best so far, and its board is not searched.
//! says: Your code searched the board after "right", but played no move on the board after "left" and returned its evaluation. Search every board to the full depth.
// CHANGE: body
- let mut best_value = board.worst_case();
- let mut recommended = None;
- for try_it in board.legal_moves() {
+ let mut moves = board.legal_moves();
+ let mut recommended = moves.next();
+ let mut best_value = board.play(recommended.unwrap()).evaluate();
+ for try_it in moves {

//! name: from_the_last_move
//! mistake: Tries the moves from the last to the first.
//! says: All moves have the same value. Return the first of these moves, in the order of `legal_moves`: a later move replaces it only if it is better.
// CHANGE: body
- for try_it in board.legal_moves() {
+ let moves: Vec<_> = board.legal_moves().collect();
+ for try_it in moves.into_iter().rev() {

//! name: good_enough
//! mistake: Stops at a move that keeps what the board is worth now.
//! says: Your code tried only move "a" of the 3 moves. Another move can be the best. Try every move.
// CHANGE: body
+     if !board.better(board.evaluate(), value) {
+         break;
  }
+ }
  (best_value, recommended)

//! name: good_looks_first
//! mistake: Searches the moves in another order, and takes the first best in this order.
//! says: An earlier move leads to the same value. Return the first of the best moves, in the order of `legal_moves`.
// CHANGE: body
- for try_it in board.legal_moves() {
+ let mut moves: Vec<_> = board.legal_moves().collect();
+ moves.sort_by(|a, b| {
+     let [a, b] = [a, b].map(|mv| board.play(*mv).evaluate());
+     board.better(b, a).cmp(&board.better(a, b))
+ });
+ for try_it in moves {

//! name: half_the_depth
//! mistake: Each player looks half as far.
//! says: In this game each move "on" adds 1 to the value. Your code searched 2 moves ahead instead of
// ANCHOR: body
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut best = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let (value, _) = look_ahead(&board.play(mv), depth / 2);
        if board.better(value, best.0) {
            best = (value, Some(mv));
        }
    }
    best
// ANCHOR_END: body

//! name: infinite
//! mistake: Looks again at the same board with the same depth.
//! says: Your calls never end. Call `look_ahead` on the board after the move with depth - 1.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = look_ahead(board, depth);

//! name: kept_outside
//! mistake: Keeps every value, and the move only where it is better.
//! says: better(5, 7) returned false. Replace the best value only if `better` returns true.
// CHANGE: body
-         best_value = value;

+     best_value = value;
  }
  (best_value, recommended)

//! name: known_at_any_depth
//! mistake: Remembers boards in a static, whatever the depth was.
//! says: In this game each move "on" adds 1 to the value. Your code uses a stored result of an earlier call with a smaller depth. Use each stored result only at the depth of its own call.
// ANCHOR: body
use std::cell::RefCell;
use std::collections::HashMap;
thread_local! {
    static KNOWN: RefCell<HashMap<String, (Value, usize)>> = RefCell::default();
}
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let key = format!("{board:?}");
if let Some((value, at)) = KNOWN.with_borrow(|known| known.get(&key).copied()) {
    return (value, board.legal_moves().nth(at));
}
let mut best = (board.worst_case(), None, 0);
for (at, mv) in board.legal_moves().enumerate() {
    let (value, _) = look_ahead(&board.play(mv), depth - 1);
    if board.better(value, best.0) {
        best = (value, Some(mv), at);
    }
}
KNOWN.with_borrow_mut(|known| known.insert(key, (best.0, best.2)));
(best.0, best.1)
// ANCHOR_END: body

//! name: known_within_a_search
//! mistake: All calls of one search share a memo whose key lacks the depth.
//! says: Your code played no move on the board after "b", with depth 2 left. The same board comes earlier, after "a, c, b", with depth 0 left. Does your code store results without the depth? The game: worth 0, X moves
// ANCHOR: body
type Known<B> = std::collections::HashMap<String, (Value, Option<<B as Board>::Move>)>;
fn search<B: Board>(board: &B, depth: u32, known: &mut Known<B>) -> (Value, Option<B::Move>) {
    let key = format!("{board:?}");
    if let Some(found) = known.get(&key) {
        return *found;
    }
    let mut best = (board.evaluate(), None);
    if depth > 0 && !board.done() {
        best = (board.worst_case(), None);
        for mv in board.legal_moves() {
            let (value, _) = search(&board.play(mv), depth - 1, known);
            if board.better(value, best.0) {
                best = (value, Some(mv));
            }
        }
    }
    known.insert(key, best);
    best
}
search(board, depth, &mut Known::<B>::new())
// ANCHOR_END: body

//! name: last_value
//! mistake: Takes every value for the best.
//! says: Your code returned the value of the last move. Compare each value with the best value so far: board.better(value, best).
// CHANGE: body
-     if board.better(value, best_value) {
+     {

//! name: less_than_the_worst_case
//! mistake: Takes the smallest value, whoever moves, and begins at the worst case of the board.
//! says: Your code returned the worst case. X wants large values. Whenever board.better(value, best) is true, store the value and its move.
// CHANGE: body
-     if board.better(value, best_value) {
+     if value < best_value {

//! name: looks_for_an_end_first
//! mistake: Takes the first move that ends the game well, before it searches.
//! says: Your code tried only move "a" of the 3 moves. A move that ends the game is not always the best. Try the other moves too.
// CHANGE: body
+ for mv in board.legal_moves() {
+     let next = board.play(mv);
+     if depth > 0 && next.done() && board.better(next.evaluate(), 0) {
+         return (next.evaluate(), Some(mv));
+     }
+ }
  if depth == 0 || board.done() {

//! name: looks_twice
//! mistake: Looks at each reply twice: once to compare, once to keep.
//! says: Your code played some moves more than once. Each move needs only one new board and one call.
//! judged: calls of look_ahead, but
// CHANGE: body
-     if board.better(value, best_value) {
+     if board.better(look_ahead(&board.play(try_it), depth - 1).0, best_value) {

//! name: max_by_key
//! mistake: `max_by_key` for X and `min_by_key` for O: `max_by_key` returns the last of equal moves.
//! says: All moves have the same value. Return the first of these moves: `max_by_key`, >= and <= choose the last.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let moves = board.legal_moves().map(|mv| (look_ahead(&board.play(mv), depth - 1).0, Some(mv)));
let best = match board.to_move() {
    game::Player::First => moves.max_by_key(|(value, _)| *value),
    game::Player::Second => moves.min_by_key(|(value, _)| *value),
};
best.unwrap_or((board.evaluate(), None))
// ANCHOR_END: body

//! name: more_than_the_worst_case
//! mistake: Takes the largest value, whoever moves, and begins at the worst case of the board.
//! says: Your code returned the worst case. O wants small values. Whenever board.better(value, best) is true, store the value and its move.
//! also: Your `look_ahead` is wrong even on a board with three moves at depth 1. Fix this case first.
// CHANGE: body
-     if board.better(value, best_value) {
+     if value > best_value {

//! name: move_not_kept
//! mistake: Keeps the value and not the move.
//! says: Your code returned the right value without a move. Return the move that your code tried on this board to reach this value.
// CHANGE: body
-         recommended = Some(try_it);

//! name: negates
//! mistake: Negates the value of the call below, as negamax does, on a board whose values are the first player's.
//! says: The moves lead to the values 3, 7, 5. Your code returned a value with the wrong sign. Do not negate this value: every value is from the first player's side.
// CHANGE: body
-     if board.better(value, best_value) {
-         best_value = value;
+     if board.better(-value, best_value) {
+         best_value = -value;

//! name: never_asks_depth
//! mistake: Stops only where the game is over.
//! says: A call at depth 0 calculated depth - 1. At depth 0, first return the value of the board.
// CHANGE: body
- if depth == 0 || board.done() {
+ if board.done() {

//! name: never_asks_done
//! mistake: Stops only at depth 0, and a finished game has no moves.
//! says: Your code did not call board.done() for a finished game. If board.done() is true, return board.evaluate() and no move.
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth == 0 {

//! name: new_variables_in_the_loop
//! mistake: Declares new variables where the old ones should change.
//! says: Your code returned the worst case. better(3, −∞) returned true. Store this value and its move in the variables that you return.
// CHANGE: body
-         best_value = value;
-         recommended = Some(try_it);
+         let best_value = value;
+         let recommended = Some(try_it);
+         let _: (Value, Option<B::Move>) = (best_value, recommended);

//! name: no_move_kept
//! mistake: Hands back the reply alone: at the bottom there is none, and so there is none anywhere.
//! says: Your code returned the right value without a move. Return the move that your code tried on this board to reach this value.
//! also: Your `look_ahead` is wrong even on a board with three moves at depth 1. Fix this case first.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, reply) = look_ahead(&new_board, depth - 1);

-         recommended = Some(try_it);
+         recommended = reply;

//! name: not_strict_for_x
//! mistake: Equal is better where X moves.
//! says: Return the first of these moves, in the order of `legal_moves`: a later move replaces it only if it is better.
// CHANGE: body
-     if board.better(value, best_value) {
+     if board.better(value, best_value) || value == best_value && board.to_move() == game::Player::First {

//! name: one_board_for_all
//! mistake: One board on which all moves are made.
//! says: Your code played a move on a board that already contains another move. Play each move on the board that the call received.
// CHANGE: body
+ let mut new_board = board.clone();
  let mut best_value = board.worst_case();

-     let new_board = board.play(try_it);
+     new_board = new_board.play(try_it);

//! name: one_counter_for_all_moves
//! mistake: Each move lowers one depth for all moves of the board.
//! says: Your code searched 1 move ahead instead of 2. A call at depth 2 made one call at depth 1 and another at depth 0. Pass depth - 1 after every move: here always 1.
//! also: Your look_ahead on a made-up board at depth 2 returned 1 and move "left", but should return 2 and move "right". Your `look_ahead` is also wrong at depth 2 in a game in which each move "on" adds 1 to the value. Fix this case first.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut left = depth;
let mut best = (board.worst_case(), None);
for mv in board.legal_moves() {
    left = left.saturating_sub(1);
    let (value, _) = look_ahead(&board.play(mv), left);
    if board.better(value, best.0) {
        best = (value, Some(mv));
    }
}
best
// ANCHOR_END: body

//! name: one_deeper
//! mistake: The call looks one move further.
//! says: In this game each move "on" adds 1 to the value. Your code searched to the end of the game. A call at depth 1 made a call at depth 2. Pass depth - 1 instead: 0.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = look_ahead(&new_board, depth + 1);

//! name: one_move_unlooked
//! mistake: One move is no choice, so it is taken without looking.
//! says: Only one move is left, and it leads to the value 4, but your code returned the value of the board before the move. Play this move even if there is no choice.
// CHANGE: body
+ let moves: Vec<_> = board.legal_moves().collect();
+ if moves.len() == 1 {
+     return (board.evaluate(), Some(moves[0]));
+ }
  let mut best_value = board.worst_case();

//! name: one_reply_deep
//! mistake: Looks at the reply alone: depth is not handed on.
//! says: In this game each move "on" adds 1 to the value. Your code searched 1 move ahead instead of
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = look_ahead(&new_board, 0);

//! name: one_square_is_the_end
//! mistake: A board with one move left is taken for finished.
//! says: Only one move is left, and it leads to the value 4, but your code returned the value of the board before the move. Play this move even if there is no choice.
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth == 0 || board.legal_moves().count() <= 1 {

//! name: one_too_deep
//! mistake: Depth 0 looks at every move once more.
//! says: Your code tried a move at depth 0. Return board.evaluate() instead.
// CHANGE: body
- if depth == 0 || board.done() {
+ if board.done() {

-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = if depth == 0 { (new_board.evaluate(), None) } else { look_ahead(&new_board, depth - 1) };

//! name: only_looks_at_the_next
//! mistake: Takes the evaluation of the new board; the value that comes from below is thrown away.
//! says: In this game each move "on" adds 1 to the value. At depths 2, 3 and 4, your code returns the evaluation of the board after one move. Return the value that the call for that board returns.
    // ANCHOR: body
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut best = board.worst_case();
    let mut best_move = None;
    for mv in board.legal_moves() {
        let next = board.play(mv);
        look_ahead(&next, depth - 1);
        let value = next.evaluate();
        if board.better(value, best) {
            best = value;
            best_move = Some(mv);
        }
    }
    (best, best_move)
    // ANCHOR_END: body

//! name: players_turned
//! mistake: X takes the smallest and O the largest.
//! says: X wants large values. Compare the values with board.better(value, best).
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = match board.to_move() { game::Player::First => Value::MAX, game::Player::Second => Value::MIN };

-     if board.better(value, best_value) {
+     if match board.to_move() { game::Player::First => value < best_value, game::Player::Second => value > best_value } {

//! name: root_wants_all
//! mistake: Every board is asked for the player who moves first.
//! says: In this game each move "on" adds 1 to the value. Your code is right in a game where X makes every move, but here it called `better` and `worst_case` only on the first board. Call them on the board whose moves you compare.
// ANCHOR: body
    fn search<B: Board>(board: &B, depth: u32, root: &B) -> (Value, Option<B::Move>) {
        if depth == 0 || board.done() {
            return (board.evaluate(), None);
        }
        let mut best = root.worst_case();
        let mut mv = None;
        for it in board.legal_moves() {
            let (value, _) = search(&board.play(it), depth - 1, root);
            if root.better(value, best) {
                best = value;
                mv = Some(it);
            }
        }
        (best, mv)
    }
    search(board, depth, board)
// ANCHOR_END: body

//! name: skips_the_first
//! mistake: The loop begins with the second move.
//! says: Your code tried only moves "b" and "c" of the 3 moves. Another move can be the best. Try every move.
// CHANGE: body
- for try_it in board.legal_moves() {
+ for try_it in board.legal_moves().skip(1) {

//! name: stops_at_a_good_move
//! mistake: Returns the first move that is better than the worst.
//! says: Your code tried only move "a" of the 3 moves. Another move can be the best. Try every move.
// CHANGE: body
          recommended = Some(try_it);
+         break;

//! name: sums_up
//! mistake: Adds what the board is worth to what lies below.
//! says: but your code returned another value. Return the value of a move.
// CHANGE: body
- (best_value, recommended)
+ (best_value + board.evaluate(), recommended)

//! name: ten_for_worst
//! mistake: The worst case of tic-tac-toe for any board.
//! says: the moves lead to the values −60, −50. Begin with board.worst_case().
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = match board.to_move() { game::Player::First => -10, game::Player::Second => 10 };

//! name: the_first_move
//! mistake: Always recommends the first move.
//! says: The value is right, but move "b" leads to this value, and move "a" does not. Store the move together with its value.
// CHANGE: body
-         recommended = Some(try_it);
+         recommended = recommended.or(Some(try_it));

//! name: the_last_of_equals
//! mistake: Keeps the last of several equal moves.
//! says: Return the first of these moves, in the order of `legal_moves`: a later move replaces it only if it is better.
// CHANGE: body
-     if board.better(value, best_value) {
+     if !board.better(best_value, value) {

//! name: the_move_outside
//! mistake: Takes the move even where it is not better.
//! says: The value is right, but move "b" leads to this value, and move "c" does not. Store the move together with its value.
// CHANGE: body
+     }
          recommended = Some(try_it);

- }
  (best_value, recommended)

//! name: the_old_board
//! mistake: Looks into the board it has instead of the one after the move.
//! says: Your code returned the value of the board before the move. Return the value of the board after the move.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = look_ahead(board, depth - 1);

//! name: the_reply
//! mistake: Recommends what the call below recommended.
//! says: "O's high" is a move of O, but X is to move. Return the move that your code tried on the first board.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, reply) = look_ahead(&new_board, depth - 1);

-         recommended = Some(try_it);
+         recommended = reply.or(Some(try_it));

//! name: thousands_for_worst
//! mistake: A large number for the worst case.
//! says: no move is better
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = match board.to_move() { game::Player::First => -1_000_000, game::Player::Second => 1_000_000 };

//! name: twice_where_it_is_better
//! mistake: Where a move is better, the reply is asked for once more.
//! says: Your look_ahead on the empty board at depth 9 played more than 1 099 890 moves, but should play at most 549 945. Your code played some moves more than once. Each move needs only one new board and one call.
//! judged: calls of look_ahead, but
// CHANGE: body
-             best_value = value;
+             best_value = look_ahead(&new_board, depth - 1).0;

//! name: unwrap_reply
//! mistake: Takes it for granted that there is a reply.
//! says: Your code unwraps `None`. Check two cases: a call at depth 0 returns no move, and at the beginning there is no best move.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+        let (value, reply) = look_ahead(&new_board, depth - 1);
+ let _r = reply.unwrap();

//! name: unwraps_at_the_end
//! mistake: The best of no moves is unwrapped.
//! says: Your code unwraps `None`: a game that is over has no moves. Check board.done() first.
// ANCHOR: body
if depth == 0 {
    return (board.evaluate(), None);
}
let best = board.legal_moves().map(|mv| (look_ahead(&board.play(mv), depth - 1).0, mv))
    .reduce(|old, new| if board.better(new.0, old.0) { new } else { old })
    .unwrap();
(best.0, Some(best.1))
// ANCHOR_END: body

//! name: value_not_kept
//! mistake: Keeps the move and not its value.
//! says: Your code returned the worst case. Store the value together with the move.
//! also: Your `look_ahead` is wrong even on a board with three moves at depth 1. Fix this case first.
// CHANGE: body
-         best_value = value;

//! name: worst_case_negated
//! mistake: Negates the worst case to begin with the best.
//! says: The worst case can be the smallest or the largest `Value`. Compare and return values, but do not calculate with them.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = -board.worst_case();

//! name: worst_of_the_new_board
//! mistake: Begins at the worst case of the player who moves next.
//! says: Your code returned the worst case of the other player. Begin with board.worst_case(), called on the board before the move.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = match board.to_move() { game::Player::First => Value::MAX, game::Player::Second => Value::MIN };

//! name: worst_of_the_root
//! mistake: Asks the first board for the worst case, and passes it on.
//! says: In this game each move "on" adds 1 to the value. Your code is right in a game where X makes every move, but here it called `worst_case` only on the first board. Call it on the board whose moves you compare.
// ANCHOR: body
    fn search<B: Board>(board: &B, depth: u32, worst: Value) -> (Value, Option<B::Move>) {
        if depth == 0 || board.done() {
            return (board.evaluate(), None);
        }
        let mut best = (worst, None);
        for mv in board.legal_moves() {
            let (value, _) = search(&board.play(mv), depth - 1, worst);
            if board.better(value, best.0) {
                best = (value, Some(mv));
            }
        }
        best
    }
    search(board, depth, board.worst_case())
// ANCHOR_END: body

//! name: zero_at_depth_0
//! mistake: Depth 0 is worth 0.
//! says: Return the value of the board: board.evaluate().
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth == 0 && !board.done() {
+     return (0, None);
+ }
+ if board.done() {

// Right answers in other styles, which must pass.

//! name: a_fold
//! right: An iterator and a fold.
//! told: From the empty board, your code visited 82 nodes two moves deep, and 549 946 to the end of the game.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
board.legal_moves().fold((board.worst_case(), None), |(best, kept), mv| {
    let (value, _) = look_ahead(&board.play(mv), depth - 1);
    if board.better(value, best) { (value, Some(mv)) } else { (best, kept) }
})
// ANCHOR_END: body

//! name: a_helper_for_each_player
//! right: Two helpers, one for MAX and one for MIN.
// ANCHOR: body
fn max<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    let mut best = (Value::MIN, None);
    for mv in board.legal_moves() {
        let value = any(&board.play(mv), depth - 1).0;
        if value > best.0 {
            best = (value, Some(mv));
        }
    }
    best
}
fn min<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    let mut best = (Value::MAX, None);
    for mv in board.legal_moves() {
        let value = any(&board.play(mv), depth - 1).0;
        if value < best.0 {
            best = (value, Some(mv));
        }
    }
    best
}
fn any<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    match board.to_move() {
        game::Player::First => max(board, depth),
        game::Player::Second => min(board, depth),
    }
}
any(board, depth)
// ANCHOR_END: body

//! name: a_list_first
//! right: Lists all values first and chooses afterwards.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let values: Vec<_> = board.legal_moves().map(|mv| (look_ahead(&board.play(mv), depth - 1).0, mv)).collect();
let mut best = values[0];
for &(value, mv) in &values[1..] {
    if board.better(value, best.0) {
        best = (value, mv);
    }
}
(best.0, Some(best.1))
// ANCHOR_END: body

//! name: best_of_the_rest
//! right: a helper that goes over the moves by calling itself
// ANCHOR: body
    fn best_of<B: Board>(
        board: &B,
        moves: &[B::Move],
        best: (Value, Option<B::Move>),
        left: u32,
    ) -> (Value, Option<B::Move>) {
        let Some((&mv, rest)) = moves.split_first() else {
            return best;
        };
        let (value, _) = look_ahead(&board.play(mv), left);
        let best = if board.better(value, best.0) { (value, Some(mv)) } else { best };
        best_of(board, rest, best, left)
    }
    match depth {
        0 => (board.evaluate(), None),
        _ if board.done() => (board.evaluate(), None),
        _ => {
            let moves: Vec<_> = board.legal_moves().collect();
            best_of(board, &moves, (board.worst_case(), None), depth - 1)
        }
    }
// ANCHOR_END: body

//! name: done_by_moves
//! right: A game without moves is over.
// ANCHOR: body
let moves: Vec<B::Move> = board.legal_moves().collect();
if depth == 0 || moves.is_empty() {
    return (board.evaluate(), None);
}
let mut best = (board.worst_case(), None);
for mv in moves {
    let (value, _) = look_ahead(&board.play(mv), depth - 1);
    if board.better(value, best.0) {
        best = (value, Some(mv));
    }
}
best
// ANCHOR_END: body

//! name: max_and_min_by_key
//! right: The largest or the smallest of all, the first of equals.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let values = board.legal_moves().map(|mv| (look_ahead(&board.play(mv), depth - 1).0, mv));
let best = match board.to_move() {
    game::Player::First => values.min_by_key(|(value, _)| -i64::from(*value)),
    game::Player::Second => values.min_by_key(|(value, _)| *value),
};
best.map_or((board.evaluate(), None), |(value, mv)| (value, Some(mv)))
// ANCHOR_END: body

//! name: no_worst_case
//! right: Begins with no value at all.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut best: Option<(Value, B::Move)> = None;
for mv in board.legal_moves() {
    let value = look_ahead(&board.play(mv), depth - 1).0;
    if best.is_none_or(|(old, _)| board.better(value, old)) {
        best = Some((value, mv));
    }
}
best.map_or((board.evaluate(), None), |(value, mv)| (value, Some(mv)))
// ANCHOR_END: body

//! name: plays_a_move_twice
//! right: plays a move once to ask whether the game is over, and once to look into it
//! told: Right, but two moves deep your code visited 163 nodes, and 82 are enough.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = if new_board.done() { (new_board.evaluate(), None) } else { look_ahead(&board.play(try_it), depth - 1) };

//! name: with_a_window
//! right: Alpha-beta inside a helper: fewer boards, the same answers.
//! told: Chapter 4 explains how a search can leave out moves that cannot matter.
// ANCHOR: body
fn search<B: Board>(board: &B, depth: u32, mut alpha: Value, mut beta: Value) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let (mut best, mut kept) = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let value = search(&board.play(mv), depth - 1, alpha, beta).0;
        if board.better(value, best) {
            best = value;
            kept = Some(mv);
        }
        match board.to_move() {
            game::Player::First => alpha = alpha.max(best),
            game::Player::Second => beta = beta.min(best),
        }
        if alpha >= beta {
            break;
        }
    }
    (best, kept)
}
search(board, depth, Value::MIN, Value::MAX)
// ANCHOR_END: body
