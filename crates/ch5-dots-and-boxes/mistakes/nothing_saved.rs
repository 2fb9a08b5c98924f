// Wrong answers to the exercise `nothing_saved` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_static_alpha
//! mistake: Alpha is kept in a static.
//! says: Your code stores something between two searches, perhaps in a `static`. Pass all data of a call as arguments.
// CHANGE: children
+ use std::sync::atomic::{AtomicI32, Ordering};
+ static SURE: AtomicI32 = AtomicI32::new(Value::MIN);
+ if board.to_move() == Player::First { alpha = alpha.max(SURE.load(Ordering::SeqCst)); }
  for mv in board.legal_moves() {

+     SURE.store(alpha, Ordering::SeqCst);
      if alpha >= beta {

//! name: all_boards_first
//! mistake: All boards of a level are collected before the first is visited.
//! says: Your code creates all boards of a node, even if the first one ends the loop. Create each board just before you visit it, and none after that.
// CHANGE: children
- for mv in board.legal_moves() {
-     let child = board.play(mv);
+ let children: Vec<_> = board.legal_moves().map(|mv| (mv, board.play(mv))).collect();
+ for (mv, child) in children {

//! name: alpha_is_the_value
//! mistake: Alpha is set to the value, and may fall.
//! says: In another test, after a good reply and a worse reply, a MAX node with the window (2, 9) passed (3, 9) to the next child, but should pass (5, 9). A worse reply must not change the window.
// CHANGE: children
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+         Player::First => alpha = value,
+         Player::Second => beta = value,

//! name: always_in_turn
//! mistake: A helper searches for MAX and MIN in turn, also after an extra turn.
//! says: In another tree, [{4, 6}], MAX moves at the root and again at its child, but your code returned 4, the smallest value. Ask each board who moves.
// ANCHOR: children
fn search<B: Board>(is_max: bool, board: &B, depth: u32, mut alpha: Value, mut beta: Value) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut best = (if is_max { Value::MIN } else { Value::MAX }, None);
    for mv in board.legal_moves() {
        let (value, _) = search(!is_max, &board.play(mv), depth - 1, alpha, beta);
        if is_max && value > best.0 || !is_max && value < best.0 {
            best = (value, Some(mv));
        }
        if is_max {
            alpha = alpha.max(value);
        } else {
            beta = beta.min(value);
        }
        if alpha >= beta {
            break;
        }
    }
    best
}
let found = search(board.to_move() == Player::First, board, depth, alpha, beta);
(alpha, beta) = (alpha.max(found.0), beta);
if board.better(found.0, best_value) || beta < alpha {
    (best_value, recommended) = found;
}
// ANCHOR_END: children

//! name: as_it_was_found
//! mistake: The program as it was found.
//! says: Narrow the window after each reply, before you compare `alpha` and `beta`.

//! name: asked_before_narrowing
//! mistake: The bounds are compared before the new value narrows them.
//! says: Update `alpha` or `beta` before you compare them.
// CHANGE: children
+     if alpha >= beta {
+         break;
+     }
      match board.to_move() {

-     if alpha >= beta {
-         break; // the moves that are left are never made
      }
- }

//! name: asked_twice
//! mistake: The child is asked for its value and once more for the best.
//! says: Your code searches a child more than once. Store the value of the child in a variable.
// CHANGE: children
-         (best_value, recommended) = (value, Some(mv));
+         (best_value, recommended) = (nothing_saved(&child, depth - 1, alpha, beta).0, Some(mv));

//! name: asks_after_the_loop
//! mistake: The bound is asked after the loop, when every child was visited.
//! says: Narrow the window after each reply, before you compare `alpha` and `beta`.
// CHANGE: children
+ }
      match board.to_move() {

-         break; // the moves that are left are never made
-     }
+     return (best_value, recommended);

//! name: begins_only_below_beta
//! mistake: The loop asks the best value instead of alpha, so MIN tries no move.
//! says: In another test, MIN has four moves with the values 5, 3, 8 and 6, but your code created 0 of the 4 boards and returned +∞. Check when your loop begins and ends, and the bounds that you compare there.
// ANCHOR: children
let mut moves = board.legal_moves();
while best_value < beta {
    let Some(mv) = moves.next() else { break };
    let (value, _) = nothing_saved(&board.play(mv), depth - 1, alpha, beta);
    if board.better(value, best_value) {
        (best_value, recommended) = (value, Some(mv));
    }
    match board.to_move() {
        Player::First => alpha = alpha.max(value),
        Player::Second => beta = beta.min(value),
    }
}
// ANCHOR_END: children

//! name: best_value_is_the_bound
//! mistake: The bound is set to the best value, so a bad first move widens the window.
//! says: In another test, after a reply of 1, a MAX node with the window (2, 9) passed (1, 9) to the next child. Let `alpha` only increase and `beta` only decrease.
// CHANGE: children
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+         Player::First => alpha = best_value,
+         Player::Second => beta = best_value,

//! name: better_turned_round
//! mistake: The arguments of better are swapped.
//! says: Check when your code replaces its best value.
// CHANGE: children
-     if board.better(value, best_value) {
+     if board.better(best_value, value) || recommended.is_none() {

//! name: both_narrowed
//! mistake: Both bounds are narrowed, whoever moves.
//! says: Check the bound that MAX changes and the condition that ends the loop.
// CHANGE: children
-     match board.to_move() {
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
-     }
+     alpha = alpha.max(best_value);
+     beta = beta.min(best_value);
      if alpha >= beta {

//! name: bound_one_too_high
//! mistake: MAX demands one more than the best value.
//! says: In another test, a MAX node has the window (2, 9), and its first move has the value 5. The next call should get (5, 9), but your code passed (6, 9).
// CHANGE: children
-             Player::First => alpha = alpha.max(best_value),
+             Player::First => alpha = alpha.max(best_value.saturating_add(1)),

//! name: by_level
//! mistake: Whose bound it is, the depth says.
//! says: Check `board.to_move()`: MAX narrows only `alpha`, and MIN only `beta`.
// CHANGE: children
-     match board.to_move() {
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+     if depth % 2 == 0 {
+         alpha = alpha.max(best_value);
+     } else {
+         beta = beta.min(best_value);

//! name: counted_twice
//! mistake: Each move takes two levels of the depth.
//! says: Your code does not search as deep as `depth`. Each move must count as one level, and a board is evaluated only if `depth` is 0 or the game is over.
// CHANGE: children
-         let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+         let (value, _reply) = nothing_saved(&child, depth - 2, alpha, beta);

//! name: cut_forgets_the_value
//! mistake: Leaves before the value that cuts is kept.
//! says: Store the best value before you leave the loop.
// ANCHOR: children
    for mv in board.legal_moves() {
        let child = board.play(mv);
        let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
        match board.to_move() {
            Player::First => alpha = alpha.max(value),
            Player::Second => beta = beta.min(value),
        }
        if alpha >= beta {
            break;
        }
        if board.better(value, best_value) {
            (best_value, recommended) = (value, Some(mv));
        }
    }
// ANCHOR_END: children

//! name: cut_returns_the_bound
//! mistake: At a cut the other bound is returned.
//! says: Your nothing_saved of [1, 2] with the window (−1, 2) returned 3, but should return 2.
// CHANGE: children
-         break; // the moves that are left are never made
+         return (if board.to_move() == Player::First { alpha + 1 } else { beta - 1 }, recommended);

//! name: cuts_one_too_early
//! mistake: The loop ends before the bounds meet.
//! says: In another test, a MAX node with the window (2, 9) left its loop after a reply of 8, which is inside the window. Leave the loop only when `alpha` and `beta` meet.
// CHANGE: children
-     if alpha >= beta {
+     if alpha >= beta - 1 {

//! name: depth_kept
//! mistake: One child too deep: the last level is searched twice.
//! says: Each move must count as one level
// CHANGE: children
-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+     let (value, _reply) = nothing_saved(&child, depth.saturating_sub(2), alpha, beta);

//! name: depth_unchanged
//! mistake: The call for a child gets the same depth.
//! says: Your code searches deeper than `depth`. Each move must count as one level, and a board is evaluated when `depth` is 0.
// CHANGE: children
-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+     let (value, _reply) = nothing_saved(&child, depth, alpha, beta);

//! name: ends_swapped
//! mistake: The ends are handed down swapped.
//! says: passed the window (9, 2) to its first child
// CHANGE: children
-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+     let (value, _reply) = nothing_saved(&child, depth - 1, beta, alpha);

//! name: equal_does_not_cut
//! mistake: The loop goes on when the bounds meet.
//! says: Your code misses some cuts.
// CHANGE: children
-     if alpha >= beta {
+     if alpha > beta {

//! name: finished_children_made_twice
//! mistake: Above the leaves, a child is made once to ask whether it is finished and once more to be visited.
//! says: For the two moves of the tree [[6]], your code builds 3 boards. Create the board of a move once, and store it in a variable.
// CHANGE: children
-     let child = board.play(mv);
-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+     let is_end = depth == 1 || board.play(mv).done();
+     let child = board.play(mv);
+     let (value, _reply) = nothing_saved(&child, if is_end { 0 } else { depth - 1 }, alpha, beta);

//! name: first_always_max
//! mistake: The best is judged as if MAX moved everywhere.
//! says: In another test, the best of 5, 3, 8 and 6 for MIN is 3, but your code returned 8, the worst value for the player who moves. Check when your code replaces its best value.
// CHANGE: children
-     if board.better(value, best_value) {
+     if value > best_value || recommended.is_none() {

//! name: first_player_only
//! mistake: Only the first player narrows the window.
//! says: Narrow the window at the nodes of MIN.
// CHANGE: children
-         Player::Second => beta = beta.min(best_value),
+         Player::Second => {},

//! name: helper_only_to_the_last_level
//! mistake: A helper evaluates a board only if the depth is used up, even if the game is over.
//! says: In another tree, [7], the game is over after one move. Your code returned 7 to depth 1, but +∞ to depth 3. Return `evaluate()` also if the game is over before `depth` is 0.
// ANCHOR: children
fn go<B: Board>(board: &B, depth: u32, mut alpha: Value, mut beta: Value) -> (Value, Option<B::Move>) {
    if depth == 0 {
        return (board.evaluate(), None);
    }
    let mut best = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let value = go(&board.play(mv), depth - 1, alpha, beta).0;
        if board.better(value, best.0) { best = (value, Some(mv)); }
        if board.to_move() == Player::First { alpha = alpha.max(value) } else { beta = beta.min(value) }
        if alpha >= beta { break; }
    }
    best
}
(best_value, recommended) = go(board, depth, alpha, beta);
alpha = beta;
let _ = (alpha, &mut beta);
// ANCHOR_END: children

//! name: helper_with_open_windows
//! mistake: A helper that is recorded searches, and hands down the open window.
//! says: In another test, a MAX node with the window (2, 9) passed the window (−∞, +∞) to its first child. Pass `alpha` and `beta` unchanged.
// CHANGE: children
+ #[traced(skip(board), window(alpha, beta), depth(depth), search(alpha_beta))]
+ fn search<B: Board>(board: &B, depth: u32, alpha: Value, beta: Value) -> (Value, Option<B::Move>) {
+     if depth == 0 || board.done() {
+         return (board.evaluate(), None);
+     }
+     let (mut alpha, mut beta) = (alpha, beta);
+     let mut best_value = board.worst_case();
+     let mut recommended = None;
  for mv in board.legal_moves() {
-     let child = board.play(mv);
-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+         let (value, _reply) = search(&board.play(mv), depth - 1, Value::MIN, Value::MAX);

      }
  }
+     (best_value, recommended)
+ }
+ if best_value == board.worst_case() {
+     (best_value, recommended) = search(board, depth, alpha, beta);
+     (alpha, beta) = (best_value, best_value);
+ }
+ let _ = (alpha, beta);

//! name: last_of_equals
//! mistake: An equal value replaces the move.
//! says: If two values are equal, your code returns the second move.
// CHANGE: children
-     if board.better(value, best_value) {
+     if !board.better(best_value, value) {

//! name: leaves_after_the_cut
//! mistake: The bounds are asked after a board is made, and finished boards are visited all the same.
//! says: Your code misses some cuts. In another test, a MAX node with the window (2, 9) received a reply of 10, but continued with the next children. Leave the loop when `alpha` reaches `beta`.
//! also: Your code creates boards that it never visits
// CHANGE: children
+     if child.done() || alpha < beta {
      let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);

-     if alpha >= beta {
-         break; // the moves that are left are never made

//! name: leaves_without_a_window
//! mistake: A short cut for leaves passes the lines that narrow the window.
//! says: In another test, a MAX node with the window (2, 9) had five leaves. No board is needed after the first leaf, 9, but your code created all five. One level higher your code leaves its loop in time. Narrow the window and compare `alpha` and `beta` just above the leaves, too.
// CHANGE: children
+     if depth == 1 {
+         let value = board.play(mv).evaluate();
+         if board.better(value, best_value) {
+             (best_value, recommended) = (value, Some(mv));
+         }
+         continue;
+     }
      let child = board.play(mv);

//! name: made_once_to_ask
//! mistake: Each move is played once to ask who moves, and once to search.
//! says: For a single move, your code builds 2 boards.
// CHANGE: children
-     let child = board.play(mv);
+     let _stays = board.play(mv).to_move() == board.to_move();
+     let child = board.play(mv);

//! name: made_then_asked
//! mistake: The next board is made before the bound is asked.
//! says: When `alpha >= beta`, your code has created one more board. Create each board only when the loop continues with it.
// CHANGE: children
+     if alpha >= beta {
+         break;
+     }
      let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);

-     if alpha >= beta {
-         break; // the moves that are left are never made
      }
- }

//! name: made_twice
//! mistake: Each child is made to look whether it is over, and once more to be visited.
//! says: For a single move, your code builds 2 boards.
// CHANGE: children
-     let child = board.play(mv);
-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+     let value = if board.play(mv).done() {
+         board.play(mv).evaluate()
+     } else {
+         nothing_saved(&board.play(mv), depth - 1, alpha, beta).0
+     };

//! name: min_and_max_exchanged
//! mistake: alpha gets the smaller, beta the larger.
//! says: Your code changes a bound in the wrong direction:
// CHANGE: children
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+         Player::First => alpha = alpha.min(best_value),
+         Player::Second => beta = beta.max(best_value),

//! name: narrowed_by_itself
//! mistake: The window begins with what the board is worth as it stands.
//! says: In another test, a MAX node with the window (2, 9), for which `evaluate` returned 4, passed (4, 9) to its first child. Narrow the window only by replies, not by the evaluation of the node.
// CHANGE: children
+ match board.to_move() {
+     Player::First => alpha = alpha.max(board.evaluate()),
+     Player::Second => beta = beta.min(board.evaluate()),
+ }
  for mv in board.legal_moves() {
+     if alpha >= beta && recommended.is_some() {
+         break;
+     }

-     if alpha >= beta {
-         break; // the moves that are left are never made
      }
- }

//! name: narrowed_only_for_the_cut
//! mistake: The narrowed window ends the loop, but the children get the window of the call.
//! says: The next call should get (5, 9), but your code passed (2, 9). Your code leaves the loop in time, but the next call needs the new bound, too.
// CHANGE: children
+ let (low, high) = (alpha, beta);
  for mv in board.legal_moves() {

-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+     let (value, _reply) = nothing_saved(&child, depth - 1, low, high);

//! name: negamax_window
//! mistake: The window is handed down as in negamax.
//! says: Your code negates the window
// CHANGE: children
-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+     let (value, _reply) = nothing_saved(&child, depth - 1, -beta, -alpha);

//! name: no_cut_after_the_first
//! mistake: The bounds are not compared after the first reply.
//! says: a MAX node with the window (2, 9) continued after a first reply of 10, but not after a second reply of 10. Compare `alpha` and `beta` after the first reply, too.
// CHANGE: children
- for mv in board.legal_moves() {
+ for (at, mv) in board.legal_moves().enumerate() {

-     if alpha >= beta {
+     if at > 0 && alpha >= beta {

//! name: not_handed_down
//! mistake: The children are searched with the open window.
//! says: Pass `alpha` and `beta` unchanged.
// CHANGE: children
-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+     let (value, _reply) = nothing_saved(&child, depth - 1, Value::MIN, Value::MAX);

//! name: one_window_for_all
//! mistake: The children change the window of their parent.
//! says: In another test, a MAX root had the children 5 and 7, and your code visited both. When the children were the MIN nodes [5] and [7], your code left the loop after the first. A MIN node narrows `beta` only for its own moves: check that a child cannot change `alpha` or `beta` of its parent.
// ANCHOR: children
    fn search<B: Board>(board: &B, depth: u32, alpha: &mut Value, beta: &mut Value) -> (Value, Option<B::Move>) {
        if depth == 0 || board.done() {
            return (board.evaluate(), None);
        }
        let (mut best_value, mut recommended) = (board.worst_case(), None);
        for mv in board.legal_moves() {
            let (value, _reply) = search(&board.play(mv), depth - 1, alpha, beta);
            if board.better(value, best_value) {
                (best_value, recommended) = (value, Some(mv));
            }
            match board.to_move() {
                Player::First => *alpha = best_value.max(*alpha),
                Player::Second => *beta = best_value.min(*beta),
            }
            if *alpha >= *beta {
                break;
            }
        }
        (best_value, recommended)
    }
    let (value, mv) = search(board, depth, &mut alpha, &mut beta);
    if board.better(value, best_value) {
        (best_value, recommended) = (value, mv);
    }
// ANCHOR_END: children

//! name: peeks_before_a_cut
//! mistake: Before a cut it looks whether another child is left, which builds the child.
//! says: When `alpha >= beta`, your code has created one more board. Create each board only when the loop continues with it.
// CHANGE: children
- for mv in board.legal_moves() {
-     let child = board.play(mv);
+ let mut children = board.legal_moves().map(|mv| (mv, board.play(mv))).peekable();
+ while let Some((mv, child)) = children.next() {

-     if alpha >= beta {
+     if alpha >= beta && children.peek().is_some() {

//! name: players_swapped
//! mistake: MAX narrows beta, MIN alpha.
//! says: Your code narrows the wrong bound
// CHANGE: children
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+         Player::Second => alpha = alpha.max(best_value),
+         Player::First => beta = beta.min(best_value),

//! name: second_player_only
//! mistake: Only the second player narrows the window.
//! says: Narrow the window at the nodes of MAX.
// CHANGE: children
-         Player::First => alpha = alpha.max(best_value),
+         Player::First => {},

//! name: sorted_by_looks
//! mistake: The children are sorted by their evaluation first, so that the best comes first.
//! says: If your code sorts the replies, it creates all boards before the first search. Search the boards in the order of the moves.
// CHANGE: children
- for mv in board.legal_moves() {
-     let child = board.play(mv);
-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+ let mut children: Vec<_> = board.legal_moves().map(|mv| (mv, board.play(mv))).collect();
+ match board.to_move() {
+     Player::First => children.sort_by_key(|(_, child)| -child.evaluate()),
+     Player::Second => children.sort_by_key(|(_, child)| child.evaluate()),
+ }
+ for (mv, child) in &children {
+     let (value, _reply) = nothing_saved(child, depth - 1, alpha, beta);
      if board.better(value, best_value) {
-         (best_value, recommended) = (value, Some(mv));
+         (best_value, recommended) = (value, Some(*mv));

//! name: stops_at_the_first_better
//! mistake: The loop ends with the first move that is better.
//! says: Your nothing_saved of [[[5, 6], [7, 4]], [[3, 1], [8, 9]]] returned 5, but should return 6. In another test, a MAX node with the window (2, 9) left its loop after a reply of 5, which is inside the window. Check the bound that MAX changes and the condition that ends the loop.
// CHANGE: children
          (best_value, recommended) = (value, Some(mv));
+         break;

//! name: stops_when_worse
//! mistake: Leaves the loop as soon as a child is no better than the one before.
//! says: Continue the loop after a reply that is not better.
// CHANGE: children
          (best_value, recommended) = (value, Some(mv));
+     } else {
+         break;

-     if alpha >= beta {
-         break; // the moves that are left are never made
      }
- }

//! name: stored_negated
//! mistake: The value of the child is stored negated.
//! says: but your code returned −6. The best value must be one of these values.
// CHANGE: children
-         (best_value, recommended) = (value, Some(mv));
+         (best_value, recommended) = (-value, Some(mv));

//! name: the_childs_mover
//! mistake: The child is asked who moves.
//! says: Your code narrows the wrong bound
// CHANGE: children
-     match board.to_move() {
+     match child.to_move() {

//! name: the_childs_opponent
//! mistake: The bound is chosen by the opponent of the child's mover.
//! says: In another test, MAX moves at a node with the window (2, 9) and again at its first child, which is worth 5. The next call should get (5, 9), but your code passed (2, 5). Choose the bound by the mover of the node, not of the child.
//! also: returned 1, but should return 2, or any value up to alpha = 3. In another test, MAX moves
// CHANGE: children
-     match board.to_move() {
+     match child.to_move().other() {

//! name: the_last_value
//! mistake: The last value is kept, whatever it is.
//! says: Check when your code replaces its best value.
// CHANGE: children
-     if board.better(value, best_value) {
+     {

//! name: unrecorded_helper_with_open_windows
//! mistake: A helper that is not recorded searches, and hands down the open window.
//! says: In another tree, [[5, 6], [3, 9]], MAX has found 5 when MIN receives the 3, so no other reply of MIN matters, but your code visited the 9. Check the window of each call and the end of the loop.
// CHANGE: children
+ fn search<B: Board>(board: &B, depth: u32, alpha: Value, beta: Value) -> (Value, Option<B::Move>) {
+     if depth == 0 || board.done() {
+         return (board.evaluate(), None);
+     }
+     let (mut alpha, mut beta) = (alpha, beta);
+     let mut best_value = board.worst_case();
+     let mut recommended = None;
  for mv in board.legal_moves() {
-     let child = board.play(mv);
-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+         let (value, _reply) = search(&board.play(mv), depth - 1, Value::MIN, Value::MAX);

      }
  }
+     (best_value, recommended)
+ }
+ if best_value == board.worst_case() {
+     (best_value, recommended) = search(board, depth, alpha, beta);
+     (alpha, beta) = (best_value, best_value);
+ }
+ let _ = (alpha, beta);

//! name: useless_values_skipped
//! mistake: A value outside the window is not even compared with the best, since it cannot matter.
//! says: No move has the value +∞. Return the best value that you found, even if it is outside the window.
// CHANGE: children
-         if board.better(value, best_value) {
-             (best_value, recommended) = (value, Some(mv));
-         }
+         let useless = match board.to_move() {
+             Player::First => value <= alpha,
+             Player::Second => value >= beta,
+         };
+         if useless {
+             continue;
+         }
+         (best_value, recommended) = (value, Some(mv));

// Right answers in other styles, which must pass.

//! name: a_peeked_iterator
//! right: The iterator is asked for another child when the bounds have not met.
// CHANGE: children
- for mv in board.legal_moves() {
-     let child = board.play(mv);
+ let mut children = board.legal_moves().map(|mv| (mv, board.play(mv))).peekable();
+ while let Some((mv, child)) = children.next() {

-     if alpha >= beta {
+     if alpha >= beta || children.peek().is_none() {

//! name: asks_first
//! right: The bound is asked at the top of the loop.
// ANCHOR: children
let mut moves = board.legal_moves();
while alpha < beta {
    let Some(mv) = moves.next() else { break };
    let (value, _) = nothing_saved(&board.play(mv), depth - 1, alpha, beta);
    if board.better(value, best_value) {
        (best_value, recommended) = (value, Some(mv));
    }
    match board.to_move() {
        Player::First => alpha = alpha.max(value),
        Player::Second => beta = beta.min(value),
    }
}
// ANCHOR_END: children

//! name: delegates
//! right: Chapter 4's alpha_beta does the work.
//! told: Right, but `alpha_beta` of chapter 4 did the work.
// ANCHOR: children
(best_value, recommended) = alpha_beta::alpha_beta::alpha_beta(board, depth, alpha, beta);
(alpha, beta) = (beta, alpha);
let _ = (alpha, beta);
// ANCHOR_END: children

//! name: lazy_iterator
//! right: A chain of iterators that makes a board when it is asked.
//! told: Your code built 11 of the 12 nodes of [[44, 61, 50], [40, 35], [47, 52, 70]], and 844 of 7 332 nodes after two marks of tic-tac-toe.
// ANCHOR: children
for (mv, child) in board.legal_moves().map(|mv| (mv, board.play(mv))) {
    let value = nothing_saved(&child, depth - 1, alpha, beta).0;
    if recommended.is_none() || board.better(value, best_value) {
        best_value = value;
        recommended = Some(mv);
    }
    if board.to_move() == Player::First && value > alpha { alpha = value; }
    if board.to_move() == Player::Second && value < beta { beta = value; }
    if alpha >= beta { return (best_value, recommended); }
}
// ANCHOR_END: children

//! name: moves_collected
//! right: The moves are collected, the boards are not.
// CHANGE: children
- for mv in board.legal_moves() {
+ let moves: Vec<_> = board.legal_moves().collect();
+ for mv in moves {

//! name: one_branch_a_player
//! right: one loop for MAX and one for MIN
// ANCHOR: children
    match board.to_move() {
        Player::First => {
            for mv in board.legal_moves() {
                let (value, _) = nothing_saved(&board.play(mv), depth - 1, alpha, beta);
                if value > best_value {
                    (best_value, recommended) = (value, Some(mv));
                }
                alpha = alpha.max(value);
                if best_value >= beta {
                    break;
                }
            }
        }
        Player::Second => {
            for mv in board.legal_moves() {
                let (value, _) = nothing_saved(&board.play(mv), depth - 1, alpha, beta);
                if value < best_value {
                    (best_value, recommended) = (value, Some(mv));
                }
                beta = beta.min(value);
                if best_value <= alpha {
                    break;
                }
            }
        }
    }
// ANCHOR_END: children

//! name: says_nothing_at_a_cut
//! right: Outside the window the value is a bound, and a move may be said or not.
// CHANGE: children
-         break; // the moves that are left are never made
+         return (best_value, None);

//! name: try_for_each
//! right: an iterator that breaks
// ANCHOR: children
    use std::ops::ControlFlow;
    let _ = board.legal_moves().try_for_each(|mv| {
        let (value, _) = nothing_saved(&board.play(mv), depth - 1, alpha, beta);
        if board.better(value, best_value) {
            (best_value, recommended) = (value, Some(mv));
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best_value),
            Player::Second => beta = beta.min(best_value),
        }
        if alpha >= beta { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
// ANCHOR_END: children

//! name: with_a_helper
//! right: A helper inside does the recursion.
// ANCHOR: children
fn go<B: Board>(board: &B, depth: u32, mut alpha: Value, mut beta: Value) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut best = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let value = go(&board.play(mv), depth - 1, alpha, beta).0;
        if board.better(value, best.0) { best = (value, Some(mv)); }
        if board.to_move() == Player::First { alpha = alpha.max(value) } else { beta = beta.min(value) }
        if alpha >= beta { break; }
    }
    best
}
(best_value, recommended) = go(board, depth, alpha, beta);
alpha = beta;
let _ = (alpha, &mut beta);
// ANCHOR_END: children
