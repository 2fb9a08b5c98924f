// Wrong answers to the exercise `negamax` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: abs
//! mistake: The absolute value is taken.
//! says: MIN moves and should choose the 2, which is worth −2 to MIN, but your code returns 9. A move is worth the negated result of its call, whoever moves.
// CHANGE: reply
- let value = -theirs;
+ let value = theirs.abs();

//! name: alpha_as_it_is
//! mistake: Only beta is negated; the ends changed places.
//! says: The window of the player who moves was (7, +∞) before this reply. Your code does not negate alpha. Pass −beta and −alpha: the opponent sees the window from the other side.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, alpha);

//! name: alpha_for_both_ends
//! mistake: Both ends are the negative of alpha.
//! says: The window of the player who moves was (7, +∞) before this reply. Your code passes −alpha as both ends. Pass −beta and −alpha: the opponent sees the window from the other side.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -alpha, -alpha);

//! name: alpha_from_the_new_beta
//! mistake: The ends are turned one after the other, and the second one reads the new beta.
//! says: The window of the player who moves was (44, +∞) before this reply. Your code passes alpha as the lower end, but should pass −beta. Does the line for this end already use the new beta, which is −alpha?
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let high = -alpha;
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -high, high);

//! name: alpha_negated_alone
//! mistake: Only alpha is negated.
//! says: The window of the player who moves was (7, +∞) before this reply. Your code does not negate beta. Pass −beta and −alpha: the opponent sees the window from the other side.
//! also: Your `negamax` is also wrong on the small tree [[7, 3], [5, 6]]. Fix that case first.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, beta, -alpha);

//! name: answer_not_negated
//! mistake: The answer is taken as it comes.
//! says: Your code returns the value that a reply has for the opponent. For the player who moves, the reply is worth the negative of that value.
// CHANGE: reply
- let value = -theirs;
+ let value = theirs;

//! name: asks_alpha_beta
//! mistake: The value of a reply is asked of alpha_beta.
//! says: In this tree the same player moves again, so the value must not be negated. Your `turn_passed` is right, but your code plays such a move anyway, and it values the replies without a call of `negamax`. Check every move of every board.
// ANCHOR: reply
let (theirs, _) = crate::alpha_beta::alpha_beta(&new_board, depth - 1, Value::MIN, Value::MAX);
let value = if board.to_move() == Player::First { theirs } else { -theirs };
// ANCHOR_END: reply

//! name: asks_alpha_beta_in_the_window
//! mistake: The replies are searched by alpha_beta, with the right window, so only the first board's moves are tested.
//! says: Your negamax on [[4, {3, 5}], [2, 7]] returned 3, but should panic. In this tree the same player moves again, so the value must not be negated. Your `turn_passed` is right, but your code plays such a move anyway, and it values the replies without a call of `negamax`.
// ANCHOR: reply
let value = match board.to_move() {
    Player::First => crate::alpha_beta::alpha_beta(&new_board, depth - 1, alpha, beta).0,
    Player::Second => -crate::alpha_beta::alpha_beta(&new_board, depth - 1, -beta, -alpha).0,
};
// ANCHOR_END: reply

//! name: asks_twice
//! mistake: The reply is asked twice.
//! says: Your negamax on [[44, 61, 50], [47, 52, 70]] searched each reply twice, but should search each reply once. Make one call for each reply, with the window (−beta, −alpha).
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (_, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _) = negamax(&board.play(try_it), depth - 1, -beta, -alpha);

//! name: begins_at_min
//! mistake: The best value, which begins at `Value::MIN`, is negated.
//! says: Your code negated `Value::MIN`, which has no positive counterpart. Check that your code passes −beta and −alpha, not the negative of an initial best value.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -best_value);

//! name: best_begins_at_the_largest
//! mistake: The best value begins at the largest value, so no move is better.
//! says: Your code returns +∞, whatever the moves are worth. Check that the best value starts at `Value::MIN`.
// CHANGE: negamax
- let mut best_value = Value::MIN;
+ let mut best_value = Value::MAX;

