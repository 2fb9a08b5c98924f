// Wrong answers to the exercise `alpha_beta` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_value_outside_ends_the_loop
//! mistake: The loop ends at every value outside the window, on either side.
//! says: Your alpha_beta on {4, 9, 2, 6} returned 4 by move 1, but should return 2 by move 3. Your search stops after the 9, but at a MIN node a large value closes nothing.
// CHANGE: body
+     if value <= alpha || value >= beta {
+         break;
+     }
      match board.to_move() {

-     if alpha >= beta {
-         break; // whoever can avoid this board will
-     }

//! name: a_win_is_one
//! mistake: A value of 1 ends MAX's loop, and −1 ends MIN's: nobody can have more than a win.
//! says: For example, in [1, 5] your search stops after the 1, but in [−9, −5] it reads both leaves. The window that your search received is open, so the 1 does not close it.
// CHANGE: body
-     if alpha >= beta {
+     let won = match board.to_move() { Player::First => value == 1, Player::Second => value == -1 };
+     if alpha >= beta || won {

//! name: alpha_kept_in_a_static
//! mistake: Alpha lives in a static that is never reset.
//! says: visited 7 nodes the first time and 5 nodes the second time, but should do the same each time. Your code stores a value between two calls
// ANCHOR: body
use std::sync::atomic::{AtomicI32, Ordering::SeqCst};
static ALPHA: AtomicI32 = AtomicI32::new(Value::MIN);
fn go<B: Board>(board: &B, depth: u32, mut alpha: Value, mut beta: Value) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() { return (board.evaluate(), None); }
    let mut best = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let value = go(&board.play(mv), depth - 1, alpha, beta).0;
        if board.better(value, best.0) { best = (value, Some(mv)); }
        match board.to_move() { Player::First => alpha = alpha.max(best.0), Player::Second => beta = beta.min(best.0) }
        if alpha >= beta { break; }
    }
    best
}
let found = go(board, depth, alpha.max(ALPHA.load(SeqCst)), beta);
ALPHA.fetch_max(found.0, SeqCst);
found
// ANCHOR_END: body

//! name: alpha_never_handed_down
//! mistake: Children get an open lower end.
//! says: In another tree, [5, [9, [[3, 7], [6, 8]]]], with the window (1, 100) at the root, MAX passed the window (−∞, 100) to the next call, but should pass (1, 100).
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = alpha_beta(&new_board, depth - 1, Value::MIN, beta);

//! name: alpha_one_less
//! mistake: Alpha is one less than the best value of MAX.
//! says: MAX passed the window (43, +∞) to the next call, but should pass (44, +∞). Pass the larger of alpha and MAX's best value.
// CHANGE: body
-             Player::First => alpha = alpha.max(best_value),
+             Player::First => alpha = alpha.max(best_value - 1),

//! name: args_swapped
//! mistake: The window is handed down with its ends swapped.
//! says: Your search passes the window in reverse. Pass alpha first, then beta.
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = alpha_beta(&new_board, depth - 1, beta, alpha);

//! name: begins_with_a_loss
//! mistake: A lost game is −1, so that is the worst case.
//! says: Your search returns −1 for [−2000000000], but no leaf has this value. Start your best value at `board.worst_case()`.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = match board.to_move() { Player::First => -1, Player::Second => 1 };

//! name: begins_with_other_worst_case
//! mistake: The worst cases are exchanged.
//! says: Your code starts at the best possible value, so no move can improve it. Start your best value at `board.worst_case()`.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = if board.to_move() == Player::First { Value::MAX } else { Value::MIN };

//! name: begins_with_the_bound_and_cuts_past
//! mistake: The best value begins at alpha or beta, since nothing worse counts; without a better reply, no move.
//! says: Your search continues when alpha equals beta. End the loop then: no further move can change the result.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = if board.to_move() == Player::First { alpha } else { beta };

-     if alpha >= beta {
+     if alpha > beta {

//! name: begins_with_zero
//! mistake: The best value begins with 0, as if that were the worst.
//! says: Your search returns 0, but no leaf is 0. Start your best value at `board.worst_case()`.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = 0;

//! name: better_arguments_swapped
//! mistake: The arguments of better are swapped.
//! says: Your search returns its initial value, the worst case. Each better value must replace it.
// CHANGE: body
-     if board.better(value, best_value) {
+     if board.better(best_value, value) {

//! name: better_arguments_swapped_after_the_first
//! mistake: The first value is kept, and then the arguments of better are swapped.
//! says: Your search chooses the smallest value for MAX and the largest for MIN. `board.better(value, old)` is true if `value` is better than `old`.
// CHANGE: body
-     if board.better(value, best_value) {
+     if recommended.is_none() || board.better(best_value, value) {

//! name: both_begin_at_alpha
//! mistake: The best value begins at alpha for both players.
//! says: At a MIN node your code returned alpha. For MIN, the best value starts at beta, or at `board.worst_case()`, and each smaller value replaces it.
// ANCHOR: body
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut value = alpha;
    let mut recommended = None;
    for mv in board.legal_moves() {
        let next = board.play(mv);
        let reply = match board.to_move() {
            Player::First => alpha_beta(&next, depth - 1, value, beta),
            Player::Second => alpha_beta(&next, depth - 1, alpha, value),
        };
        if board.better(reply.0, value) {
            value = reply.0;
            recommended = Some(mv);
        }
        let is_cut = match board.to_move() {
            Player::First => value >= beta,
            Player::Second => value <= alpha,
        };
        if is_cut {
            break;
        }
    }
    (value, recommended)
// ANCHOR_END: body

//! name: both_ends
//! mistake: A value moves both ends of the window.
//! says: Your search returns the value of the first move. Either your loop ends after one move, or one value changes both alpha and beta. Check both cases.
// CHANGE: body
-     match board.to_move() {
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
-     }
+     alpha = alpha.max(best_value);
+     beta = beta.min(best_value);

//! name: clamped_to_a_crossed_window
//! mistake: The best value is limited to the narrowed window, whose ends have passed each other after a cut.
//! says: panicked, but should return 7. `clamp(min, max)` panics if min is above max. After a cut, the narrowed alpha can be above the narrowed beta. Limit the value to the window that your function received.
// CHANGE: body
- (best_value, recommended)
+ (best_value.clamp(alpha, beta), recommended)

//! name: clamped_with_the_ends_exchanged
//! mistake: The best value is limited to the received window, but beta comes first.
//! says: `clamp(min, max)` panics if min is above max. Pass the smaller end of the window first.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let (low, high) = (alpha, beta);
+ let mut best_value = board.worst_case();

- (best_value, recommended)
+ (best_value.clamp(high, low), recommended)

//! name: compared_the_other_way
//! mistake: The loop ends while alpha is less than beta.
//! says: Your loop ends after the first move with the window (−∞, +∞), but not with (+∞, −∞). Check the comparison that ends your loop, and whether your code exchanges alpha and beta.
// CHANGE: body
- if alpha >= beta {
+ if alpha <= beta {

//! name: compares_with_the_window
//! mistake: A value is compared with the window's end and not with the best one.
//! says: At [−4] your search returns −4 with the open window, but −∞ with (−1, 1). Keep the best value even if it is outside the window.
// CHANGE: body
-     if board.better(value, best_value) {
+     if board.better(value, if board.to_move() == Player::First { alpha } else { beta }) {

//! name: cut_before_it_is_kept
//! mistake: The loop is left before the value that closed the window is kept.
//! says: In another tree, [[44, 61], [46, 40, 35]], the 40 closes the window of [46, 40, 35]. For the whole tree your search returns 46, but should return 44. At a cut, return the new best value.
//! also: Your search is also wrong on the small tree [[44, 61], [45, 35]]. Fix that case first.
// CHANGE: body
+     let closes = match board.to_move() {
+         Player::First => value >= beta,
+         Player::Second => value <= alpha,
+     };
+     if closes {
+         break;
+     }
      if board.better(value, best_value) {

//! name: cuts_against_zero
//! mistake: Anything that wins ends the loop.
//! says: For example, in [1, 5] your search stops after the 1, but in [−9, −5] it reads both leaves. The window that your search received is open, so the 1 does not close it.
// CHANGE: body
-     if alpha >= beta {
+     if alpha >= beta || board.better(best_value, 0) {

//! name: cuts_at_max_only
//! mistake: Only MAX tests the window.
//! says: MIN cut no move on any board. Your code passed the right window to each call. Check where your loop compares alpha with beta.
// CHANGE: body
-     if alpha >= beta {
+     if board.to_move() == Player::First && alpha >= beta {

//! name: cuts_at_min_only
//! mistake: Only MIN tests the window.
//! says: MAX cut no move on any board. Your code passed the right window to each call. Check where your loop compares alpha with beta.
// CHANGE: body
-     if alpha >= beta {
+     if board.to_move() == Player::Second && alpha >= beta {

//! name: cuts_in_the_next_call
//! mistake: The window is tested at the start of the next call, so the other moves are still played and evaluated.
//! says: after MAX's move 2, it also tried MIN's move 2, the leaf 35. In alpha-beta the window of that board is then (44, 40): already closed, so no further move there can change the result.
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth == 0 || board.done() || alpha >= beta {

-     if alpha >= beta {
-         break; // whoever can avoid this board will
-     }

//! name: cuts_one_too_early
//! mistake: The window counts as closed while one value is still in it.
//! says: Your search stops when alpha is one below beta. Continue then: a move can still change the result.
// CHANGE: body
-     if alpha >= beta {
+     if alpha >= beta - 1 {

//! name: cuts_when_past
//! mistake: The loop goes on while alpha and beta are equal.
//! says: Your search continues when alpha equals beta. End the loop then: no further move can change the result.
// CHANGE: body
-     if alpha >= beta {
+     if alpha > beta {

//! name: depth_lowered_for_each_move
//! mistake: The depth is lowered in the loop, once for each move.
//! says: In [1:[7], 2:[9], 3:[8]] at depth 3, your code searches the three replies at the depths 2, 1 and 0. Leave `depth` as it is in the loop, and pass `depth - 1` to each call.
// CHANGE: body
- let (mut alpha, mut beta) = (alpha, beta);
+ let (mut alpha, mut beta, mut depth) = (alpha, beta, depth);

-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     depth -= 1;
+     let (value, _reply) = alpha_beta(&new_board, depth, alpha, beta);

//! name: depth_not_reduced
//! mistake: The depth is handed down as it is, so every game is played to its end.
//! says: Check that each call passes `depth - 1`, and that you evaluate the board at depth 0.
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = alpha_beta(&new_board, depth, alpha, beta);

//! name: ends_exchanged
//! mistake: MAX lowers beta, MIN raises alpha.
//! says: Your alpha_beta on [1:[7, 8], 2:[9, 3]] at depth 2 returned 9, but should return 7. Your search lowers beta for MAX and raises alpha for MIN, but it must raise alpha for MAX and lower beta for MIN. Either the two cases are exchanged, or your code asks the new board who moves.
// CHANGE: body
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+         Player::Second => alpha = alpha.max(best_value),
+         Player::First => beta = beta.min(best_value),

//! name: evaluates_before_done
//! mistake: A board that is over is valued 0.
//! says: Your code does not return the value of a finished game. When the game is over, return the result of `board.evaluate()`.
// CHANGE: body
-     return (board.evaluate(), None);
+     return (if board.done() { 0 } else { board.evaluate() }, None);

//! name: extra_turn_costs_no_depth
//! mistake: An extra turn costs no depth.
//! says: In a game where MAX always moves again, your search goes 6 moves deep, both with `depth` 2 and with `depth` 3. Pass `depth - 1` after an extra turn, too.
// CHANGE: body
-         let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+         let less = if new_board.to_move() == board.to_move() { depth } else { depth - 1 };
+         let (value, _reply) = alpha_beta(&new_board, less, alpha, beta);

//! name: finished_boards_first
//! mistake: Moves that end the game are tried before all others.
//! says: In another tree, [[1, 2], 9], your search tries move 2 first. Try the moves in the order of `board.legal_moves()`.
// CHANGE: body
- for try_it in board.legal_moves() {
+ let mut moves: Vec<_> = board.legal_moves().collect();
+ moves.sort_by_key(|mv| !board.play(*mv).done());
+ for try_it in moves {

//! name: finished_boards_skip_the_window
//! mistake: A finished board is valued in the loop, which then goes on without the window.
//! says: In another tree, [[44, 61], [40, 35]], your search reads the 35, but in [[[44], [61]], [[40], [35]]] it stops after the 40. After a move that ends the game, narrow the window and test it, too.
// CHANGE: body
+     if new_board.done() {
+         let value = new_board.evaluate();
+         if board.better(value, best_value) { (best_value, recommended) = (value, Some(try_it)); }
+         continue;
+     }
      let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);

//! name: first_move_left_out
//! mistake: The first move is taken for tried.
//! says: In another tree, [4, 9, 2, 6], your search skips the first move and reads [×, 9, 2, 6]. Try the first move, too.
// CHANGE: body
- for try_it in board.legal_moves() {
+ for try_it in board.legal_moves().skip(1) {

//! name: first_move_only
//! mistake: The loop returns after its first turn.
//! says: Your search returns the value of the first move. Either your loop ends after one move, or one value changes both alpha and beta. Check both cases.
// CHANGE: body
-     if alpha >= beta {
-         break; // whoever can avoid this board will
-     }
+     break;

//! name: first_value_kept
//! mistake: Only the first value is stored.
//! says: Your search returns the value of the first move, although it reads every leaf. Each better value must replace the best value.
// CHANGE: body
-     if board.better(value, best_value) {
+     if recommended.is_none() {

//! name: goes_on_with_the_next
//! mistake: The cut skips one reply and goes on with the next.
//! says: Your search cut no move on any board. Your code passed the right window to each call. Check where your loop compares alpha with beta.
// CHANGE: body
-         break; // whoever can avoid this board will
+         continue;

//! name: guesses_a_window
//! mistake: A window around the board's own value is tried first, and searched again only below it.
//! says: For example, in [100, 104] your search stops after the 100, but if the first board's own value is 100, it reads both leaves. If your code tries a narrower window first, search again with the received window when the answer is at either end.
// ANCHOR: body
fn search<B: Board>(board: &B, depth: u32, mut alpha: Value, mut beta: Value) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() { return (board.evaluate(), None); }
    let mut best = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let value = search(&board.play(mv), depth - 1, alpha, beta).0;
        if board.better(value, best.0) { best = (value, Some(mv)); }
        match board.to_move() { Player::First => alpha = alpha.max(best.0), Player::Second => beta = beta.min(best.0) }
        if alpha >= beta { break; }
    }
    best
}
let guess = board.evaluate();
let (low, high) = (alpha.max(guess.saturating_sub(50)), beta.min(guess.saturating_add(50)));
if low < high {
    let found = search(board, depth, low, high);
    if found.0 > low { return found; }
}
search(board, depth, alpha, beta)
// ANCHOR_END: body

//! name: hands_down_its_best
//! mistake: Hands down its best value, also where that is worse than the bound it was given.
//! says: In another tree, [5, [9, [[3, 7], [6, 8]]]], with the window (1, 100) at the root, MAX passed the window (−∞, 100) to the next call, but should pass (1, 100). Pass the larger of alpha and MAX's best value.
// ANCHOR: body
if depth == 0 || board.done() { return (board.evaluate(), None); }
let (mut alpha, mut beta) = (alpha, beta);
let mut best = (board.worst_case(), None);
for mv in board.legal_moves() {
    let max = board.to_move() == Player::First;
    let (a, b) = if max { (best.0, beta) } else { (alpha, best.0) };
    let (value, _) = alpha_beta(&board.play(mv), depth - 1, a, b);
    if board.better(value, best.0) { best = (value, Some(mv)); }
    if max && best.0 >= beta || !max && best.0 <= alpha { break; }
}
let _ = (&mut alpha, &mut beta);
best
// ANCHOR_END: body

//! name: helper_never_tests
//! mistake: An unrecorded helper narrows the window, but never tests it.
//! says: Your search cut no move on any board. Called directly with the window (44, 100), it reads both leaves of {40, 35}. After the first leaf the window should be (44, 40), which is closed, so the loop must end.
// ANCHOR: body
fn best<B: Board>(board: &B, depth: u32, mut alpha: Value, mut beta: Value) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() { return (board.evaluate(), None); }
    let mut found = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let value = best(&board.play(mv), depth - 1, alpha, beta).0;
        if board.better(value, found.0) { found = (value, Some(mv)); }
        if board.to_move() == Player::First { alpha = alpha.max(value); } else { beta = beta.min(value); }
    }
    found
}
best(board, depth, alpha, beta)
// ANCHOR_END: body

//! name: helper_passes_the_open_window
//! mistake: An unrecorded helper ends its loop rightly, but passes the open window to each board.
//! says: Your search cut no move on any board. Called directly with the window (44, 100), it stops at {40, 35} after the 40. Check the window that your loop passes to each board.
// ANCHOR: body
fn best<B: Board>(board: &B, depth: u32, mut alpha: Value, mut beta: Value) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() { return (board.evaluate(), None); }
    let mut found = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let value = best(&board.play(mv), depth - 1, Value::MIN, Value::MAX).0;
        if board.better(value, found.0) { found = (value, Some(mv)); }
        if board.to_move() == Player::First { alpha = alpha.max(value); } else { beta = beta.min(value); }
        if alpha >= beta { break; }
    }
    found
}
best(board, depth, alpha, beta)
// ANCHOR_END: body

//! name: keeps_every_value
//! mistake: Each value replaces the one before.
//! says: Your search returns the value of the last move. Return the best value of all moves.
// CHANGE: body
-     if board.better(value, best_value) {
+     if true {

-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+         Player::First => alpha = alpha.max(Value::MIN),
+         Player::Second => beta = beta.min(Value::MAX),

//! name: keeps_results
//! mistake: A memo keeps what each board's search returned, also where that is only a bound.
//! says: In {[5], [9], [8]} your search reads all leaves, but in {[5], [9], [9]} it does not read the second 9. Your code recognises a board that it searched before, but the earlier result may be only a bound. Search the board again.
// ANCHOR: body
fn search<B: Board>(
    board: &B, depth: u32, mut alpha: Value, mut beta: Value,
    known: &mut std::collections::HashMap<String, (Value, Option<B::Move>)>,
) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() { return (board.evaluate(), None); }
    if let Some(found) = known.get(&board.to_string()) { return *found; }
    let mut best = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let value = search(&board.play(mv), depth - 1, alpha, beta, known).0;
        if board.better(value, best.0) { best = (value, Some(mv)); }
        match board.to_move() { Player::First => alpha = alpha.max(best.0), Player::Second => beta = beta.min(best.0) }
        if alpha >= beta { break; }
    }
    known.insert(board.to_string(), best);
    best
}
search(board, depth, alpha, beta, &mut std::collections::HashMap::new())
// ANCHOR_END: body

//! name: keeps_results_for_the_next_call
//! mistake: A memo in a `thread_local` outlives the call.
//! says: Your alpha_beta([[44, 61, 50], [40, 35]]) visited 7 nodes the first time and 1 node the second time, but should do the same each time. Your code stores a value between two calls
// CHANGE: body
-     let (mut alpha, mut beta) = (alpha, beta);
+     thread_local!(static SEEN: std::cell::RefCell<std::collections::HashMap<String, Value>> = Default::default());
+     let (mut alpha, mut beta) = (alpha, beta);

-         let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+         let key = format!("{new_board} {depth}");
+         let known = SEEN.with(|seen| seen.borrow().get(&key).copied());
+         let value = known.unwrap_or_else(|| alpha_beta(&new_board, depth - 1, alpha, beta).0);
+         SEEN.with(|seen| seen.borrow_mut().insert(key, value));

//! name: last_level_never_cut
//! mistake: A second loop, for depth 1, does not look at the window.
//! says: In the tree [[44, 61], [40, 35]], the 40 closes the window. Your search skips the 35 at depth 3, but not at depth 2, where the call for [40, 35] has depth 1. Compare alpha with beta at depth 1, too.
// CHANGE: body
-     if alpha >= beta {
+     if depth > 1 && alpha >= beta {

//! name: last_move
//! mistake: The move that was tried last is recommended.
//! says: 2 gives the right value, 9, but your search recommends move 4. Return the move that gave the best value.
// CHANGE: body
+     }
          recommended = Some(try_it);
-     }

//! name: last_move_first
//! mistake: The moves are tried from the last to the first.
//! says: search tries move 2 first.
// CHANGE: body
- for try_it in board.legal_moves() {
+ let mut moves: Vec<_> = board.legal_moves().collect();
+ moves.reverse();
+ for try_it in moves {

//! name: last_move_only
//! mistake: Only the last move is looked at.
//! says: In another tree, [4, 9, 2, 6], your search reads only [×, ×, ×, 6]. Try every move.
// CHANGE: body
- for try_it in board.legal_moves() {
+ for try_it in board.legal_moves().last() {

//! name: leaf_negated
//! mistake: A leaf is negated, as negamax does it.
//! says: Your code negates the value when the game is over, but every value is from the first player's side, whoever moves. Your search needs no negation.
// CHANGE: body
-     return (board.evaluate(), None);
+     return (-board.evaluate(), None);

//! name: levels_by_depth
//! mistake: Who maximises is told by an odd or even depth.
//! says: Your search chooses the largest value when MIN moves. Use `board.better` and `board.worst_case`, which depend on the player who moves.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let first = depth % 2 == 1;
+ let mut best_value = if first { Value::MIN } else { Value::MAX };

-     if board.better(value, best_value) {
+     if first && value > best_value || !first && value < best_value {

-     match board.to_move() {
+     match if first { Player::First } else { Player::Second } {

//! name: levels_take_turns
//! mistake: Who maximises is counted by depth, so an extra turn is taken for the opponent's.
//! says: Your search switches between MAX and MIN at each level. Check at each board who moves: a player may move twice in a row.
// ANCHOR: body
if depth == 0 || board.done() { return (board.evaluate(), None); }
let (mut alpha, mut beta) = (alpha, beta);
fn go<B: Board>(board: &B, depth: u32, mut alpha: Value, mut beta: Value, first: bool) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() { return (board.evaluate(), None); }
    let mut best_value = if first { Value::MIN } else { Value::MAX };
    let mut recommended = None;
    for try_it in board.legal_moves() {
        let (value, _) = go(&board.play(try_it), depth - 1, alpha, beta, !first);
        if first && value > best_value || !first && value < best_value { best_value = value; recommended = Some(try_it); }
        if first { alpha = alpha.max(best_value); } else { beta = beta.min(best_value); }
        if alpha >= beta { break; }
    }
    (best_value, recommended)
}
alpha = alpha.max(Value::MIN); beta = beta.min(Value::MAX);
go(board, depth, alpha, beta, board.to_move() == Player::First)
// ANCHOR_END: body

//! name: looks_at_every_reply_twice
//! mistake: Each reply is searched once for its value and once for its move.
//! says: After move 1 you searched move 1 twice, but once is enough.
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let value = alpha_beta(&board.play(try_it), depth - 1, alpha, beta).0;
+     let (_, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);

//! name: max_for_all
//! mistake: Everybody maximises.
//! says: Your search chooses the largest value when MIN moves. Use `board.better` and `board.worst_case`, which depend on the player who moves.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = Value::MIN;

-     if board.better(value, best_value) {
+     if value > best_value {

//! name: max_goes_on_at_equal
//! mistake: MIN stops where alpha equals beta, and MAX only where it is larger.
//! says: When alpha equals beta, end the loop for MAX, as you do for MIN.
// CHANGE: body
-     if alpha >= beta {
+     if alpha > beta || board.to_move() == Player::Second && alpha == beta {

//! name: max_never_narrows
//! mistake: Only MIN narrows the window; MAX hands down the old alpha.
//! says: MAX passes the window that it received. Pass the current window instead.
// CHANGE: body
-         Player::First => alpha = alpha.max(best_value),
+         Player::First => { if best_value >= beta { break; } }

//! name: min_and_max_exchanged
//! mistake: The window is widened: alpha by the smaller value, beta by the larger.
//! says: Your search cut no move on any board. MAX passed the window (−∞, +∞) unchanged to the next call, but should pass (44, +∞). Pass the larger of alpha and MAX's best value.
// CHANGE: body
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+         Player::First => alpha = alpha.min(best_value),
+         Player::Second => beta = beta.max(best_value),

//! name: min_forgets_beta
//! mistake: Beta becomes MIN's best value, even if that is more than the beta that it received.
//! says: In the tree [[5, {7, [6, 9]}]], MIN passed the window (−∞, 7) to the next call, but should pass (−∞, 5). Pass the smaller of beta and MIN's best value.
// CHANGE: body
-         Player::Second => beta = beta.min(best_value),
+         Player::Second => beta = best_value,

//! name: min_goes_on_at_equal
//! mistake: MAX stops where alpha equals beta, and MIN only where it is larger.
//! says: Alpha and beta are both 44 after the second 44, but MIN tries another move. When alpha equals beta, end the loop for MIN, as you do for MAX.
// CHANGE: body
-     if alpha >= beta {
+     if alpha > beta || board.to_move() == Player::First && alpha == beta {

//! name: min_keeps_its_last_move
//! mistake: MIN's move is written down at each turn.
//! says: 3 gives the right value, 2, but your search recommends move 4. Return the move that gave the best value.
// CHANGE: body
+     if board.to_move() == Player::Second { recommended = Some(try_it); }
      match board.to_move() {

//! name: min_keeps_no_move
//! mistake: Only MAX writes its move down.
//! says: The value is right, but your search recommends no move. In [4, 9, 2, 6], where MAX moves, it recommends the right move. Store MIN's move with each smaller value. If MIN compares a value with beta, it must do so before it lowers beta.
// CHANGE: body
-         recommended = Some(try_it);
+         if board.to_move() == Player::First { recommended = Some(try_it); }

//! name: min_never_narrows
//! mistake: Only MAX narrows the window; MIN hands down the old beta.
//! says: In another tree, [[44, 61, 50], [40, 35], [47, 52, 70]], MIN passed the window (44, +∞) unchanged to the next call, but should pass (44, 47).
// CHANGE: body
-         Player::Second => beta = beta.min(best_value),
+         Player::Second => { if best_value <= alpha { break; } }

//! name: min_stops_at_minus_one
//! mistake: MIN leaves the loop at −1, since nothing can be worse for MAX.
//! says: For example, in {−1, −5} your search stops after the −1, but in {−9, −13} it reads both leaves. The window that your search received is open, so the −1 does not close it.
// CHANGE: body
-     if alpha >= beta {
+     if alpha >= beta || board.to_move() == Player::Second && best_value == -1 {

//! name: moves_left_by_a_cut
//! mistake: All calls share the path of moves, and a cut leaves the loop before its move is removed.
//! says: After move 2 the value is 35. In [[44, 61], [46, 45], [47, 52]] your search recommends the right move, but in [[44, 61], [40, 35], [47, 52]], with a cut at [40, 35], it recommends move 2.
// ANCHOR: body
fn search<B: Board>(
    board: &B, depth: u32, mut alpha: Value, mut beta: Value, path: &mut Vec<B::Move>,
) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() { return (board.evaluate(), None); }
    let here = path.len();
    let mut best = (board.worst_case(), None);
    for mv in board.legal_moves() {
        path.push(mv);
        let value = search(&board.play(mv), depth - 1, alpha, beta, path).0;
        if board.better(value, best.0) { best = (value, Some(path[here])); }
        match board.to_move() { Player::First => alpha = alpha.max(best.0), Player::Second => beta = beta.min(best.0) }
        if alpha >= beta { break; }
        path.pop();
    }
    best
}
search(board, depth, alpha, beta, &mut Vec::new())
// ANCHOR_END: body

//! name: narrowed_after_the_test
//! mistake: The window is tested before it is narrowed.
//! says: At [40, 35] MAX has found 44, so the 40 closes the window, but your search still reads the 35. Update the window before you test whether it is closed.
// CHANGE: body
+     if alpha >= beta {
+         break;
+     }
      match board.to_move() {

-     if alpha >= beta {
-         break; // whoever can avoid this board will
      }
- }

//! name: narrows_by_the_childs_mover
//! mistake: If MIN moves next, MAX is taken for the player who has moved.
//! says: MAX passed the window (−∞, 5) to the next call, but should pass (5, +∞). Your code lowered beta after a move of MAX, but MAX raises alpha. Decide by `board.to_move()`, the player who makes the move.
//! also: Your search is also wrong on the small tree [{3, 5}, [2, 7]]. Fix that case first.
// CHANGE: body
-     match board.to_move() {
+     match new_board.to_move().other() {

//! name: never_cuts_after_one_move
//! mistake: The window is tested only from the second move on.
//! says: Compare alpha with beta after the first move, too.
// CHANGE: body
- for try_it in board.legal_moves() {
+ for (tried, try_it) in board.legal_moves().enumerate() {

-     if alpha >= beta {
+     if tried > 0 && alpha >= beta {

//! name: never_tested
//! mistake: The window is handed down and narrowed, and never tested.
//! says: Your search cut no move on any board. Your code passed the right window to each call. Check where your loop compares alpha with beta.
// CHANGE: body
-     if alpha >= beta {
-         break; // whoever can avoid this board will
      }
- }

//! name: new_board_asked
//! mistake: The new board is asked who moves.
//! says: Read the player from the board before the move.
// CHANGE: body
-     match board.to_move() {
+     match new_board.to_move() {

//! name: new_board_asked_what_is_better
//! mistake: The new board is asked what is better.
//! says: Your code compares values for the player who moves on the new board. Call `better` on the board before the move, not on the new board.
// CHANGE: body
-     if board.better(value, best_value) {
+     if new_board.better(value, best_value) {

//! name: no_depth_test
//! mistake: Nobody asks whether the depth is used up.
//! says: Your alpha_beta on 5:[3, 8] at depth 0 panicked, but should return 5. Your code subtracted 1 from a depth of 0.
// CHANGE: body
- if depth == 0 || board.done() {
+ if board.done() {

//! name: no_done_test
//! mistake: Nobody asks whether the game is over.
//! says: Your code returns the value of a finished game at depth 0, but not at each larger depth. If the depth is 0 or the game is over, return the result of `board.evaluate()`.
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth == 0 {

//! name: no_move
//! mistake: The move is forgotten.
//! says: The value is right, but your search recommends no move. Store each move that gives a new best value, and return the last one.
// CHANGE: body
-         recommended = Some(try_it);
+         recommended = None;

//! name: odd_depths_are_max
//! mistake: Odd depths are MAX, even depths MIN.
//! says: The game [[44, 61, 50], [40, 35], [47, 52, 70]] is over after two moves, but your search behaves differently at depth 8 and at depth 9. If your code counts levels to find the player to move, call `board.to_move()` instead.
// CHANGE: body
-     match board.to_move() {
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+     match depth % 2 {
+         1 => alpha = alpha.max(best_value),
+         _ => beta = beta.min(best_value),

//! name: one_more_than_beta
//! mistake: The loop ends when alpha is more than beta, written as `beta + 1`.
//! says: Your code computed a number that does not fit in its type. Alpha and beta can be `Value::MIN` and `Value::MAX`: compare them as they are.
// CHANGE: body
- if alpha >= beta {
+ if alpha >= beta + 1 {

//! name: one_move_too_deep
//! mistake: The depth is tested after the move is played.
//! says: At depth 0 your code does not return the value of the board. Return the result of `board.evaluate()`.
// CHANGE: body
- if depth == 0 || board.done() {
+ if board.done() {

+ let stop = depth == 0;
  let (mut alpha, mut beta) = (alpha, beta);

-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = if stop { (new_board.evaluate(), None) } else { alpha_beta(&new_board, depth - 1, alpha, beta) };

//! name: one_place_for_the_move
//! mistake: All levels write their best move into one shared place.
//! says: Your alpha_beta on [[9, 3], [5, 2]] returned 3 by move 2, but should return 3 by move 1. After move 2 the value is 2. Return the move whose value your search returns. If your calls share one recommended move, a call for a later board must not change it.
// ANCHOR: body
fn value_of<B: Board>(
    board: &B,
    depth: u32,
    (mut alpha, mut beta): (Value, Value),
    recommended: &mut Option<B::Move>,
) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let mut best = board.worst_case();
    for mv in board.legal_moves() {
        let value = value_of(&board.play(mv), depth - 1, (alpha, beta), recommended);
        if board.better(value, best) {
            best = value;
            *recommended = Some(mv);
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best),
            Player::Second => beta = beta.min(best),
        }
        if alpha >= beta {
            break;
        }
    }
    best
}
let mut recommended = None;
let value = value_of(board, depth, (alpha, beta), &mut recommended);
(value, recommended)
// ANCHOR_END: body

//! name: only_alpha_moves
//! mistake: Only alpha is ever moved.
//! says: Your search cut no move on any board. MIN passed the window (−∞, +∞) unchanged to the next call, but should pass (−∞, 44). Pass the smaller of beta and MIN's best value.
// CHANGE: body
-         Player::Second => beta = beta.min(best_value),
+         Player::Second => {}

//! name: only_beta_moves
//! mistake: Only beta is ever moved.
//! says: Your search cut no move on any board. MAX passed the window (−∞, +∞) unchanged to the next call, but should pass (44, +∞). Pass the larger of alpha and MAX's best value.
// CHANGE: body
-         Player::First => alpha = alpha.max(best_value),
+         Player::First => {}

//! name: only_the_parents_bound
//! mistake: Children learn the best value of their parent, and nothing from further up.
//! says: Your search ignores the bounds from higher levels. Pass the whole window, not only the best value.
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = match board.to_move() {
+         Player::First => alpha_beta(&new_board, depth - 1, best_value, Value::MAX),
+         Player::Second => alpha_beta(&new_board, depth - 1, Value::MIN, best_value),
+     };

//! name: open_window_to_every_child
//! mistake: Every child is asked with an open window.
//! says: MAX passed the window (−∞, +∞) unchanged to the next call, but should pass (44, +∞).
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = alpha_beta(&new_board, depth - 1, Value::MIN, Value::MAX);

//! name: replies_negated
//! mistake: The value of a reply is negated, as negamax does it.
//! says: Your code negates a value, but every value is from the first player's side, whoever moves. Your search needs no negation.
// CHANGE: body
- let (mut alpha, mut beta) = (alpha, beta);
+ let (mut alpha, mut beta) = (alpha.max(-Value::MAX), beta);

-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = alpha_beta(&new_board, depth - 1, -beta, -alpha);
+     let value = -value;

//! name: reply_recommended
//! mistake: The move handed back is the answer to the best move.
//! says: Your search recommends move 2, the opponent's reply. Return the move from your loop, not the move of a deeper call.
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, reply) = alpha_beta(&new_board, depth - 1, alpha, beta);

-         recommended = Some(try_it);
+         recommended = reply.or(Some(try_it));

//! name: returns_alpha
//! mistake: What MAX is sure of is returned, whoever moves.
//! says: At a MIN node your search returns alpha, an end of its window. Return the best value that your search found.
// CHANGE: body
- (best_value, recommended)
+ (alpha, recommended)

//! name: returns_the_board
//! mistake: What the board says is returned, and the best value only found.
//! says: Your search returns the board's own value, although there are moves to try. Return the value of the best move.
// CHANGE: body
- (best_value, recommended)
+ (board.evaluate(), recommended)

//! name: same_board_searched
//! mistake: The board is searched once more, not the one after the move.
//! says: Your `alpha_beta` searches the same board again. Pass the board after the move to the next call.
// CHANGE: body
-     let new_board = board.play(try_it);
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = alpha_beta(board, depth - 1, alpha, beta);

//! name: sorts_by_the_next_board
//! mistake: The moves are sorted by the evaluation of the next board.
//! says: your search tries move 2 first. Try the moves in the order of `board.legal_moves()`.
// CHANGE: body
- for try_it in board.legal_moves() {
+ let mut moves: Vec<_> = board.legal_moves().collect();
+ moves.sort_by_key(|mv| board.play(*mv).evaluate());
+ if board.to_move() == Player::First { moves.reverse(); }
+ for try_it in moves {

//! name: stops_at_100
//! mistake: 100 stands for a win, and ends MAX's loop.
//! says: For example, in [100, 104] your search stops after the 100, but in [−9, −5] it reads both leaves. The window that your search received is open, so the 100 does not close it.
// CHANGE: body
-     if alpha >= beta {
+     if alpha >= beta || board.to_move() == Player::First && best_value == 100 {

//! name: stops_at_depth_1
//! mistake: Boards are valued one move too early.
//! says: Your alpha_beta on [1:[7], 2:[9]] at depth 1 returned 0, but should return 2. Your search is one move too shallow. Evaluate the board at depth 0, not at depth 1, and reduce the depth once for each move.
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth <= 1 || board.done() {

//! name: stops_at_the_first_equal
//! mistake: The loop ends as soon as a value is not better.
//! says: Your alpha_beta on the empty board with the window (−∞, +∞) returned −1 after 322 nodes, but should return 0 after 18 297.
// CHANGE: body
          recommended = Some(try_it);
+     } else if recommended.is_some() && value == best_value {
+         break;

//! name: takes_equal_moves
//! mistake: A later move that is only as good replaces the first.
//! says: Your search replaces the best move with a later move of the same value. In a narrowed window that value is only a bound, and the later move may be worse. Replace the best move only if the new value is better.
// CHANGE: body
-     if board.better(value, best_value) {
+     if !board.better(best_value, value) {

//! name: takes_equal_moves_below
//! mistake: Equal moves replace the first where the window is narrowed.
//! says: Your search replaces the best move with a later move of the same value. In a narrowed window that value is only a bound, and the later move may be worse. Replace the best move only if the new value is better.
// CHANGE: body
-     if board.better(value, best_value) {
+     if board.better(value, best_value) || value == best_value && alpha != Value::MIN {

//! name: three_moves
//! mistake: Only the first three moves are tried.
//! says: In another tree, [1, 2, 3, 4, 5, 6, 7, 8], your search tries only 3 of the 8 moves. Try every move until the window is closed.
// CHANGE: body
- for try_it in board.legal_moves() {
+ for try_it in board.legal_moves().take(3) {

//! name: two_less_deep
//! mistake: A round is two moves, so the depth shrinks by two.
//! says: Along a line of single moves, your search is 1, 1, 2 and 2 moves deep when `depth` is 1, 2, 3 and 4. Each move reduces `depth` by 1, and at depth 0 the search evaluates the board.
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = alpha_beta(&new_board, depth.saturating_sub(2), alpha, beta);

//! name: window_as_it_came
//! mistake: The window is narrowed for the own test, and handed down as it came in.
//! says: MAX passed the window (−∞, +∞) unchanged to the next call, but should pass (44, +∞).
// CHANGE: body
- let (mut alpha, mut beta) = (alpha, beta);
+ let (mut low, mut high) = (alpha, beta);

-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+         Player::First => low = low.max(best_value),
+         Player::Second => high = high.min(best_value),
      }
-     if alpha >= beta {
+     if low >= high {

//! name: window_end_at_a_cut
//! mistake: At a cut the caller's bound is returned, not the value that closed the window.
//! says: In another tree, [[44, 61], [46, 40, 35]], the 40 closes the window of [46, 40, 35]. For the whole tree your search returns −∞, but should return 44. Return the best value that your search found.
// CHANGE: body
- let (mut alpha, mut beta) = (alpha, beta);
+ let (low, high) = (alpha, beta);
+ let (mut alpha, mut beta) = (low, high);

-         break; // whoever can avoid this board will
+         return (if board.to_move() == Player::First { low } else { high }, None);

//! name: window_negated
//! mistake: The window is negated and swapped, as in negamax, but the value is not.
//! says: Your code negates the window, but every value is from the first player's side, whoever moves.
// CHANGE: body
- let (mut alpha, mut beta) = (alpha, beta);
+ let (mut alpha, mut beta) = (alpha.max(-Value::MAX), beta);

-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = alpha_beta(&new_board, depth - 1, -beta, -alpha);

//! name: window_negated_past_the_limit
//! mistake: The same with Value::MIN, which has no positive counterpart.
//! says: Your code negated `Value::MIN`, which has no positive counterpart. Every value is from the first player's side, whoever moves. Your search needs no negation.
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = alpha_beta(&new_board, depth - 1, -beta, -alpha);

//! name: window_replaced
//! mistake: Alpha becomes the value of each reply, not the best.
//! says: A worse value must not widen the window again: MAX only raises alpha.
// CHANGE: body
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+         Player::First => alpha = value,
+         Player::Second => beta = value,

//! name: window_restored_at_the_end
//! mistake: All calls share one window, which a cut does not give back.
//! says: In another tree, [[44, 61], [40, 35], [47, 52]], the 40 ends MIN's loop, but then your search skips MAX's last move, too. In [[44, 61], [46, 48], [47, 52]], without a cut, it tries this move. A cut ends only its own loop. If your calls share a window, restore it at a cut, too.
// ANCHOR: body
fn go<B: Board>(board: &B, depth: u32, window: &mut (Value, Value)) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() { return (board.evaluate(), None); }
    let (received, mut best) = (*window, (board.worst_case(), None));
    for mv in board.legal_moves() {
        let value = go(&board.play(mv), depth - 1, window).0;
        if board.better(value, best.0) { best = (value, Some(mv)); }
        match board.to_move() { Player::First => window.0 = window.0.max(value), Player::Second => window.1 = window.1.min(value) }
        if window.0 >= window.1 { return best; }
    }
    *window = received;
    best
}
go(board, depth, &mut (alpha, beta))
// ANCHOR_END: body

//! name: window_shared
//! mistake: One window for the whole search, never given back.
//! says: Check whether a board uses a bound that a deeper call found. Pass the window by value
// ANCHOR: body
fn go<B: Board>(board: &B, depth: u32, window: &mut (Value, Value)) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() { return (board.evaluate(), None); }
    let mut best_value = board.worst_case();
    let mut recommended = None;
    for try_it in board.legal_moves() {
        let (value, _) = go(&board.play(try_it), depth - 1, window);
        if board.better(value, best_value) { best_value = value; recommended = Some(try_it); }
        match board.to_move() {
            Player::First => window.0 = window.0.max(best_value),
            Player::Second => window.1 = window.1.min(best_value),
        }
        if window.0 >= window.1 { break; }
    }
    (best_value, recommended)
}
let mut window = (alpha, beta);
go(board, depth, &mut window)
// ANCHOR_END: body

//! name: window_turned_for_the_opponent
//! mistake: The opponent sees the window from the other side.
//! says: MAX passed the window (+∞, −∞) to the next call, but should pass (−∞, +∞). Pass alpha first, then beta, for both players.
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (a, b) = if new_board.to_move() == board.to_move() { (alpha, beta) } else { (beta, alpha) };
+     let (value, _reply) = alpha_beta(&new_board, depth - 1, a, b);

//! name: without_the_sign
//! mistake: Values are compared without their sign.
//! says: For [−9, 4] your search returns −9, and for [−3, −8] it returns −8, as if the signs did not matter. MAX chooses the largest value, and 4 is larger than −9. Compare the values with their signs.
// CHANGE: body
-     if board.better(value, best_value) {
+     if recommended.is_none() || board.better(value.saturating_abs(), best_value.saturating_abs()) {

//! name: wrong_bound_compared
//! mistake: MAX compares with alpha, MIN with beta.
//! says: Your search skipped a move that alpha-beta tries
// CHANGE: body
-     if alpha >= beta {
+     let stop = match board.to_move() { Player::First => best_value <= alpha, Player::Second => best_value >= beta };
+     if stop && alpha != Value::MIN {

// Right answers in other styles, which must pass.

//! name: fail_hard
//! right: The ends of the window are returned.
//! told: 18 297 nodes on the empty board; look_ahead needs 549 946.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = if board.to_move() == Player::First { alpha } else { beta };

//! name: helper
//! right: An untraced helper that returns the value only.
//! told: 18 297 nodes on the empty board; look_ahead needs 549 946.
// ANCHOR: body
fn value_of<B: Board>(board: &B, depth: u32, alpha: Value, beta: Value) -> Value {
    if depth == 0 || board.done() { board.evaluate() } else { best(board, depth, alpha, beta).0 }
}
fn best<B: Board>(board: &B, depth: u32, mut alpha: Value, mut beta: Value) -> (Value, Option<B::Move>) {
    let mut found: Option<(Value, B::Move)> = None;
    for mv in board.legal_moves() {
        let value = value_of(&board.play(mv), depth - 1, alpha, beta);
        if found.is_none_or(|(old, _)| board.better(value, old)) { found = Some((value, mv)); }
        if board.to_move() == Player::First { alpha = alpha.max(value); } else { beta = beta.min(value); }
        if beta <= alpha { break; }
    }
    found.map_or((board.worst_case(), None), |(value, mv)| (value, Some(mv)))
}
if depth == 0 || board.done() { return (board.evaluate(), None); }
best(board, depth, alpha, beta)
// ANCHOR_END: body

//! name: helper_with_a_window
//! right: A helper that knows the mover, and returns only when the window closes.
// ANCHOR: body
    fn search<B: Board>(board: &B, depth: u32, mut window: (Value, Value)) -> (Value, Option<B::Move>) {
        if board.done() || depth == 0 {
            return (board.evaluate(), None);
        }
        let first = matches!(board.to_move(), Player::First);
        let mut found: Option<(Value, B::Move)> = None;
        let mut moves = board.legal_moves();
        while window.0 < window.1 {
            let Some(mv) = moves.next() else { break };
            let value = search(&board.play(mv), depth - 1, window).0;
            if found.is_none_or(|(old, _)| board.better(value, old)) {
                found = Some((value, mv));
                if first {
                    window.0 = window.0.max(value);
                } else {
                    window.1 = window.1.min(value);
                }
            }
        }
        let (value, mv) = found.unwrap();
        (value, Some(mv))
    }
    search(board, depth, (alpha, beta))
// ANCHOR_END: body

//! name: narrows_where_better
//! right: The window is narrowed only when something better was found.
// CHANGE: body
-     }
      match board.to_move() {
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+             Player::First => alpha = alpha.max(value),
+             Player::Second => beta = beta.min(value),
      }
-     if alpha >= beta {
-         break; // whoever can avoid this board will
+         if beta <= alpha {
+             return (best_value, recommended);

+ }
  (best_value, recommended)

//! name: only_its_own_bound_is_tested
//! right: MAX tests its value against beta, MIN against alpha.
//! told: 18 297 nodes on the empty board; look_ahead needs 549 946.
// CHANGE: body
-     if alpha >= beta {
+     let refuted = match board.to_move() {
+         Player::First => best_value >= beta,
+         Player::Second => best_value <= alpha,
+     };
+     if refuted {

//! name: recursion_over_moves
//! right: The rest of the moves by recursion over a vector.
//! told: 18 297 nodes on the empty board; look_ahead needs 549 946.
// ANCHOR: body
fn rest<B: Board>(board: &B, moves: &[B::Move], depth: u32, alpha: Value, beta: Value, best: (Value, Option<B::Move>)) -> (Value, Option<B::Move>) {
    let Some((&mv, moves)) = moves.split_first() else { return best };
    let value = alpha_beta(&board.play(mv), depth - 1, alpha, beta).0;
    let best = if board.better(value, best.0) { (value, Some(mv)) } else { best };
    let (alpha, beta) = match board.to_move() { Player::First => (alpha.max(best.0), beta), Player::Second => (alpha, beta.min(best.0)) };
    if alpha >= beta { best } else { rest(board, moves, depth, alpha, beta, best) }
}
if depth == 0 || board.done() { return (board.evaluate(), None); }
let moves: Vec<_> = board.legal_moves().collect();
rest(board, &moves, depth, alpha, beta, (board.worst_case(), None))
// ANCHOR_END: body

//! name: test_before_the_move
//! right: The window is tested before each move, the first excepted.
//! told: 18 297 nodes on the empty board; look_ahead needs 549 946.
// CHANGE: body
+     if recommended.is_some() && alpha >= beta {
+         break;
+     }
      let new_board = board.play(try_it);

-     if alpha >= beta {
-         break; // whoever can avoid this board will
      }
- }

//! name: two_branches
//! right: One loop for MAX, one for MIN, early returns.
//! told: 18 297 nodes on the empty board; look_ahead needs 549 946.
// ANCHOR: body
if depth == 0 || board.done() { return (board.evaluate(), None); }
let mut best = None;
if board.to_move() == Player::First {
    let mut alpha = alpha;
    let mut value = Value::MIN;
    for mv in board.legal_moves() {
        let v = alpha_beta(&board.play(mv), depth - 1, alpha, beta).0;
        if v > value { value = v; best = Some(mv); }
        if value >= beta { return (value, best); }
        alpha = alpha.max(value);
    }
    (value, best)
} else {
    let mut beta = beta;
    let mut value = Value::MAX;
    for mv in board.legal_moves() {
        let v = alpha_beta(&board.play(mv), depth - 1, alpha, beta).0;
        if v < value { value = v; best = Some(mv); }
        if value <= alpha { return (value, best); }
        beta = beta.min(value);
    }
    (value, best)
}
// ANCHOR_END: body

//! name: two_helpers
//! right: Two helpers that call each other, or themselves where a player moves again.
// ANCHOR: body
    fn max<B: Board>(b: &B, d: u32, mut alpha: Value, beta: Value) -> (Value, Option<B::Move>) {
        let mut found = (Value::MIN, None);
        for mv in b.legal_moves() {
            let (v, _) = either(&b.play(mv), d - 1, alpha, beta);
            if v > found.0 {
                found = (v, Some(mv));
            }
            alpha = alpha.max(v);
            if alpha >= beta {
                return found;
            }
        }
        found
    }
    fn min<B: Board>(b: &B, d: u32, alpha: Value, mut beta: Value) -> (Value, Option<B::Move>) {
        let mut found = (Value::MAX, None);
        for mv in b.legal_moves() {
            let (v, _) = either(&b.play(mv), d - 1, alpha, beta);
            if v < found.0 {
                found = (v, Some(mv));
            }
            beta = beta.min(v);
            if alpha >= beta {
                return found;
            }
        }
        found
    }
    fn either<B: Board>(b: &B, d: u32, alpha: Value, beta: Value) -> (Value, Option<B::Move>) {
        if d == 0 || b.done() {
            (b.evaluate(), None)
        } else if b.to_move() == Player::First {
            max(b, d, alpha, beta)
        } else {
            min(b, d, alpha, beta)
        }
    }
    either(board, depth, alpha, beta)
// ANCHOR_END: body
