// Wrong answers to the exercise `negamax_trap` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_static_alpha
//! mistake: What somebody is sure of is kept in a static.
//! says: a node with the window (2, 9) passed the window (1000, 9) to the next call, but should pass (2, 9). The same player still has the window from `alpha` to `beta`.
// CHANGE: negamax_trap
-     let mut alpha = alpha;
+     use std::sync::atomic::{AtomicI32, Ordering};
+     static SURE: AtomicI32 = AtomicI32::new(-Value::MAX);
+     let mut alpha = alpha.max(SURE.load(Ordering::SeqCst));

+         if board.to_move() == Player::First { SURE.fetch_max(1000, Ordering::SeqCst); }
          if alpha >= beta {

//! name: absolute_value
//! mistake: A box is good for its owner, so its value counts as positive.
//! says: When the mover stays, your code returns a gain of 7 for a loss of 7.
// ANCHOR: reply
        let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
        let value = if new_board.to_move() == board.to_move() { theirs.abs() } else { -theirs };
// ANCHOR_END: reply

//! name: alpha_from_the_least
//! mistake: The bound begins with the least number, which is then negated.
//! says: Check each best value or bound that begins with `Value::MIN`
// CHANGE: negamax_trap
-     let mut alpha = alpha;
+     let mut alpha = alpha.min(Value::MIN);

//! name: alpha_not_narrowed
//! mistake: What the mover is sure of is forgotten from reply to reply.
//! says: The first move raises the lower end to 5: pass the raised end to the next call.
// CHANGE: negamax_trap
-         alpha = alpha.max(best_value);
-         if alpha >= beta {
+         if best_value >= beta {

//! name: alpha_of_the_call
//! mistake: Where the mover stays, alpha is the least there is.
//! says: a node with the window (2, 9) passed the window (−∞, 9) to the next call, but should pass (2, 9). The same player still has the window from `alpha` to `beta`.
// CHANGE: reply
-     let (mine, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
+     let (mine, _next) = negamax_trap(&new_board, depth - 1, -Value::MAX, beta);

//! name: alpha_of_the_call_after_an_extra_turn
//! mistake: After an extra turn the call gets the alpha of the call before, not the raised one.
//! says: In another test the same player moves again after each move. A node has the window (2, 9), and its first move has the value 5. The next call should get (5, 9), but your code passed (2, 9). The first move raises the lower end to 5: pass the raised end to the next call.
// CHANGE: negamax_trap
-     let mut alpha = alpha;
+     let mut low = alpha;

-             let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
+             let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -low);

-         alpha = alpha.max(best_value);
-         if alpha >= beta {
+         low = low.max(best_value);
+         if low >= beta {

//! name: as_it_was_found
//! mistake: The bug as it was found: every move turns the sign.
//! says: In games of one move, your code wrongly negates the value when the mover stays. A value must be negated exactly when the turn passes

//! name: asked_twice
//! mistake: The reply is asked for its value, and once more for its move.
//! says: In another test the same player moves again, and your code made 4 searches for the two moves of a node. Search each move once, and store its value.
// ANCHOR: reply
let stays = new_board.to_move() == board.to_move();
let (low, high) = if stays { (alpha, beta) } else { (-beta, -alpha) };
let sign = if stays { 1 } else { -1 };
let mut value = sign * negamax_trap(&new_board, depth - 1, low, high).0;
if value > alpha {
    value = sign * negamax_trap(&new_board, depth - 1, low, high).0;
}
// ANCHOR_END: reply

//! name: asks_one_board
//! mistake: Only the new board is asked who moves.
//! says: In games of one move, your code wrongly negates the value when B stays, and does not negate the value when B passes the turn.
// ANCHOR: reply
let value = if new_board.to_move() == Player::First {
    negamax_trap(&new_board, depth - 1, alpha, beta).0
} else {
    -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
};
// ANCHOR_END: reply

//! name: asks_the_old_board
//! mistake: Only the old board is asked who moves.
//! says: In games of one move, your code wrongly negates the value when B stays, and does not negate the value when A passes the turn.
// CHANGE: reply
- let value = if new_board.to_move() == board.to_move() {
+ let value = if board.to_move() == Player::First {

//! name: best_from_zero
//! mistake: The best value begins with 0.
//! says: Your code returns 0 for a loss that cannot be avoided. A best value of 0 before the first move hides every loss.
// CHANGE: negamax_trap
-     let mut best_value = Value::MIN;
+     let mut best_value = 0;

//! name: best_value_as_alpha
//! mistake: The best value so far is handed down as alpha, and alpha is forgotten.
//! says: the smallest number has no opposite. The search began with the window
// CHANGE: reply
-     let (mine, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
+     let (mine, _next) = negamax_trap(&new_board, depth - 1, best_value, beta);

//! name: beta_opened
//! mistake: The same player has no beta: nobody forbids anything.
//! says: a node with the window (2, 9) passed the window (2, +∞) to the next call, but should pass (2, 9). The same player still has the window from `alpha` to `beta`.
// ANCHOR: reply
        let value = if new_board.to_move() == board.to_move() {
            negamax_trap(&new_board, depth - 1, alpha, Value::MAX).0
        } else {
            -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
        };
// ANCHOR_END: reply

//! name: both_ways
//! mistake: Searches in both ways and then picks one.
//! says: Search each move once, and store its value.
// ANCHOR: reply
        let (theirs, _) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
        let (mine, _) = negamax_trap(&new_board, depth - 1, alpha, beta);
        let value = if new_board.to_move() == board.to_move() { mine } else { -theirs };
// ANCHOR_END: reply

//! name: by_boxes
//! mistake: Asks whether the score has changed, not who moves: right on this field, and on no other board.
//! says: In your code the sign depends on the gain of the move. A value must be negated exactly when the turn passes and the other player moves on the new board.
// CHANGE: reply
- let value = if new_board.to_move() == board.to_move() {
+ let value = if new_board.evaluate() != board.evaluate() {

//! name: by_level
//! mistake: The sign is turned on every other level.
//! says: In your code the sign depends on the number of moves left to search.
// ANCHOR: reply
let value = if depth % 2 == 0 {
    negamax_trap(&new_board, depth - 1, alpha, beta).0
} else {
    -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
};
// ANCHOR_END: reply

//! name: closed_adds
//! mistake: A box is added when the mover stays.
//! says: In a game of one move that ends with 7 for A, your code did not return 7 or −7. Its value must be the value that the call returned, unchanged or negated
// CHANGE: reply
-     mine
+     mine + 1

//! name: cuts_one_too_early
//! mistake: The loop ends one before alpha reaches beta.
//! says: In another test, a move with the value 8 in the window (2, 9) ended your loop. Leave the loop only when `alpha` reaches `beta`.
// CHANGE: negamax_trap
-         if alpha >= beta {
+         if alpha >= beta - 1 {

//! name: depth_kept_when_the_turn_passes
//! mistake: A line that passes the turn takes no depth.
//! says: In another test, your code searches deeper than `depth`. Subtract 1 from the depth after each line, even when the turn passes.
// CHANGE: reply
-     let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
+     let (theirs, _reply) = negamax_trap(&new_board, depth, -beta, -alpha);

//! name: depth_never_reduced
//! mistake: The depth stays the same from call to call.
//! says: In another test, your code searches deeper than `depth`. Subtract 1 from the depth after each line.
// ANCHOR: reply
let value = if new_board.to_move() == board.to_move() {
    negamax_trap(&new_board, depth, alpha, beta).0
} else {
    -negamax_trap(&new_board, depth, -beta, -alpha).0
};
// ANCHOR_END: reply

//! name: end_is_the_other
//! mistake: At the end of the game nobody moves, so the value is the other's.
//! says: Your code negates the value after the last line of a game, even when the mover stays.
// ANCHOR: reply
        let value = if !new_board.done() && new_board.to_move() == board.to_move() {
            negamax_trap(&new_board, depth - 1, alpha, beta).0
        } else {
            -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
        };
// ANCHOR_END: reply

//! name: equal_does_not_cut
//! mistake: The loop goes on where alpha has reached beta.
//! says: In another test, a reply of 9 in the window (2, 9) did not end your loop. Leave the loop as soon as `alpha` reaches `beta`.
// CHANGE: negamax_trap
-         if alpha >= beta {
+         if alpha > beta {

//! name: evaluated_before_the_move
//! mistake: Where B makes the last move, the board before it is evaluated.
//! says: In a game of one move, your code uses `evaluate()` of the board before the move. Use only the values of the boards after the moves.
// ANCHOR: reply
let value = if depth == 1 || new_board.done() {
    if board.to_move() == Player::First { new_board.evaluate() } else { -board.evaluate() }
} else if new_board.to_move() == board.to_move() {
    negamax_trap(&new_board, depth - 1, alpha, beta).0
} else {
    -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
};
// ANCHOR_END: reply

//! name: evaluated_one_level_early
//! mistake: A board is valued on the spot one level before the last.
//! says: The value for A is 7, but your code returned 40, and 40 is `evaluate()` of earlier boards. Each move must count as one level, and a board is evaluated only if `depth` is 0 or the game is over.
// ANCHOR: reply
let mine = |value: Value| if board.to_move() == Player::First { value } else { -value };
let value = if depth <= 2 || new_board.done() {
    mine(new_board.evaluate())
} else if new_board.to_move() == board.to_move() {
    negamax_trap(&new_board, depth - 1, alpha, beta).0
} else {
    -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
};
// ANCHOR_END: reply

//! name: extra_turn_is_free
//! mistake: A line that lets the mover stay takes no depth.
//! says: Subtract 1 from the depth after each line, even when the mover stays.
// ANCHOR: reply
let value = if new_board.to_move() == board.to_move() {
    negamax_trap(&new_board, depth, alpha, beta).0
} else {
    -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
};
// ANCHOR_END: reply

//! name: last_board_for_the_opponent
//! mistake: A board that is over is valued without a call, for the wrong player.
//! says: Your code values the last board without a call, and with a wrong sign. The value is `evaluate()` if A made the last move, and `-evaluate()` if B made it.
// ANCHOR: reply
let mine = |value: Value| if board.to_move() == Player::Second { value } else { -value };
let value = if depth == 1 || new_board.done() {
    mine(new_board.evaluate())
} else if new_board.to_move() == board.to_move() {
    negamax_trap(&new_board, depth - 1, alpha, beta).0
} else {
    -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
};
// ANCHOR_END: reply

//! name: last_line_not_negated
//! mistake: After the last line nobody moves, so the value is not negated.
//! says: Your code never negates the value after the last line of a game. If the turn passed, the call returns a value for the other player: negate this value, too.
// CHANGE: reply
-     -theirs
+     if new_board.done() { theirs } else { -theirs }

//! name: last_of_equals
//! mistake: A move that is only a bound away replaces the best.
//! says: If two values are equal, your code returns the second move. After a cut a value may be only a bound, so only a larger value may replace the move.
// CHANGE: negamax_trap
-         if value > best_value {
+         if value >= best_value {

//! name: leaf_of_the_first
//! mistake: The leaf is not turned for the second player.
//! says: At the end of the search, your code returns a wrong value. The value for the player to move is `evaluate()`, negated if B moves.
// CHANGE: negamax_trap
-             Player::First => board.evaluate(),
-             Player::Second => -board.evaluate(),
+             Player::First | Player::Second => board.evaluate(),

//! name: leaves_before_the_bounds_meet
//! mistake: The test for a cut is turned round.
//! says: The best value is 5, but your code returned 3. Your code did not search the second move, although the first value is less than `beta`.
// CHANGE: negamax_trap
-         if alpha >= beta {
+         if alpha < beta {

//! name: mover_of_the_last_board
//! mistake: The second move is compared with the board after the first move.
//! says: A has two moves that end the game, move 1 with 3 and move 2 with −5. The best value is 3, but your code returned 5: the second value has the wrong sign. For each move, compare who moves on the new board with who moves on `board`.
// CHANGE: negamax_trap
-     let mut best_value = Value::MIN;
+     let mut best_value = Value::MIN;
+     let mut mover = board.to_move();

-         let value = if new_board.to_move() == board.to_move() {
+         let stays = new_board.to_move() == mover;
+         mover = new_board.to_move();
+         let value = if stays {

//! name: moves_that_keep_the_turn_left_out
//! mistake: Moves that keep the turn are left out.
//! says: When the mover stays, your code returns `Value::MIN`, but no move has this value. The best value must be the value of a move, whoever moves next.
//! also: the value of a move must replace this number before your code negates or returns it.
// ANCHOR: reply
if new_board.to_move() == board.to_move() {
    continue;
}
let value = -negamax_trap(&new_board, depth - 1, -beta, -alpha).0;
// ANCHOR_END: reply

//! name: negated_in_the_second
//! mistake: A value is negated whenever the second player moves.
//! says: In games of one move, your code wrongly negates the value when B stays, and does not negate the value when A passes the turn.
// ANCHOR: reply
let (value, _) = if new_board.to_move() == board.to_move() {
    negamax_trap(&new_board, depth - 1, alpha, beta)
} else {
    negamax_trap(&new_board, depth - 1, -beta, -alpha)
};
let value = if board.to_move() == Player::Second { -value } else { value };
// ANCHOR_END: reply

//! name: negated_near_the_end
//! mistake: The value is negated near the end only.
//! says: Your code is right for games of one move.
// CHANGE: reply
-     -theirs
+     if depth > 2 { theirs } else { -theirs }

//! name: negated_not_swapped
//! mistake: Where the turn passes both ends are negated, but not swapped.
//! says: For the other player, both ends are negated and swapped.
// ANCHOR: reply
let value = if new_board.to_move() == board.to_move() {
    negamax_trap(&new_board, depth - 1, alpha, beta).0
} else {
    -negamax_trap(&new_board, depth - 1, -alpha, -beta).0
};
// ANCHOR_END: reply

//! name: never_above_zero
//! mistake: Where there is a choice, no value is above 0.
//! says: A has two moves that end the game, move 1 with 3 and move 2 with 5.
// CHANGE: reply
-     -theirs
+     if board.legal_moves().count() > 1 { (-theirs).min(0) } else { -theirs }

//! name: never_negated
//! mistake: Nothing is negated any more.
//! says: Your code returns a value unchanged when the turn passes. Then the call returned a value for the other player, which must be negated
// ANCHOR: reply
let (value, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
// ANCHOR_END: reply

//! name: no_cut_when_the_mover_stays
//! mistake: The loop does not end after a move that keeps the turn.
//! says: In another test the same player moves again, and a reply of 9 in the window (2, 9) did not end your loop. Leave the loop as soon as `alpha` reaches `beta`, whoever moves next.
// CHANGE: negamax_trap
-         if alpha >= beta {
+         if alpha >= beta && new_board.to_move() != board.to_move() {

//! name: no_move_returned
//! mistake: Only the value is returned.
//! says: returned None, but should return a move.
// CHANGE: negamax_trap
-     (best_value, recommended)
+     (best_value, recommended.filter(|_| false))

//! name: null_window
//! mistake: Where the mover stays the window is closed to one value.
//! says: In another test the same player moves again: a node with the window (2, 9) passed the window (2, 3) to the next call, but should pass (2, 9). The same player still has the window from `alpha` to `beta`.
// CHANGE: reply
-     let (mine, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
+     let (mine, _next) = negamax_trap(&new_board, depth - 1, alpha, alpha + 1);

//! name: one_less
//! mistake: One is taken off on the way up.
//! says: In a game of one move that ends with 7 for A, your code did not return 7 or −7. Its value must be the value that the call returned, unchanged or negated
// CHANGE: reply
-     -theirs
+     -theirs - 1

//! name: only_for_the_first_player
//! mistake: Only the first player's extra turn is seen; MIN's values are negative anyway.
//! says: In games of one move, your code wrongly negates the value when B stays.
// CHANGE: reply
-         let value = if new_board.to_move() == board.to_move() {
+         let value = if board.to_move() == Player::First && new_board.to_move() == Player::First {

//! name: open_where_the_mover_stays
//! mistake: Where the mover stays the window is opened, to be on the safe side.
//! says: a node with the window (2, 9) passed the window (−∞, +∞) to the next call, but should pass (2, 9). The same player still has the window from `alpha` to `beta`.
// ANCHOR: reply
let value = if new_board.to_move() == board.to_move() {
    negamax_trap(&new_board, depth - 1, -Value::MAX, Value::MAX).0
} else {
    -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
};
// ANCHOR_END: reply

//! name: open_windows
//! mistake: The signs are right, and the windows are open again.
//! says: a node with the window (2, 9) passed the window (−∞, +∞) to the next call, but should pass (2, 9). The same player still has the window from `alpha` to `beta`.
// ANCHOR: reply
let (found, _next) = negamax_trap(&new_board, depth - 1, -Value::MAX, Value::MAX);
let value = if new_board.to_move() == board.to_move() {
    found
} else {
    -found
};
// ANCHOR_END: reply

//! name: repaired_at_the_end
//! mistake: Only after the last line nothing is negated.
//! says: Your code negates the value whenever the game continues, and never after its last line.
// CHANGE: reply
-     let value = if new_board.to_move() == board.to_move() {
+     let value = if new_board.done() {

//! name: scores_swapped
//! mistake: The leaf is seen by the other player.
//! says: The given code for the end of the search was right.
// CHANGE: negamax_trap
-             Player::First => board.evaluate(),
-             Player::Second => -board.evaluate(),
+             Player::First => -board.evaluate(),
+             Player::Second => board.evaluate(),

//! name: sign_of_an_extra_turn_kept
//! mistake: After a move that keeps the turn, all later moves are treated like it.
//! says: A has two moves that end the game, move 1 with 3 and move 2 with −5. The best value is 3, but your code returned 5. Your code is right if both moves keep the turn, or if both pass it, but here only move 1 keeps it. Decide the sign anew for each move.
// CHANGE: negamax_trap
-     let mut best_value = Value::MIN;
+     let mut best_value = Value::MIN;
+     let mut stays = false;

-         let value = if new_board.to_move() == board.to_move() {
+         stays |= new_board.to_move() == board.to_move();
+         let value = if stays {

//! name: smaller_replaces
//! mistake: Only a smaller value replaces the best, and none is.
//! says: When the mover stays, your code returns `Value::MIN`, but no move has this value. The best value must be the value of a move, whoever moves next.
// CHANGE: negamax_trap
-         if value > best_value {
+         if value < best_value {

//! name: stored_negated
//! mistake: The value is right, but it is stored negated.
//! says: and does not negate the value when the mover passes the turn. A value must be negated exactly when the turn passes
// CHANGE: negamax_trap
-             best_value = value;
+             best_value = -value;

//! name: stored_where_the_opposite_is_larger
//! mistake: The opposite value is compared with the best value.
//! says: The best value is 5, but your code returned 3. A larger value must replace the best value, and a smaller value must not.
// CHANGE: negamax_trap
-         if value > best_value {
+         if -value > best_value {

//! name: stored_zero
//! mistake: The best value is always 0.
//! says: your code did not return 7 or −7. Its value must be the value that the call returned, unchanged or negated
// CHANGE: negamax_trap
-             best_value = value;
+             best_value = 0;

//! name: swapped_not_negated
//! mistake: Where the turn passes the ends are swapped and not negated.
//! says: For the other player, both ends are negated and swapped.
// CHANGE: reply
-     let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
+     let (theirs, _reply) = negamax_trap(&new_board, depth - 1, beta, alpha);

//! name: turned_round
//! mistake: Negated when the mover stays, and not when the turn passes.
//! says: In games of one move, your code wrongly negates the value when the mover stays, and does not negate the value when the mover passes the turn. A value must be negated exactly when the turn passes
//! also: In games of one move, your code wrongly negates the value when the mover stays, and does not negate the value when the mover passes the turn. A value must be negated exactly when the turn passes and the other player moves on the new board.
// ANCHOR: reply
let value = if new_board.to_move() == board.to_move() {
    -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
} else {
    negamax_trap(&new_board, depth - 1, alpha, beta).0
};
// ANCHOR_END: reply

//! name: window_always_swapped
//! mistake: The value is negated only when the turn passes, the window always.
//! says: The same player still has the window from `alpha` to `beta`.
// ANCHOR: reply
let (found, _next) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
let value = if new_board.to_move() == board.to_move() {
    found
} else {
    -found
};
// ANCHOR_END: reply

//! name: window_never_swapped
//! mistake: The value is negated when the turn passes, the window never.
//! says: For the other player, both ends are negated and swapped.
// ANCHOR: reply
let (found, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
let value = if new_board.to_move() == board.to_move() {
    found
} else {
    -found
};
// ANCHOR_END: reply

// Right answers in other styles, which must pass.

//! name: delegates
//! right: Chapter 4's alpha_beta does the work.
//! told: Right, but `alpha_beta` of chapter 4 did the work.
// CHANGE: negamax_trap
+     let flip = board.to_move() == Player::Second;
+     let (low, high) = if flip { (-beta, -alpha) } else { (alpha, beta) };
+     let (value, mv) = alpha_beta::alpha_beta::alpha_beta(board, depth, low, high);
+     if depth > 0 {
+         return (if flip { -value } else { value }, mv);
+     }
      let mut alpha = alpha;

//! name: fail_hard
//! right: Returns alpha where nothing is better.
// CHANGE: negamax_trap
-     (best_value, recommended)
+     (if best_value == Value::MIN { alpha } else { best_value }, recommended)

//! name: leaf_at_once
//! right: a leaf is valued on the spot
// ANCHOR: reply
        let stays = new_board.to_move() == board.to_move();
        let value = if depth == 1 || new_board.done() {
            if board.to_move() == Player::First { new_board.evaluate() } else { -new_board.evaluate() }
        } else if stays {
            negamax_trap(&new_board, depth - 1, alpha, beta).0
        } else {
            -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
        };
// ANCHOR_END: reply

//! name: narrow_helper
//! right: a helper that turns a window
// ANCHOR: reply
        fn turned((low, high): (Value, Value)) -> (Value, Value) {
            (-high, -low)
        }
        let passes = new_board.to_move() != board.to_move();
        let window = if passes { turned((alpha, beta)) } else { (alpha, beta) };
        let (mut value, _) = negamax_trap(&new_board, depth - 1, window.0, window.1);
        if passes {
            value = -value;
        }
// ANCHOR_END: reply

//! name: shortcut_at_the_end
//! right: A board that is over is valued without a call.
// ANCHOR: reply
let mine = |value: Value| if board.to_move() == Player::First { value } else { -value };
let value = if depth == 1 || new_board.done() {
    mine(new_board.evaluate())
} else if new_board.to_move() == board.to_move() {
    negamax_trap(&new_board, depth - 1, alpha, beta).0
} else {
    -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
};
// ANCHOR_END: reply

//! name: swapped_in_place
//! right: One call, with a window and a sign worked out before.
//! told: With the minus sign on every move, the field was worth 1.
// ANCHOR: reply
let (sign, low, high) = if new_board.to_move() == board.to_move() {
    (1, alpha, beta)
} else {
    (-1, -beta, -alpha)
};
let value = sign * negamax_trap(&new_board, depth - 1, low, high).0;
// ANCHOR_END: reply

//! name: turn_passed
//! right: Asks chapter 4's law.
// ANCHOR: reply
let value = if alpha_beta::negamax::turn_passed(board, &new_board) {
    -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
} else {
    negamax_trap(&new_board, depth - 1, alpha, beta).0
};
// ANCHOR_END: reply