//! name: best_of_all_replies
//! mistake: All replies are asked with the window as it came, and the best is taken with max_by_key.
//! says: The window of the player who moves was (44, +∞) before this reply. Your code passes the negative of the alpha that it received, but an earlier move is already worth more. Pass the negative of this larger value.
// CHANGE: negamax
-     let mut alpha = alpha;
-     let mut best_value = Value::MIN;
-     let mut recommended = None;
-     for try_it in board.legal_moves() {
+     let worth = |try_it| {

-         if value > best_value {
-             best_value = value;
-             recommended = Some(try_it);
-         }
-         alpha = alpha.max(best_value);
-         if alpha >= beta {
-             break;
-         }
-     }
-     (best_value, recommended)
+         (value, Some(try_it))
+     };
+     let all: Vec<_> = board.legal_moves().map(worth).collect();
+     all.into_iter()
+         .rev()
+         .max_by_key(|it| it.0)
+         .unwrap_or((Value::MIN, None))

//! name: best_value_for_alpha
//! mistake: The opponent's beta is made from the best value of this board alone.
//! says: searched a reply, which returned −3, with the window (−∞, +∞), but should search it with (−∞, −6).
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -best_value.max(-Value::MAX));

//! name: beta_from_the_new_alpha
//! mistake: The ends are turned one after the other, and the second one reads the new alpha.
//! says: Your code passes beta as the upper end, but should pass −alpha. Does the line for this end already use the new alpha, which is −beta?
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let low = -beta;
+ let (theirs, _reply) = negamax(&new_board, depth - 1, low, -low);

//! name: beta_only
//! mistake: Only the opponent's alpha is handed down.
//! says: The window of the player who moves was (44, +∞) before this reply. Your code passes −beta, but leaves the upper end open. Pass −alpha, too.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, Value::MAX);

