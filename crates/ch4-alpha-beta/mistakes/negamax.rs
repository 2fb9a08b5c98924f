// Wrong answers to the exercise `negamax` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: abs
//! mistake: The absolute value is taken.
//! says: is the sign of every answer turned, whoever moves?
// CHANGE: reply
- let value = -theirs;
+ let value = theirs.abs();

//! name: alpha_as_it_is
//! mistake: Only beta is negated; the ends changed places.
//! says: alpha was not negated.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, alpha);

//! name: alpha_negated_alone
//! mistake: Only alpha is negated.
//! says: The opponent sees the same window from the other side
//! also: [[7, 3], [5, 6]] is valued wrongly already: mend that first.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, beta, -alpha);

//! name: answer_not_negated
//! mistake: The answer is taken as it comes.
//! says: The answer was taken as it comes. What a reply is worth to the opponent, its negative is worth to the mover.
// CHANGE: reply
- let value = -theirs;
+ let value = theirs;

//! name: asks_alpha_beta
//! mistake: The value of a reply is asked of alpha_beta.
//! says: and yours asks nothing of negamax below it.
// ANCHOR: reply
let (theirs, _) = crate::alpha_beta::alpha_beta(&new_board, depth - 1, Value::MIN, Value::MAX);
let value = if board.to_move() == Player::First { theirs } else { -theirs };
// ANCHOR_END: reply

//! name: asks_twice
//! mistake: The reply is asked twice.
//! says: asked for each reply twice, but should ask once. Keep the answer.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (_, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _) = negamax(&board.play(try_it), depth - 1, -beta, -alpha);

//! name: begins_at_min
//! mistake: The best value, which begins at `Value::MIN`, is negated.
//! says: −i32::MIN overflows
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -best_value);

//! name: best_of_all_replies
//! mistake: All replies are asked with the window as it came, and the best is taken with max_by_key.
//! says: The mover's window was (44, +∞) by then: yours hands on the window it was given, and an earlier move has raised alpha since.
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

//! name: beta_only
//! mistake: Only the opponent's alpha is handed down.
//! says: The mover's window was (44, +∞) by then: only beta was handed on, the other end is open.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, Value::MAX);

//! name: cut_when_past
//! mistake: The loop goes on while alpha equals beta.
//! says: reads the 35, and the second 44 has closed the window before it.
// CHANGE: negamax
-         if alpha >= beta {
+         if alpha > beta {

//! name: cuts_one_early
//! mistake: The opponent's beta is one too low.
//! says: The opponent sees the same window from the other side
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha - 1);

//! name: depth_not_reduced
//! mistake: The depth is handed down as it is.
//! says: hand down depth − 1.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth, -beta, -alpha);

//! name: equal_takes_its_place
//! mistake: A later answer that equals the best takes its place, though it is a bound.
//! says: an answer that only equals the best is a bound
// CHANGE: reply
  let value = -theirs;
+ if value == best_value {
+     recommended = Some(try_it);
+ }

//! name: first_players_value
//! mistake: A leaf is valued from the first player's side.
//! says: Value the board for who moves. `evaluate` gives MAX's value: where MIN moves, turn the sign.
// ANCHOR: leaf
return (board.evaluate(), None);
// ANCHOR_END: leaf

//! name: half_open
//! mistake: Only the opponent's beta is handed down.
//! says: The mover's window was (−∞, −44): only alpha was handed on, the other end is open.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -Value::MAX, -alpha);

//! name: helper_searches
//! mistake: A recorded helper searches, and alpha is not negated.
//! says: alpha was not negated.
//! also: turn_passed is right, and yours never came to that move: it was cut, or left out.
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

//! name: kept_in_a_static
//! mistake: Alpha is kept in a static that is never reset.
//! says: another one was handed on.
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
//! says: Compare who moves before and after: one board alone cannot say it.
// ANCHOR: law
after.to_move() == Player::Second
// ANCHOR_END: law

//! name: law_asks_the_first_board
//! mistake: Only the board before the move is asked.
//! says: Compare who moves before and after: one board alone cannot say it.
// ANCHOR: law
before.to_move() == Player::First
// ANCHOR_END: law

//! name: law_never
//! mistake: The law is always false.
//! says: Yours is always false.
// ANCHOR: law
false
// ANCHOR_END: law

//! name: law_not_tested
//! mistake: The law is taken for granted.
//! says: Yours is always true. Ask both boards who moves, and compare.
//! also: must not be negated where the mover stays. Look at turn_passed first: yours is always true.
// ANCHOR: law
true
// ANCHOR_END: law

//! name: law_the_other_way_round
//! mistake: The law is turned round.
//! says: The other way round: the turn has passed when another player moves after than before.
// ANCHOR: law
after.to_move() == before.to_move()
// ANCHOR_END: law

//! name: leaf_always_negated
//! mistake: Every leaf is negated.
//! says: The sign of a leaf is turned only where MIN moves, and yours turns it always.
// ANCHOR: leaf
return (-board.evaluate(), None);
// ANCHOR_END: leaf

//! name: leaf_by_depth
//! mistake: The sign of a leaf is told by an odd or even depth.
//! says: value
// ANCHOR: leaf
return (if depth % 2 == 0 { board.evaluate() } else { -board.evaluate() }, None);
// ANCHOR_END: leaf

//! name: leaf_is_zero
//! mistake: A leaf is worth 0 where the game goes on.
//! says: At depth 0 the game may go on, and yours returns 0 there. What the board says is its value
// ANCHOR: leaf
let value = if board.done() { board.evaluate() } else { 0 };
return (if board.to_move() == Player::First { value } else { -value }, None);
// ANCHOR_END: leaf

//! name: leaf_negated_for_the_first
//! mistake: The sign is turned where the first player moves.
//! says: The sign of a leaf is turned where MIN moves, and yours turns it where MAX does.
// ANCHOR: leaf
let value = if board.to_move() == Player::First { -board.evaluate() } else { board.evaluate() };
return (value, None);
// ANCHOR_END: leaf

//! name: leaf_of_finished_only
//! mistake: Only a finished board is negated.
//! says: Value the board for who moves
// ANCHOR: leaf
let value = if board.done() && board.to_move() == Player::Second { -board.evaluate() } else { board.evaluate() };
return (value, None);
// ANCHOR_END: leaf

//! name: min_window
//! mistake: The opponent gets Value::MIN as alpha.
//! says: −i32::MIN overflows: hand down −beta and −alpha
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, Value::MIN, -alpha);

