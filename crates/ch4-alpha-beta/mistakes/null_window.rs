// Wrong answers to the exercise `null_window` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: above_the_bound
//! mistake: The second search begins above the bound that came back.
//! says: The first answer means "at least −6", so the value can be −6 itself. Begin the second window at −6, and not above it.
// CHANGE: reply
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+     let (above, below) = match board.to_move() {
+         Player::First => (value + 1, beta),
+         Player::Second => (alpha, value - 1),
+     };
+     (value, _) = null_window(&new_board, depth - 1, above, below);

//! name: again_beyond_beta
//! mistake: A move is searched again though its bound closes the window.
//! says: searched move 2 twice, but should search it once.
//! says: The answer 7 with the window (4, 5) means "at least 7". MIN already has 6 elsewhere and will avoid this board. Skip the second search.
// CHANGE: reply
- let is_better = alpha < value && value < beta;
+ let is_better = match board.to_move() {
+     Player::First => alpha < value,
+     Player::Second => value < beta,
+ };

//! name: again_for_max_only
//! mistake: Only MAX searches a better move again.
//! says: The answer 5 with the window (5, 6) means "at most 5". The move is better, but your code still needs its exact value.
// CHANGE: reply
- let is_better = alpha < value && value < beta;
- if !is_first && is_better {
+ let is_better = alpha < value && value < beta;
+ if !is_first && is_better && board.to_move() == Player::First {

//! name: again_where_the_answer_is_no
//! mistake: It is searched again where the answer is no.
//! says: The answer 5 with the window (4, 5) means "at least 5". The move is better, but your code still needs its exact value.
// ANCHOR: reply
let value = if is_first {
    null_window(&new_board, depth - 1, alpha, beta).0
} else {
    let (low, high) = if board.to_move() == Player::First { (alpha, alpha + 1) } else { (beta - 1, beta) };
    let v = null_window(&new_board, depth - 1, low, high).0;
    if v <= alpha || v >= beta { null_window(&new_board, depth - 1, alpha, beta).0 } else { v }
};
// ANCHOR_END: reply

//! name: again_with_the_ends_swapped
//! mistake: The second search gets beta first.
//! says: searched move 2 once more with the window (+∞, 4), but should search it with (4, +∞) or (5, +∞). In your window the lower end is not below the upper end. Pass a window with `alpha < beta`.
// CHANGE: reply
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+     (value, _) = null_window(&new_board, depth - 1, beta, alpha);

//! name: always_again
//! mistake: Every move is searched again, whatever the question brought.
//! says: searched move 2 twice, but should search it once.
//! judged: at most
// CHANGE: reply
- let is_better = alpha < value && value < beta;
- if !is_first && is_better {
+ if !is_first {

//! name: answer_negated
//! mistake: Only the answer to the question is negated, as in negamax.
//! says: In the tree [4, 9] your code rejected move 2 after the answer 9, and in the tree [4, −9] it searched move 2 again after the answer −9. Every value is from the first player's side, whoever moves. Check the sign of each answer, and how you compare it with the window.
// CHANGE: reply
- let (mut value, _reply) = null_window(&new_board, depth - 1, low, high);
+ let (mut value, _reply) = null_window(&new_board, depth - 1, low, high);
+ if !is_first {
+     value = -value;
+ }

//! name: asks_who_moves_next
//! mistake: The new board is asked who moves.
//! says: Your window is (beta − 1, beta), which is right for the other player, but MAX moves on this board. Your code checks who moves on the new board. Test whether the move is worth more than 4.
// CHANGE: reply
- let (low, high) = match board.to_move() {
+ let (low, high) = match new_board.to_move() {

//! name: at_beta_again
//! mistake: A move is searched again also where the answer is just what the other player holds.
//! says: The answer 6 with the window (4, 5) means "at least 6". MIN already has 6 elsewhere and will avoid this board. Skip the second search.
// CHANGE: reply
- let is_better = alpha < value && value < beta;
+ let is_better = match board.to_move() {
+     Player::First => alpha < value && value <= beta,
+     Player::Second => alpha <= value && value < beta,
+ };

//! name: at_least_as_good
//! mistake: The question is whether a move is as good, not whether it is better.
//! says: Your window tests whether the move is worth 4 or more, but an equal move is not better. Test whether the move is worth more than 4.
// CHANGE: reply
-     Player::First => (alpha, alpha + 1),
-     Player::Second => (beta - 1, beta),
+     Player::First => (alpha - 1, alpha),
+     Player::Second => (beta, beta + 1),

//! name: at_the_ends_again
//! mistake: A move is searched again also where the answer is alpha or beta itself.
//! says: The answer 1 with the window (1, 2) means "at most 1". The move is not better for MAX. Skip the second search.
// CHANGE: reply
- let is_better = alpha < value && value < beta;
+ let is_better = alpha <= value && value <= beta;

//! name: best_value_for_the_window
//! mistake: The question is about the best value here, and a better one is held elsewhere.
//! says: Your window tests whether the move is worth more than 2, the best value at this board. But alpha is 4. Compare the move with alpha instead.
// CHANGE: reply
-     Player::First => (alpha, alpha + 1),
-     Player::Second => (beta - 1, beta),
+     Player::First => (best_value, best_value + 1),
+     Player::Second => (best_value - 1, best_value),

//! name: better_than_the_best
//! mistake: A move is searched again if it is better than the best here, whatever the window is.
//! says: searched move 2 twice, but should search it once.
// CHANGE: reply
- let is_better = alpha < value && value < beta;
+ let is_better = board.better(value, best_value);

//! name: better_than_the_best_but_no_cut
//! mistake: The answer is compared with the best value here, not with what is held.
//! says: The answer 4 with the window (5, 6) means "at most 4". 4 is more than 2, the best value at this board, but not more than alpha, 5. Skip the second search.
// CHANGE: reply
- let is_better = alpha < value && value < beta;
+ let is_better = board.better(value, best_value)
+     && match board.to_move() {
+         Player::First => value < beta,
+         Player::Second => value > alpha,
+     };

//! name: bound_kept
//! mistake: A bound is taken for the value: no move is searched again.
//! says: The answer 5 with the window (4, 5) means "at least 5". The move is better, but your code still needs its exact value.
// CHANGE: reply
- let (mut value, _reply) = null_window(&new_board, depth - 1, low, high);
+ let (value, _reply) = null_window(&new_board, depth - 1, low, high);
- let is_better = alpha < value && value < beta;
- if !is_first && is_better {
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
- }

//! name: closed_window_ignored
//! mistake: The loop goes on after the window is closed.
//! says: searched move 3, but should not search it. After move 2 the window
// CHANGE: null_window
-         break;
+         continue;

//! name: depth_not_reduced
//! mistake: The question is asked one move deeper.
//! says: Each search of a move gets the depth of the function minus 1, whatever its window.
// CHANGE: reply
- let (mut value, _reply) = null_window(&new_board, depth - 1, low, high);
+ let (mut value, _reply) = null_window(&new_board, depth - u32::from(is_first), low, high);

//! name: end_negated
//! mistake: The first move gets −alpha as the upper end.
//! says: Your null_window on [4] at depth 9 panicked, but should return 4. Your code negated `Value::MIN`, which has no positive counterpart. Every value is from the first player's side, whoever moves, so no value needs a negation.
// CHANGE: reply
- _ if is_first => (alpha, beta),
+ _ if is_first => (alpha, -alpha),

//! name: ends_at_the_first_no
//! mistake: The loop ends at the first move that is not better.
//! says: There your code did not search move 3, but should search it. After move 2 the window was still (4, 6). Only a closed window ends the loop.
// CHANGE: reply
- let is_better = alpha < value && value < beta;
+ let is_better = alpha < value && value < beta;
+ if !is_first && !is_better { break; }

//! name: ends_swapped_for_min
//! mistake: The ends of the window of MIN are swapped.
//! says: In your window the lower end is not below the upper end. Pass a window with `alpha < beta`.
// ANCHOR: reply
let value = if is_first {
    null_window(&new_board, depth - 1, alpha, beta).0
} else {
    let (low, high) = if board.to_move() == Player::First { (alpha, alpha + 1) } else { (beta, beta - 1) };
    let v = null_window(&new_board, depth - 1, low, high).0;
    if v > alpha && v < beta { null_window(&new_board, depth - 1, alpha, beta).0 } else { v }
};
// ANCHOR_END: reply

//! name: equal_answer_dropped
//! mistake: If the second search returns the bound again, the move is dropped.
//! says: Both searches of move 2 returned 9. If the second search returns the same bound again, the value of the move is exactly 9.
// CHANGE: reply
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+     let again = null_window(&new_board, depth - 1, alpha, beta).0;
+     value = if again == value { best_value } else { again };

//! name: first_move_again
//! mistake: The first move is searched again, too.
//! says: searched move 1 twice, but should search it once. The first search already returned the value. Skip the second search of this move.
// CHANGE: reply
- if !is_first && is_better {
+ if is_better {

//! name: first_move_kept
//! mistake: The first move is recommended, whichever has the best value.
//! says: The value belongs to move 2, but move 1 is worth 4. Recommend the move whose value you return.
// CHANGE: null_window
- let (mut value, _reply) = null_window(&new_board, depth - 1, low, high);
+ let (mut value, _reply) = null_window(&new_board, depth - 1, low, high);
+ recommended = recommended.or(Some(try_it));

- best_value = value;
- recommended = Some(try_it);
+ best_value = value;

//! name: last_move_without_a_question
//! mistake: The last move is searched at once, without a question.
//! says: searched move 2 for the first time with the window (1, +∞), but should search it with (1, 2).
// CHANGE: reply
-     _ if is_first => (alpha, beta),
+     _ if is_first || board.legal_moves().last() == Some(try_it) => (alpha, beta),

-     if !is_first && is_better {
+     if (low, high) != (alpha, beta) && is_better {

//! name: leaf_without_return
//! mistake: The value of a finished game is computed, but not returned.
//! says: For a finished game worth 7 your code returns −∞. Return `board.evaluate()` before the loop.
// CHANGE: null_window
- return (board.evaluate(), None);
+ let _ = board.evaluate();

//! name: max_by_depth
//! mistake: Whose move it is, the depth tells.
//! says: Your window is (alpha, alpha + 1), which is right for the other player, but MIN moves on this board. Test whether the move is worth less than 9.
// ANCHOR: reply
let (low, high) = match depth % 2 {
    _ if is_first => (alpha, beta),
    1 => (alpha, alpha + 1),
    _ => (beta - 1, beta),
};
let mut value = null_window(&new_board, depth - 1, low, high).0;
if !is_first && alpha < value && value < beta {
    value = null_window(&new_board, depth - 1, alpha, beta).0;
}
// ANCHOR_END: reply

//! name: max_of_both_answers
//! mistake: The larger of the two answers is the value, for MIN too.
//! says: Your code returned 5, but should return 2, the best value of its moves. In the searches of move 2, 5 was the first answer, which was only a bound. Use the second answer, 2.
// CHANGE: reply
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+     value = value.max(null_window(&new_board, depth - 1, alpha, beta).0);

//! name: maxs_question_for_both
//! mistake: MIN asks the question of MAX.
//! says: but should search it with (8, 9).
// CHANGE: reply
- let (low, high) = match board.to_move() {
-     _ if is_first => (alpha, beta),
-     Player::First => (alpha, alpha + 1),
-     Player::Second => (beta - 1, beta),
- };
+ let (low, high) = if is_first { (alpha, beta) } else { (alpha, alpha + 1) };

//! name: move_not_stored
//! mistake: The best move is not stored, so each move is searched as the first.
//! says: returned 4 without a move, but should return 4 by move 1. Store each better move together with its value, and return both.
// CHANGE: null_window
- recommended = Some(try_it);

//! name: narrow_looks_deeper
//! mistake: Where the window is narrow already, the depth is not reduced.
//! says: Your null_window on [1:[7, 2], 2:[9, 8]] at depth 1 with the window (2, 3) returned 8, but should return 2 or less. Your code searched move 1 with depth 9 in a search that began at depth 9, but should search it with depth 8.
// ANCHOR: reply
use crate::alpha_beta::alpha_beta;
let is_narrow = i64::from(beta) - i64::from(alpha) <= 1;
let value = if is_narrow {
    alpha_beta(&new_board, depth, alpha, beta).0
} else if is_first {
    null_window(&new_board, depth - 1, alpha, beta).0
} else {
    let (low, high) = match board.to_move() {
        Player::First => (alpha, alpha + 1),
        Player::Second => (beta - 1, beta),
    };
    match alpha_beta(&new_board, depth - 1, low, high).0 {
        better if alpha < better && better < beta => null_window(&new_board, depth - 1, alpha, beta).0,
        bound => bound,
    }
};
// ANCHOR_END: reply

//! name: negated
//! mistake: The answer is negated and the window turned, as in negamax.
//! says: Your code negates the value of a single move, but every value is from the first player's side, whoever moves. Remove the negation.
// ANCHOR: reply
let value = if is_first {
    -null_window(&new_board, depth - 1, beta.saturating_neg(), alpha.saturating_neg()).0
} else {
    let bound = -null_window(&new_board, depth - 1, -alpha - 1, -alpha).0;
    if alpha < bound && bound < beta {
        -null_window(&new_board, depth - 1, beta.saturating_neg(), -alpha).0
    } else {
        bound
    }
};
// ANCHOR_END: reply

//! name: negated_comparison
//! mistake: The negated value is compared with the best.
//! says: Your code returned 4, but should return 9, the best value of its moves.
// CHANGE: null_window
- if board.better(value, best_value) {
+ if board.better(-value, best_value) {

//! name: no_is_skipped
//! mistake: A move that is not better is left out, with its bound.
//! says: Your null_window on [2, 4] with the window (5, 9) returned 2, but should return 4, the best value of its moves. 4 is not better than the alpha of the window, but it is the best value at this board. Compare it with the best value, too.
// ANCHOR: reply
let (low, high) = match board.to_move() {
    _ if is_first => (alpha, beta),
    Player::First => (alpha, alpha + 1),
    Player::Second => (beta - 1, beta),
};
let (mut value, _) = null_window(&new_board, depth - 1, low, high);
if !is_first {
    if board.to_move() == Player::First && value <= alpha || board.to_move() == Player::Second && value >= beta {
        continue;
    }
    if alpha < value && value < beta {
        value = null_window(&new_board, depth - 1, alpha, beta).0;
    }
}
// ANCHOR_END: reply

//! name: no_question
//! mistake: Every move is searched with the window as it is: plain alpha-beta.
//! says: searched move 2 for the first time with the window (1, +∞), but should search it with (1, 2).
// CHANGE: reply
- let (low, high) = match board.to_move() {
-     _ if is_first => (alpha, beta),
-     Player::First => (alpha, alpha + 1),
-     Player::Second => (beta - 1, beta),
- };
- let (mut value, _reply) = null_window(&new_board, depth - 1, low, high);
- let is_better = alpha < value && value < beta;
- if !is_first && is_better {
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
- }
+ let (value, _reply) = null_window(&new_board, depth - 1, alpha, beta);

//! name: null_window_in_force
//! mistake: The null window takes the place of the current one, which comes back only for a second search.
//! says: In the tree [4, 5, 9] your code tries every move, but in the tree [4, 3, 5, 9] it stops after move 3, as if beta were 5, the end of the null window of move 2. Restore both ends of the window after each first search.
// ANCHOR: reply
let held = (alpha, beta);
if !is_first {
    match board.to_move() {
        Player::First => beta = alpha + 1,
        Player::Second => alpha = beta - 1,
    }
}
let (mut value, _reply) = null_window(&new_board, depth - 1, alpha, beta);
if !is_first && held.0 < value && value < held.1 {
    (alpha, beta) = held;
    (value, _) = null_window(&new_board, depth - 1, alpha, beta);
}
// ANCHOR_END: reply

//! name: null_window_of_the_received_ends
//! mistake: The null window is made from the ends that the board received.
//! says: Your window fits the alpha that this board received, but MAX already has 4. Make the window from the current alpha, anew before each move.
// CHANGE: null_window
-     let (mut alpha, mut beta) = (alpha, beta);
+     let (received, other, mut alpha, mut beta) = (alpha, beta, alpha, beta);

-             Player::First => (alpha, alpha + 1),
-             Player::Second => (beta - 1, beta),
+             Player::First => (received, received + 1),
+             Player::Second => (other - 1, other),

//! name: one_step_after_another
//! mistake: Questions go up one by one until the answer is no.
//! says: searched move 2 once more with the window (9, 10), but should search it with (4, +∞) or (9, +∞).
// ANCHOR: reply
let mut window = match board.to_move() {
    _ if is_first => (alpha, beta),
    Player::First => (alpha, alpha + 1),
    Player::Second => (beta - 1, beta),
};
let mut value = null_window(&new_board, depth - 1, window.0, window.1).0;
if !is_first {
    while alpha < value && value < beta {
        window = match board.to_move() {
            Player::First => (value, value + 1),
            Player::Second => (value - 1, value),
        };
        let next = null_window(&new_board, depth - 1, window.0, window.1).0;
        if next == value {
            break;
        }
        value = next;
    }
}
// ANCHOR_END: reply

//! name: only_evaluated
//! mistake: The question is answered by what the board after the move seems to be worth.
//! says: searched move 2 for the first time with the window (−∞, 9), but should search it with (8, 9).
// ANCHOR: reply
let seems = new_board.evaluate();
let value = if is_first || alpha < seems && seems < beta {
    null_window(&new_board, depth - 1, alpha, beta).0
} else {
    seems
};
// ANCHOR_END: reply

//! name: open_again
//! mistake: The second search has an open window.
//! says: searched move 2 once more with the window (−∞, +∞)
// CHANGE: reply
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+     (value, _) = null_window(&new_board, depth - 1, Value::MIN, Value::MAX);

//! name: second_a_move_deeper
//! mistake: The second search looks one move deeper.
//! says: Each search of a move gets the depth of the function minus 1, whatever its window.
// CHANGE: reply
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+     (value, _) = null_window(&new_board, depth, alpha, beta);

//! name: second_thrown_away
//! mistake: What the second search says is not kept.
//! says: Your code returned 5, but should return 7, the best value of its moves. In the searches of move 2, 5 was the first answer, which was only a bound. Use the second answer, 7.
// CHANGE: reply
- let (mut value, _reply) = null_window(&new_board, depth - 1, low, high);
+ let (value, _reply) = null_window(&new_board, depth - 1, low, high);

-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+     null_window(&new_board, depth - 1, alpha, beta);

//! name: the_first_is_asked_too
//! mistake: The first move is asked a question, too, though nothing is held yet.
//! says: This move is the first, so your code has no earlier move to compare it with. Pass the window unchanged.
// CHANGE: reply
-     _ if is_first => (alpha, beta),

- if !is_first && is_better {
+ if is_better {

//! name: the_same_question_again
//! mistake: The second search asks the same question again.
//! says: The first answer means "at least 5", but your code still needs the exact value. Pass the current window. Its lower end can also be 5.
// CHANGE: reply
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+     (value, _) = null_window(&new_board, depth - 1, low, high);

//! name: the_second_asks_again
//! mistake: The second search asks a question, too.
//! says: but your code still needs the exact value. Pass the current window. Its upper end can also be
// CHANGE: reply
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+     let (low, high) = match board.to_move() {
+         Player::First => (value, value + 1),
+         Player::Second => (value - 1, value),
+     };
+     (value, _) = null_window(&new_board, depth - 1, low, high);

//! name: two_wide
//! mistake: A number lies between the ends of the window.
//! says: searched move 2 for the first time with the window (4, 6), but should search it with (4, 5).
// CHANGE: reply
-     Player::First => (alpha, alpha + 1),
-     Player::Second => (beta - 1, beta),
+     Player::First => (alpha, alpha + 2),
+     Player::Second => (beta - 2, beta),

// Right answers in other styles, which must pass.

//! name: a_recorded_helper
//! right: A helper that is recorded, too, asks and searches.
// ANCHOR: reply
#[traced(skip(next), window(alpha, beta), depth(depth))]
fn search<B: Board>(next: &B, depth: u32, alpha: Value, beta: Value) -> Value {
    null_window(next, depth - 1, alpha, beta).0
}
let (low, high) = match (is_first, board.to_move()) {
    (true, _) => (alpha, beta),
    (false, Player::First) => (alpha, alpha + 1),
    (false, Player::Second) => (beta - 1, beta),
};
let mut value = search(&new_board, depth, low, high);
if !is_first && value > alpha && value < beta {
    value = search(&new_board, depth, alpha, beta);
}
// ANCHOR_END: reply

//! name: alpha_beta_answers
//! right: The questions are put to `alpha_beta`.
// ANCHOR: reply
use crate::alpha_beta::alpha_beta;
let value = if is_first {
    null_window(&new_board, depth - 1, alpha, beta).0
} else {
    let (low, high) = if board.to_move() == Player::First {
        (alpha, alpha + 1)
    } else {
        (beta - 1, beta)
    };
    let bound = alpha_beta(&new_board, depth - 1, low, high).0;
    if bound <= alpha || bound >= beta {
        bound
    } else {
        null_window(&new_board, depth - 1, alpha, beta).0
    }
};
// ANCHOR_END: reply

//! name: an_unrecorded_helper
//! right: A helper asks, and is not recorded.
// ANCHOR: reply
fn worth<B: Board>(next: &B, depth: u32, (alpha, beta): (Value, Value), ask: Option<(Value, Value)>) -> Value {
    if let Some((low, high)) = ask {
        let bound = null_window(next, depth, low, high).0;
        if bound <= alpha || beta <= bound {
            return bound;
        }
    }
    null_window(next, depth, alpha, beta).0
}
let ask = match board.to_move() {
    Player::First if !is_first => Some((alpha, alpha + 1)),
    Player::Second if !is_first => Some((beta - 1, beta)),
    _ => None,
};
let value = worth(&new_board, depth - 1, (alpha, beta), ask);
// ANCHOR_END: reply

//! name: at_the_bound
//! right: The second search begins at the bound that came back.
//! told: visits on the empty board
// CHANGE: reply
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+     let (low, high) = match board.to_move() {
+         Player::First => (value, beta),
+         Player::Second => (alpha, value),
+     };
+     (value, _) = null_window(&new_board, depth - 1, low, high);

//! name: clamped
//! right: Each answer is moved into the window: fail-hard.
// ANCHOR: reply
let (low, high) = match (is_first, board.to_move()) {
    (true, _) => (alpha, beta),
    (_, Player::First) => (alpha, alpha + 1),
    (_, Player::Second) => (beta - 1, beta),
};
let mut value = null_window(&new_board, depth - 1, low, high).0.clamp(low, high);
if !is_first && alpha < value && value < beta {
    value = null_window(&new_board, depth - 1, alpha, beta).0.clamp(alpha, beta);
}
// ANCHOR_END: reply

//! name: folded
//! right: The loop is a `try_fold`, and no variable changes.
// ANCHOR: null_window
use std::ops::ControlFlow;

#[traced(skip(board), window(alpha, beta), depth(depth))]
pub fn null_window<B: Board>(
    board: &B,
    depth: u32,
    alpha: Value,
    beta: Value,
) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let start = (alpha, beta, board.worst_case(), None::<B::Move>);
    let end = board.legal_moves().into_iter().try_fold(
        start,
        |(alpha, beta, best_value, recommended), try_it| {
            let new_board = board.play(try_it);
            let search = |low: Value, high: Value| null_window(&new_board, depth - 1, low, high).0;
            let maxing = matches!(board.to_move(), Player::First);
            let value = if recommended.is_none() {
                search(alpha, beta)
            } else {
                let answer = if maxing {
                    search(alpha, alpha + 1)
                } else {
                    search(beta - 1, beta)
                };
                if alpha < answer && answer < beta {
                    search(alpha, beta)
                } else {
                    answer
                }
            };
            let (best_value, recommended) = if board.better(value, best_value) {
                (value, Some(try_it))
            } else {
                (best_value, recommended)
            };
            let (alpha, beta) = if maxing {
                (alpha.max(best_value), beta)
            } else {
                (alpha, beta.min(best_value))
            };
            let state = (alpha, beta, best_value, recommended);
            if alpha >= beta {
                ControlFlow::Break(state)
            } else {
                ControlFlow::Continue(state)
            }
        },
    );
    let (_, _, best_value, recommended) = match end {
        ControlFlow::Continue(state) | ControlFlow::Break(state) => state,
    };
    (best_value, recommended)
}
// ANCHOR_END: null_window

//! name: leaf_in_the_current_window
//! right: A leaf is valued once, by a call with the current window.
// CHANGE: reply
-     _ if is_first => (alpha, beta),
+     _ if is_first || depth == 1 || new_board.done() => (alpha, beta),

-     if !is_first && is_better {
+     if (low, high) != (alpha, beta) && is_better {

//! name: narrow_is_alpha_beta
//! right: Where the window is narrow already, `alpha_beta` goes on.
// ANCHOR: reply
use crate::alpha_beta::alpha_beta;
let is_narrow = i64::from(beta) - i64::from(alpha) <= 1;
let value = if is_narrow {
    alpha_beta(&new_board, depth - 1, alpha, beta).0
} else if is_first {
    null_window(&new_board, depth - 1, alpha, beta).0
} else {
    let (low, high) = match board.to_move() {
        Player::First => (alpha, alpha + 1),
        Player::Second => (beta - 1, beta),
    };
    match alpha_beta(&new_board, depth - 1, low, high).0 {
        better if alpha < better && better < beta => null_window(&new_board, depth - 1, alpha, beta).0,
        bound => bound,
    }
};
// ANCHOR_END: reply

//! name: played_anew
//! right: The move is played anew for the second search, and a leaf is not searched twice.
// CHANGE: reply
- if !is_first && is_better {
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+ if !is_first && is_better && !new_board.done() {
+     (value, _) = null_window(&board.play(try_it), depth - 1, alpha, beta);

//! name: question_or_none
//! right: The question is an `Option`, and so is its answer.
// ANCHOR: reply
let question = match (&recommended, board.to_move()) {
    (None, _) => None,
    (Some(_), Player::First) => Some((alpha, alpha + 1)),
    (Some(_), Player::Second) => Some((beta - 1, beta)),
};
let answer = question.map(|(low, high)| null_window(&new_board, depth - 1, low, high).0);
let value: Value = match answer {
    Some(bound) if bound <= alpha || beta <= bound => bound,
    _ => null_window(&new_board, depth - 1, alpha, beta).0,
};
// ANCHOR_END: reply

//! name: windows_compared
//! right: Whether a question was asked, the two windows tell.
// CHANGE: reply
- let is_better = alpha < value && value < beta;
- if !is_first && is_better {
+ let was_a_question = (low, high) != (alpha, beta);
+ if was_a_question && (alpha + 1..beta).contains(&value) {