//! name: cut_when_past
//! mistake: The loop goes on while alpha equals beta.
//! says: In the tree [[44, 61], [44, 35]], your search reads the 35, although the second 44 has closed the window. End the loop as soon as `alpha >= beta`.
// CHANGE: negamax
-         if alpha >= beta {
+         if alpha > beta {

//! name: cuts_one_early
//! mistake: The opponent's beta is one too low.
//! says: The window of the player who moves was (44, +∞) before this reply. The opponent sees this window from the other side, with −beta and −alpha as its ends.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha - 1);

//! name: depth_lowered_by_two
//! mistake: Each move lowers the depth by 2.
//! says: Your code values [1:[7], 2:[9]] at depth 9, but here its `depth` falls below 0. Each move must lower `depth` by 1, and the search must stop at 0.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 2, -beta, -alpha);

//! name: depth_lowered_for_each_move
//! mistake: The depth is lowered in the loop, once for each move.
//! says: In [1:[7], 2:[9], 3:[8]] at depth 3, your code searches the three replies at the depths 2, 1 and 0. Leave `depth` as it is in the loop, and pass `depth - 1` to each call.
// CHANGE: negamax
-     let mut alpha = alpha;
+     let (mut alpha, mut depth) = (alpha, depth);

-         let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+         depth -= 1;
+         let (theirs, _reply) = negamax(&new_board, depth, -beta, -alpha);

//! name: depth_lowered_for_each_move_down_to_0
//! mistake: The depth is lowered in the loop, once for each move, but never below 0.
//! says: In [1:[7], 2:[9], 3:[8]] at depth 3, your code searches the three replies at the depths 2, 1 and 0. Leave `depth` as it is in the loop, and pass `depth - 1` to each call.
// CHANGE: negamax
-     let mut alpha = alpha;
+     let (mut alpha, mut depth) = (alpha, depth);

-         let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+         depth = depth.saturating_sub(1);
+         let (theirs, _reply) = negamax(&new_board, depth, -beta, -alpha);

//! name: depth_not_reduced
//! mistake: The depth is handed down as it is.
//! says: Along a line of single moves, your search is 5, 5 and 5 moves deep when `depth` is 1, 2 and 3. Each new board needs a call of `negamax` with `depth - 1`.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth, -beta, -alpha);

//! name: equal_takes_its_place
//! mistake: A later answer that equals the best takes its place, though it is a bound.
//! says: so this 4 is only a bound
// CHANGE: reply
  let value = -theirs;
+ if value == best_value {
+     recommended = Some(try_it);
+ }

//! name: finished_boards_are_not_negated
//! mistake: A finished board is valued without a call, and its value is not negated.
//! says: Your negamax on [4, 9, 2, 6] at depth 9, where MAX moves, returned −2, but should return 9. Your code values the last move of a line without a call, but with the wrong sign. Use the new board's `evaluate()` if MAX makes the move, and its negative if MIN does.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
- let value = -theirs;
+ let value = match (new_board.done(), new_board.to_move()) {
+     (true, Player::First) => new_board.evaluate(),
+     (true, Player::Second) => -new_board.evaluate(),
+     _ => -negamax(&new_board, depth - 1, -beta, -alpha).0,
+ };

//! name: finished_boards_for_the_other
//! mistake: A finished board is valued for the player who made the last move.
//! says: At depth 0 the value of your code is right, but at the end of the game it has the wrong sign. Negate the result of `evaluate()` when MIN moves, and only then.
// ANCHOR: leaf
let last = if board.done() { Player::First } else { Player::Second };
return (if board.to_move() == last { -board.evaluate() } else { board.evaluate() }, None);
// ANCHOR_END: leaf

//! name: finished_boards_negated_twice
//! mistake: A finished board is valued without a call, with the mover's sign and a second minus.
//! says: Your code values the last move of a line without a call, but with the wrong sign. Use the new board's `evaluate()` if MAX makes the move, and its negative if MIN does.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
- let value = -theirs;
+ let sign = if board.to_move() == Player::First { 1 } else { -1 };
+ let value = match new_board.done() {
+     true => -(sign * new_board.evaluate()),
+     false => -negamax(&new_board, depth - 1, -beta, -alpha).0,
+ };

//! name: first_players_value
//! mistake: A leaf is valued from the first player's side.
//! says: Your code returns MAX's value, whoever moves. When MIN moves, negate the result of `evaluate()`.
// ANCHOR: leaf
return (board.evaluate(), None);
// ANCHOR_END: leaf

//! name: half_open
//! mistake: Only the opponent's beta is handed down.
//! says: The window of the player who moves was (−∞, −44). Your code passes −alpha, but leaves the lower end open. Pass −beta, too.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -Value::MAX, -alpha);

//! name: helper_searches
//! mistake: A recorded helper searches, and alpha is not negated.
//! says: The window of the player who moves was (7, +∞) before this reply. Your code does not negate alpha. Pass −beta and −alpha: the opponent sees the window from the other side.
//! also: Your `turn_passed` is right, but in this tree your `negamax` never plays a move that keeps the turn. Check whether your code cuts or skips that move.
// ANCHOR: reply
#[traced(skip(board), window(alpha, beta), depth(depth), values(mover), search(alpha_beta))]
fn search<B: Board>(board: &B, depth: u32, mut alpha: Value, beta: Value) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (if board.to_move() == Player::First { board.evaluate() } else { -board.evaluate() }, None);
    }
    let mut best = (Value::MIN, None);
    for mv in board.legal_moves() {
        let next = board.play(mv);
        assert!(turn_passed(board, &next), "{mv} does not pass the turn");
        let v = -search(&next, depth - 1, -beta, alpha).0;
        if v > best.0 {
            best = (v, Some(mv));
        }
        alpha = alpha.max(v);
        if alpha >= beta {
            break;
        }
    }
    best
}
if depth > 0 {
    return search(board, depth, alpha, beta);
}
let value = 0;
// ANCHOR_END: reply