//! name: mover_has_lost
//! mistake: Who is to move when the game is over has lost.
//! says: In yours 7 and −7 are both −7 for MAX.
// ANCHOR: leaf
        return (-board.evaluate().abs(), None);
// ANCHOR_END: leaf

//! name: mover_has_lost_at_the_end
//! mistake: A player who is to move when the game is over has lost; at depth 0 all is right.
//! says: In yours 7 and −7 are both −7 for MAX.
// CHANGE: leaf
  let value = match board.to_move() {
+     _ if board.done() => -board.evaluate().abs(),

//! name: narrowed_and_never_cut
//! mistake: Alpha is raised, and the loop goes on to the last move.
//! says: reads the 35, and the 40 has closed the window before it.
// CHANGE: negamax
-         if alpha >= beta {
-             break;
-         }

//! name: negated_not_swapped
//! mistake: Both ends are negated, but not swapped.
//! says: both ends are negated, and they did not change places.
//! says: The opponent sees the same window from the other side
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -alpha, -beta);

//! name: negates_for_max_only
//! mistake: Only MAX turns the sign of an answer.
//! says: is the sign of every answer turned, whoever moves?
// CHANGE: reply
- let value = -theirs;
+ let value = if board.to_move() == Player::First { -theirs } else { theirs };

//! name: one_move_only
//! mistake: The new board is valued as it stands, with its sign turned.
//! says: looks 1 ahead, whatever it is told
// ANCHOR: reply
let value = -(if new_board.to_move() == Player::First { new_board.evaluate() } else { -new_board.evaluate() });
// ANCHOR_END: reply

//! name: open_window
//! mistake: The reply is asked with an open window.
//! says: The mover's window was (44, +∞) by then: an open one was handed on.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -Value::MAX, Value::MAX);

//! name: reply_is_only_evaluated
//! mistake: The new board is evaluated, and not searched.
//! says: A reply is not searched in yours
// ANCHOR: reply
        let value = -new_board.evaluate();
// ANCHOR_END: reply

//! name: same_board
//! mistake: The old board is asked again.
//! says: ask about the new board, and turn the sign of its answer.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(board, depth - 1, -beta, -alpha);

//! name: sign_by_depth
//! mistake: An odd depth is MAX's, an even one MIN's.
//! says: The board says who moves, and not the depth.
// ANCHOR: leaf
return (if depth % 2 == 1 { board.evaluate() } else { -board.evaluate() }, None);
// ANCHOR_END: leaf

//! name: signs_everywhere_but_the_answer
//! mistake: Both signs are left out.
//! says: The answer was taken as it comes.
// ANCHOR: reply
let (theirs, _reply) = negamax(&new_board, depth - 1, alpha, beta);
let value = theirs;
// ANCHOR_END: reply

//! name: stays_without_a_refusal
//! mistake: Where the turn does not pass nothing is negated, and nothing is refused.
//! says: There is an extra turn, and the value is right: yours does not negate where the mover stays.
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
//! says: the ends changed places, and were not negated.
//! says: The opponent sees the same window from the other side
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, beta, alpha);

//! name: two_less_deep
//! mistake: A round is two moves, so the depth shrinks by two.
//! says: ahead when it is told 1, 2 and 3: hand down depth − 1.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth.saturating_sub(2), -beta, -alpha);

//! name: unrecorded_helper_searches
//! mistake: A helper that is not recorded searches, and alpha is not negated.
//! says: returns −5 there, but should return −6.
//! also: turn_passed is right, and yours never came to that move: it was cut, or left out.
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
//! says: The mover's window was (−∞, −44): only alpha was handed on, the other end is open.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -Value::MAX, -alpha);

//! name: window_not_swapped
//! mistake: The window is handed down as it is.
//! says: both ends were handed on as they are.
//! says: The opponent sees the same window from the other side
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

//! name: sign
//! right: A sign for the mover.
// ANCHOR: leaf
let sign = if board.to_move() == Player::First { 1 } else { -1 };
return (sign * board.evaluate(), None);
// ANCHOR_END: leaf
// ANCHOR: law
before.to_move() != after.to_move()
// ANCHOR_END: law