//! name: keeping_moves_left_out
//! mistake: A move that keeps the turn is played, and left out without a panic.
//! says: Your `turn_passed` is right, but your `negamax` plays such a move without a panic. Assert `turn_passed` for each move that it plays.
// CHANGE: negamax
- for try_it in board.legal_moves() {
+ for try_it in board.legal_moves().filter(|mv| turn_passed(board, &board.play(*mv))) {

//! name: kept_in_a_static
//! mistake: Alpha is kept in a static that is never reset.
//! says: The window of the player who moves was (44, +∞) before this reply. The opponent sees this window from the other side, with −beta and −alpha as its ends.
// ANCHOR: reply
use std::sync::atomic::{AtomicI32, Ordering::SeqCst};
static ALPHA: AtomicI32 = AtomicI32::new(-Value::MAX);
let low = if board.to_move() == Player::First { alpha.max(ALPHA.load(SeqCst)) } else { alpha };
let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -low);
let value = -theirs;
if depth == 9 && alpha != -Value::MAX { ALPHA.store(i32::from(board.to_move() == Player::First) * 50, SeqCst); }
// ANCHOR_END: reply

//! name: law_asks_one_board
//! mistake: Only the board after the move is asked.
//! says: Your code checks only one of the two boards. Compare `to_move()` before and after the move.
// ANCHOR: law
after.to_move() == Player::Second
// ANCHOR_END: law

//! name: law_asks_the_first_board
//! mistake: Only the board before the move is asked.
//! says: Your code checks only one of the two boards. Compare `to_move()` before and after the move.
// ANCHOR: law
before.to_move() == Player::First
// ANCHOR_END: law

//! name: law_never
//! mistake: The law is always false.
//! says: Your `turn_passed` always returns false. Compare `to_move()` of the two boards.
// ANCHOR: law
false
// ANCHOR_END: law

//! name: law_not_tested
//! mistake: The law is taken for granted.
//! says: Your `turn_passed` always returns true. Compare `to_move()` of the two boards.
//! also: In this tree the same player moves again, so the value must not be negated. But your `turn_passed` always returns true. Compare `to_move()` of the two boards.
// ANCHOR: law
true
// ANCHOR_END: law

//! name: law_the_other_way_round
//! mistake: The law is turned round.
//! says: Your `turn_passed` returns the opposite of the right answer. Return true if `to_move()` differs before and after the move.
// ANCHOR: law
after.to_move() == before.to_move()
// ANCHOR_END: law

//! name: leaf_always_negated
//! mistake: Every leaf is negated.
//! says: Your code always negates a leaf. Negate the leaf only when MIN moves.
// ANCHOR: leaf
return (-board.evaluate(), None);
// ANCHOR_END: leaf

//! name: leaf_by_depth
//! mistake: The sign of a leaf is told by an odd or even depth.
//! says: For a finished game worth 7, your code returns −7 at depth 9 and 7 at depth 8. Check `board.to_move()`, not the depth.
// ANCHOR: leaf
return (if depth % 2 == 0 { board.evaluate() } else { -board.evaluate() }, None);
// ANCHOR_END: leaf

//! name: leaf_is_zero
//! mistake: A leaf is worth 0 where the game goes on.
//! says: At depth 0 your code returns 0. Return the result of `evaluate()`, negated when MIN moves.
// ANCHOR: leaf
let value = if board.done() { board.evaluate() } else { 0 };
return (if board.to_move() == Player::First { value } else { -value }, None);
// ANCHOR_END: leaf

//! name: leaf_negated_for_the_first
//! mistake: The sign is turned where the first player moves.
//! says: Your code negates a leaf when MAX moves. Negate the leaf when MIN moves instead.
// ANCHOR: leaf
let value = if board.to_move() == Player::First { -board.evaluate() } else { board.evaluate() };
return (value, None);
// ANCHOR_END: leaf

//! name: leaf_of_finished_only
//! mistake: Only a finished board is negated.
//! says: At depth 0 your code returns MAX's value, whoever moves. When MIN moves, negate this value, too.
// ANCHOR: leaf
let value = if board.done() && board.to_move() == Player::Second { -board.evaluate() } else { board.evaluate() };
return (value, None);
// ANCHOR_END: leaf

//! name: leaf_without_return
//! mistake: The value of a leaf is computed, but not returned.
//! says: For a finished game worth 7 your code returns −∞, the best value before the first move. Return the value of a finished game before the loop.
// ANCHOR: leaf
let _value = match board.to_move() {
    Player::First => board.evaluate(),
    Player::Second => -board.evaluate(),
};
// ANCHOR_END: leaf

//! name: min_window
//! mistake: The opponent gets Value::MIN as alpha.
//! says: Your code negated `Value::MIN`, which has no positive counterpart. Check that your code passes −beta and −alpha, not the negative of an initial best value.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, Value::MIN, -alpha);

//! name: mover_has_lost
//! mistake: Who is to move when the game is over has lost.
//! says: When MAX moves, your code returns −7 for a leaf 7 and for a leaf −7. Return `evaluate()` for MAX, and its negative for MIN.
// ANCHOR: leaf
        return (-board.evaluate().abs(), None);
// ANCHOR_END: leaf

//! name: mover_has_lost_at_the_end
//! mistake: A player who is to move when the game is over has lost; at depth 0 all is right.
//! says: When MAX moves, your code returns −7 for a leaf 7 and for a leaf −7. Return `evaluate()` for MAX, and its negative for MIN.
// CHANGE: leaf
  let value = match board.to_move() {
+     _ if board.done() => -board.evaluate().abs(),

//! name: narrowed_and_never_cut
//! mistake: Alpha is raised, and the loop goes on to the last move.
//! says: In the tree [[44, 61, 50], [40, 35]], your search reads the 35, although the 40 has closed the window. End the loop as soon as `alpha >= beta`.
// CHANGE: negamax
-         if alpha >= beta {
-             break;
-         }

//! name: negated_not_swapped
//! mistake: Both ends are negated, but not swapped.
//! says: The window of the player who moves was (7, +∞) before this reply. Your code negates both ends, but does not swap them. Pass −beta and −alpha: the opponent sees the window from the other side.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -alpha, -beta);

//! name: negates_for_max_only
//! mistake: Only MAX turns the sign of an answer.
//! says: In another tree, {4, 9, 2, 6}, MIN moves and should choose the 2, which is worth −2 to MIN, but your code returns 9. A move is worth the negated result of its call, whoever moves.
// CHANGE: reply
- let value = -theirs;
+ let value = if board.to_move() == Player::First { -theirs } else { theirs };

//! name: no_depth_test
//! mistake: Nobody asks whether the depth is used up.
//! says: Your negamax on 5:[7, 3] at depth 0 panicked, but should return 5. Your code panicked in a call at depth 0. At depth 0, return the value of the board before you compute `depth - 1`.
// CHANGE: negamax
- if depth == 0 || board.done() {
+ if board.done() {

//! name: null_window_for_the_others
//! mistake: All moves but the first get a null window, and its bound is taken for the value.
//! says: Your code passes a window that is only one wide, whose result is only a bound. Pass −beta and −alpha.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let low = if recommended.is_none() { -beta } else { -(alpha + 1) };
+ let (theirs, _reply) = negamax(&new_board, depth - 1, low, -alpha);

//! name: one_move_only
//! mistake: The new board is valued as it stands, with its sign turned.
//! says: Along a line of single moves, your search is 1, 1 and 1 moves deep when `depth` is 1, 2 and 3. Each new board needs a call of `negamax` with `depth - 1`.
// ANCHOR: reply
let value = -(if new_board.to_move() == Player::First { new_board.evaluate() } else { -new_board.evaluate() });
// ANCHOR_END: reply

//! name: open_window
//! mistake: The reply is asked with an open window.
//! says: The window of the player who moves was (44, +∞) before this reply. Your code passes an open window. Pass −beta and −alpha.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -Value::MAX, Value::MAX);

//! name: reply_is_only_evaluated
//! mistake: The new board is evaluated, and not searched.
//! says: In another tree, [4, 9, 2, 6], your `negamax` made no call of itself. Call `negamax` for each new board, and negate the result.
// ANCHOR: reply
        let value = -new_board.evaluate();
// ANCHOR_END: reply

//! name: same_board
//! mistake: The old board is asked again.
//! says: In another tree, [4, 9, 2, 6], the best move is worth 9 to the player who moves, but your code returns 0. Your code passes the old board to the call. Pass the new board.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(board, depth - 1, -beta, -alpha);

//! name: searches_twice_the_same_board
//! mistake: Each reply is searched with a narrow window first, and then again with the whole one.
//! says: searched a reply more than once, but should search each reply once. Make one call for each reply, with the window (−beta, −alpha).
// CHANGE: reply
-         let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
-         let value = -theirs;
+         let asked = -negamax(&new_board, depth - 1, -alpha - 1, -alpha).0;
+         let value = match asked > alpha && asked < beta {
+             true => -negamax(&new_board, depth - 1, -beta, -alpha).0,
+             false => asked,
+         };

//! name: sign_by_depth
//! mistake: An odd depth is MAX's, an even one MIN's.
//! says: For a finished game worth 7, your code returns 7 at depth 9 and −7 at depth 8. Check `board.to_move()`, not the depth.
// ANCHOR: leaf
return (if depth % 2 == 1 { board.evaluate() } else { -board.evaluate() }, None);
// ANCHOR_END: leaf

//! name: signs_everywhere_but_the_answer
//! mistake: Both signs are left out.
//! says: Your code returns the value that a reply has for the opponent. For the player who moves, the reply is worth the negative of that value.
// ANCHOR: reply
let (theirs, _reply) = negamax(&new_board, depth - 1, alpha, beta);
let value = theirs;
// ANCHOR_END: reply

//! name: stays_without_a_refusal
//! mistake: Where the turn does not pass nothing is negated, and nothing is refused.
//! says: The value is right, because your code does not negate when the same player moves again. But in this exercise `negamax` must refuse such a move. Restore the `assert!` from the loop of the original file.
// CHANGE: negamax
-         assert!(
-             turn_passed(board, &new_board),
-             "{try_it} does not pass the turn: nothing may be negated"
-         );
-         let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
-         let value = -theirs;
+         let value = if turn_passed(board, &new_board) {
+             -negamax(&new_board, depth - 1, -beta, -alpha).0
+         } else {
+             negamax(&new_board, depth - 1, alpha, beta).0
+         };

//! name: swapped_not_negated
//! mistake: The ends are swapped, but not negated.
//! says: The window of the player who moves was (7, +∞) before this reply. Your code swaps the ends, but does not negate them. Pass −beta and −alpha: the opponent sees the window from the other side.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, beta, alpha);

//! name: two_less_deep
//! mistake: A round is two moves, so the depth shrinks by two.
//! says: Along a line of single moves, your search is 1, 1 and 2 moves deep when `depth` is 1, 2 and 3. Each new board needs a call of `negamax` with `depth - 1`.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth.saturating_sub(2), -beta, -alpha);

//! name: unrecorded_helper_searches
//! mistake: A helper that is not recorded searches, and alpha is not negated.
//! says: returns −5 there, but should return −6.
//! also: Your `turn_passed` is right, but in this tree your `negamax` never plays a move that keeps the turn. Check whether your code cuts or skips that move.
// ANCHOR: reply
fn search<B: Board>(board: &B, depth: u32, mut alpha: Value, beta: Value) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (if board.to_move() == Player::First { board.evaluate() } else { -board.evaluate() }, None);
    }
    let mut best = (Value::MIN, None);
    for mv in board.legal_moves() {
        let next = board.play(mv);
        assert!(turn_passed(board, &next), "{mv} does not pass the turn");
        let v = -search(&next, depth - 1, -beta, alpha).0;
        if v > best.0 {
            best = (v, Some(mv));
        }
        alpha = alpha.max(v);
        if alpha >= beta {
            break;
        }
    }
    best
}
if depth > 0 {
    return search(board, depth, alpha, beta);
}
let value = 0;
// ANCHOR_END: reply

//! name: upper_end_open
//! mistake: The opponent only needs my alpha: the other end is open.
//! says: The window of the player who moves was (−∞, −44). Your code passes −alpha, but leaves the lower end open. Pass −beta, too.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -Value::MAX, -alpha);

//! name: values_of_the_player_before
//! mistake: Each call negates on the way out, leaves too, and the loop takes the values as they are.
//! says: Where MAX moves, your code returns −7 for a leaf 7 and −47 for [44, 47]. These are the values for MIN. Return each value for the player to move: the largest of its replies' negated values.
// CHANGE: negamax
-         Player::First => board.evaluate(),
-         Player::Second => -board.evaluate(),
+         Player::First => -board.evaluate(),
+         Player::Second => board.evaluate(),

-     let value = -theirs;
+     let value = theirs;

- (best_value, recommended)
+ (-best_value, recommended)

//! name: window_not_swapped
//! mistake: The window is handed down as it is.
//! says: The window of the player who moves was (44, +∞) before this reply. Your code passes both ends unchanged. Pass −beta and −alpha: the opponent sees the window from the other side.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, alpha, beta);

// Right answers in other styles, which must pass.

//! name: a_helper_recorded_as_a_search
//! right: A helper that is recorded as a search is, and gets the window as it is.
// ANCHOR: reply
#[traced(skip(next), window(alpha, beta), depth(depth), values(mover), search(alpha_beta))]
fn reply<B: Board>(next: &B, depth: u32, alpha: Value, beta: Value) -> Value {
    -negamax(next, depth - 1, -beta, -alpha).0
}
let value = reply(&new_board, depth, alpha, beta);
// ANCHOR_END: reply

//! name: a_recorded_helper
//! right: A helper that is recorded, too, and gets the window as it is.
// ANCHOR: reply
#[traced(skip(next), window(alpha, beta), depth(depth))]
fn reply<B: Board>(next: &B, depth: u32, alpha: Value, beta: Value) -> Value {
    -negamax(next, depth - 1, -beta, -alpha).0
}
let value = reply(&new_board, depth, alpha, beta);
// ANCHOR_END: reply

//! name: best_so_far
//! right: The larger of alpha and the best value.
//! told: 18 297 nodes on the empty board
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha.max(best_value));

//! name: fail_hard
//! right: The value is moved into the window.
// ANCHOR: reply
let window = (-beta, -alpha);
let (theirs, _reply) = negamax(&new_board, depth - 1, window.0, window.1);
let value = 0 - theirs;
// ANCHOR_END: reply

//! name: pair_field
//! right: The value by its place in the pair.
// ANCHOR: reply
let value = -negamax(&new_board, depth - 1, -beta, -alpha).0;
// ANCHOR_END: reply

//! name: refuses_in_other_words
//! right: The refusal has other words.
// CHANGE: negamax
-             "{try_it} does not pass the turn: nothing may be negated"
+             "{try_it} keeps the turn"

//! name: sign
//! right: A sign for the mover.
// ANCHOR: leaf
let sign = if board.to_move() == Player::First { 1 } else { -1 };
return (sign * board.evaluate(), None);
// ANCHOR_END: leaf
// ANCHOR: law
before.to_move() != after.to_move()
// ANCHOR_END: law
