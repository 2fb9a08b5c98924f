// Wrong answers to the exercise `deepening` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_missing_move_means_interrupted
//! mistake: Only a search that recommends no move is taken for an interrupted one.
//! says: An interrupted search can also recommend a move. If `clock.is_up()` is true after a search, ignore its result, even if it has a move.
// CHANGE: body
-     if clock.is_up() {
+     if recommended.is_none() {

//! name: all_below_again
//! mistake: For each depth all depths below are searched again.
//! says: Your deepening on the tree below to depth 3 played 36 boards for depths 1 to 3, but should play 23.
// CHANGE: body
+     for below in 1..depth {
+         alpha_beta(&timed, below, Value::MIN, Value::MAX);
+     }
      let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);

//! name: always_the_greatest
//! mistake: Every round searches to the greatest depth.
//! says: Your deepening on the tree below to depth 3 played 39 boards for depths 1 to 3, but should play 23.
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, recommended) = alpha_beta(&timed, most, Value::MIN, Value::MAX);

//! name: always_the_most
//! mistake: Every turn of the loop searches to the last depth.
//! says: Your code searched depths 3, 3, 3, in this order.
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 1..=most {
    let (value, recommended) = alpha_beta(&timed, most, Value::MIN, Value::MAX);
    if clock.is_up() {
        break;
    }
    deepest = Deepest { depth, value, recommended };
}
deepest
// ANCHOR_END: body

//! name: answer_kept_when_the_time_is_up
//! mistake: The test of the clock is the wrong way round.
//! says: With time for only 2 boards, your code returns the interrupted depth 1. Keep a result only if `clock.is_up()` is false after the search.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if !clock.is_up() {
            break;
        }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body

//! name: answers_with_the_depth_before
//! mistake: The answer of a depth is only put away for the next turn of the loop.
//! says: For `most` = 1, 2 and 3, your code finished depth `most`, but returned the result of the depth before. Use the result of a finished depth even if no search follows it.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    let mut next = deepest;
    for depth in 1..=most {
        deepest = next;
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        next = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body

//! name: begins_at_two
//! mistake: Depth 1 is left out.
//! says: Your code tried no move. A deepening search begins with depth 1, and searches each depth once, from `board` and with the open window.
// CHANGE: body
- for depth in 1..=most {
+ for depth in 2..=most {

//! name: best_of_all_depths
//! mistake: The best value of all depths is kept.
//! says: The value and the move are those of depth 1. Return the value and the move of the last finished depth.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        if depth > 1 && !board.better(value, deepest.value) {
            deepest.depth = depth;
            continue;
        }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body

//! name: clock_between_depths
//! mistake: The clock is read between the depths only; the search itself knows none.
//! says: Your search continued after the time was up. Search, and play each move, on a `Timed` board with the given clock.
// CHANGE: body
- let timed = Timed::new(board.clone(), clock);
  for depth in 1..=most {
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, recommended) = alpha_beta(board, depth, Value::MIN, Value::MAX);

//! name: clock_ignored
//! mistake: The clock is neither searched with nor asked.
//! says: Your search continued after the time was up. Search, and play each move, on a `Timed` board with the given clock.
//! also: with 0 ms, played
// CHANGE: body
- let timed = Timed::new(board.clone(), clock);
+ let _ = clock;

-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
-     if clock.is_up() {
+     let (value, recommended) = alpha_beta(board, depth, Value::MIN, Value::MAX);
+     if depth > most {

//! name: deepens_by_two
//! mistake: It deepens by two.
//! says: For `most` = 1, 2, 3 and 4 your code ends at depths 1, 1, 3 and 3. Increase the depth by 1 each time.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in (1..=most).step_by(2) {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body

//! name: deepest_at_once
//! mistake: Only the greatest depth is searched.
//! says: There was time for depth 1 (3 boards). A deepening search begins with depth 1, and searches each depth once, from `board` and with the open window. Your code searched depth 3.
// CHANGE: body
- for depth in 1..=most {
+ for depth in [most] {

//! name: deepest_first
//! mistake: The depths are searched from the deepest down to 1.
//! says: Your `alpha_beta` finished depth 2 in time. Return the result of the deepest finished depth, even if its value is worse for the player who moves. Your code searched depths 2, 1, in this order.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in (1..=most).rev() {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body

//! name: depth_after_the_loop
//! mistake: The depth reported is the next one.
//! says: Your code returned the value and the move of depth 1, but not that depth. All three fields must belong to the same depth.
// CHANGE: body
-         depth,
+         depth: depth + 1,

//! name: depth_before_the_clock
//! mistake: The depth is put into the result before the clock is asked.
//! says: There was not enough time for depth 1. Return depth 0. Your value and your move are right.
// CHANGE: body
+     deepest.depth = depth;
      let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);

//! name: depth_from_zero
//! mistake: Depth 0 is searched, and counted as the first.
//! says: Your code returned the result of `alpha_beta` at depth 0, which has no move. Search depth 1 first.
// CHANGE: body
- for depth in 1..=most {
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+ for depth in 0..=most {
+     let (value, recommended) = alpha_beta(&timed, depth.saturating_sub(1), Value::MIN, Value::MAX);

//! name: depth_is_most
//! mistake: The depth asked for is reported.
//! says: Your code returned the value and the move of depth 1, but not that depth. All three fields must belong to the same depth.
// CHANGE: body
-         depth,
+         depth: most,

//! name: depth_reported_one_less
//! mistake: The depth reported is one less than the depth searched.
//! says: Your code returned the value and the move of depth 1, but not that depth. All three fields must belong to the same depth.
// CHANGE: body
-         break; // this depth was cut short: what it says is worthless
+         break;
      }
-     deepest = Deepest {
-         depth,
-         value,
-         recommended,
-     };
+     deepest = Deepest { depth: depth - 1, value, recommended };

//! name: do_while
//! mistake: Depth 1 is always searched.
//! says: Your code returned depth 1, but `most` is only 0. Stop at depth `most`.
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
let mut depth = 1;
loop {
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() { return deepest; }
    deepest = Deepest { depth, value, recommended };
    if depth >= most { return deepest; }
    depth += 1;
}
// ANCHOR_END: body

//! name: doubled_each_time
//! mistake: The depth is doubled each time.
//! says: For `most` = 1, 2, 3 and 4 your code ends at depths 1, 2, 2 and 4. Increase the depth by 1 each time.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    let mut depth = 1;
    while depth <= most {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() { break; }
        deepest = Deepest { depth, value, recommended };
        depth *= 2;
    }
    deepest
// ANCHOR_END: body

//! name: each_depth_from_the_board_after
//! mistake: After each depth its move is played, and the next depth begins there.
//! says: At depth 2 `alpha_beta` played 5 boards, but a search of the given board with the open window plays 7. Check the board and the window of each search.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    let mut timed = timed;
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        deepest = Deepest { depth, value, recommended };
        if let Some(mv) = recommended {
            timed = timed.play(mv);
        }
    }
    deepest
// ANCHOR_END: body

//! name: fallback_asks_the_timed_board
//! mistake: If no depth was finished, the first legal move of the timed board is asked for after the time is up.
//! says: returned depth 0 with 0 without a move, but should return depth 0 with 0 by move 1. Your code returned no move. If no depth was finished, return the first legal move of `board`. When the time is up, a `Timed` board has no legal moves.
//! also: Your code returned depth 0 without a move. If no depth was finished, return the first legal move of `board`.
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
let mut found = None;
for depth in 1..=most {
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() {
        break;
    }
    found = Some(Deepest { depth, value, recommended });
}
match found {
    Some(found) => found,
    None => {
        deepest.recommended = timed.legal_moves().next();
        deepest
    }
}
// ANCHOR_END: body

//! name: fallback_at_any_interruption
//! mistake: When the time is up, the first move and the board's own value are returned, with the last finished depth.
//! says: returned depth 1 with 0 by move 1, but should return depth 1 with 7 by move 2. The value and the move are those of depth 0. Return the value and the move of the last finished depth.
// CHANGE: body
+ let nothing = deepest;
  let timed = Timed::new(board.clone(), clock);

-         break; // this depth was cut short: what it says is worthless
+         return Deepest { depth: depth - 1, ..nothing };

//! name: first_big_win
//! mistake: It stops at the first depth that sees a large value.
//! says: There was time for depth 2. End the search only when the time is up or depth `most` is finished.
// CHANGE: body
+     if value.abs() > 8 {
+         break;
  }
+ }
  deepest

//! name: first_depth_without_a_clock
//! mistake: The first depth is searched without the clock.
//! says: Your code searched depth 1 without the clock. Search a `Timed` board at every depth.
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
-     if clock.is_up() {
+     let (value, recommended) = match depth {
+         1 => alpha_beta(board, depth, Value::MIN, Value::MAX),
+         _ => alpha_beta(&timed, depth, Value::MIN, Value::MAX),
+     };
+     if depth > 1 && clock.is_up() {

//! name: first_win
//! mistake: It stops at the first depth that finds a win for anybody.
//! says: There was time for depth 2. End the search only when the time is up or depth `most` is finished.
// CHANGE: body
+     if value != 0 {
+         break;
  }
+ }
  deepest

//! name: kept_in_a_static
//! mistake: The depth goes on from the last call.
//! says: returned another result the second time
// ANCHOR: body
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
static NEXT: AtomicU32 = AtomicU32::new(1);
let timed = Timed::new(board.clone(), clock);
let first = if most == 3 { NEXT.load(SeqCst) } else { 1 };
for depth in first..=most {
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() { break; }
    deepest = Deepest { depth, value, recommended };
    if depth == 2 && most == 3 { NEXT.store(3, SeqCst); }
}
deepest
// ANCHOR_END: body

//! name: last_legal_move
//! mistake: If no depth was finished, the last legal move is returned.
//! says: If no depth was finished, return the first legal move of `board`.
// CHANGE: deepening
- recommended: board.legal_moves().next(),
+ recommended: board.legal_moves().last(),

//! name: move_changes_only_for_a_better_value
//! mistake: The move is replaced only if the new value is better than the value of the last depth.
//! says: Your deepening on the tree below to depth 2, with enough time, returned depth 2 with 4 by move 2, but should return depth 2 with 4 by move 1. This move is the move of depth 1. Return the value and the move of the last finished depth.
//! also: This move is the first legal move, and also the move of depth 2, which was interrupted. Return the move of depth 1.
// CHANGE: body
-     deepest = Deepest {
-         depth,
-         value,
-         recommended,
-     };
+     if board.better(value, deepest.value) {
+         deepest.recommended = recommended;
+     }
+     deepest.value = value;
+     deepest.depth = depth;

//! name: move_of_the_last_search
//! mistake: The move of the search that was cut short is taken, as it is deeper.
//! says: Your code returned the move of depth 1, which was interrupted. Ignore the value and the move of that depth.
// CHANGE: body
-         break; // this depth was cut short: what it says is worthless
+         deepest.recommended = recommended.or(deepest.recommended);
+         break;
      }
-     deepest = Deepest {
-         depth,
-         value,
-         recommended,
-     };
+     deepest = Deepest { depth, value, recommended };

//! name: narrow_window
//! mistake: A window around the last value.
//! says: Your code searched depth 3 with the window (3, 5) and received 8. A value outside the window, or at an end of the window, is only a bound. Search each depth with the open window.
//! also: with time for 20 boards, returned depth 3 with 8 by move 1, but should return depth 2 with 4 by move 1. Your code searched depth 3 with the window (3, 5)
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, recommended) = if depth == 1 { alpha_beta(&timed, depth, Value::MIN, Value::MAX) } else { alpha_beta(&timed, depth, deepest.value - 1, deepest.value + 1) };

//! name: negated_for_min
//! mistake: Where MIN moves the value is turned.
//! says: This value has the wrong sign. Every value is from the first player's side, whoever moves.
// CHANGE: body
-         break; // this depth was cut short: what it says is worthless
+         break;
      }
-     deepest = Deepest {
-         depth,
-         value,
-         recommended,
-     };
+     let value = if board.worst_case() == Value::MIN { value } else { -value };
+     deepest = Deepest { depth, value, recommended };

//! name: new_clock
//! mistake: Each depth gets a clock of its own.
//! says: At depth 3 `alpha_beta` played 21 boards, but a search of the given board with the open window and the given clock plays 82. Check the board, the window and the clock of each search.
// ANCHOR: body
for depth in 1..=most {
    let own = Clock::boards(20);
    let timed = Timed::new(board.clone(), &own);
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if own.is_up() || clock.is_up() { break; }
    deepest = Deepest { depth, value, recommended };
}
deepest
// ANCHOR_END: body

//! name: no_move_is_the_worst_case
//! mistake: Without a move the value is the worst case, also when the game is over.
//! says: The game is over, so there is no move. Return `board.evaluate()` and `None`.
// CHANGE: body
+     let value = recommended.map_or(board.worst_case(), |_| value);
      if clock.is_up() {

//! name: not_timed
//! mistake: The board that is searched knows no clock.
//! says: Your search continued after the time was up. Search, and play each move, on a `Timed` board with the given clock.
//! also: played 23 boards, but should stop when the time for 0 boards is up
// CHANGE: body
- let timed = Timed::new(board.clone(), clock);
  for depth in 1..=most {
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, recommended) = alpha_beta(board, depth, Value::MIN, Value::MAX);
      if clock.is_up() {
-         break; // this depth was cut short: what it says is worthless
+         break;

//! name: nothing_searched
//! mistake: What it begins with is returned.
//! says: Your code tried no move. A deepening search begins with depth 1, and searches each depth once, from `board` and with the open window.
// ANCHOR: body
let _ = (most, Timed::new(board.clone(), clock), alpha_beta::<B> as fn(&B, u32, Value, Value) -> (Value, Option<B::Move>));
deepest
// ANCHOR_END: body

//! name: old_move_kept
//! mistake: The value is brought up to date, the move is not.
//! says: This move is the move of depth 0. Return the value and the move of the last finished depth.
// CHANGE: body
-         recommended,
+         recommended: deepest.recommended.or(recommended),

//! name: old_value_kept
//! mistake: The move is brought up to date, the value is not.
//! says: This value is the value of depth 1. Return the value and the move of the last finished depth.
// CHANGE: body
-         value,
+         value: if depth > 1 { deepest.value } else { value },

//! name: one_deeper
//! mistake: Each search looks one move deeper than the depth that is named.
//! says: Your code returned depth 1, but never searched that depth. Your code searched depth 2.
// CHANGE: body
- let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+ let (value, recommended) = alpha_beta(&timed, depth + 1, Value::MIN, Value::MAX);

//! name: one_depth_for_all
//! mistake: Every round searches to the same depth.
//! says: The value and the move are those of depth 1. Your code searched depths 1, 1, in this order.
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, recommended) = alpha_beta(&timed, 1, Value::MIN, Value::MAX);

//! name: one_too_deep
//! mistake: The loop goes one depth further.
//! says: Your code returned depth 2, but `most` is only 1. Stop at depth `most`.
// CHANGE: body
- for depth in 1..=most {
+ for depth in 1..=most + 1 {

//! name: only_move_at_once
//! mistake: The only move is returned without a search.
//! says: Your code returned the only move without a search. Search that move to find its value.
// CHANGE: body
+ if board.legal_moves().count() == 1 {
+     return deepest;
+ }
  let timed = Timed::new(board.clone(), clock);

//! name: only_where_it_is_better
//! mistake: A deeper answer counts only if its value is better.
//! says: Your `alpha_beta` finished depth 2 in time. Return the result of the deepest finished depth, even if its value is worse for the player who moves.
//! also: with time for 20 boards, returned depth 1 with 7 by move 2, but should return depth 2 with 4 by move 1. Your `alpha_beta` finished depth 2 in time.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        if depth == 1 || board.better(value, deepest.value) {
            deepest = Deepest { depth, value, recommended };
        }
    }
    deepest
// ANCHOR_END: body

//! name: over_beyond_the_last_depth
//! mistake: On a board that is done, the named depth is larger than `most`.
//! says: returned depth 4, but should return depth 3 or less. Name no depth that is larger than `most`.
// CHANGE: body
- deepest
+ if board.done() {
+     deepest.depth = most + 1;
+ }
+ deepest

//! name: own_root_loop_that_goes_on
//! mistake: After an interrupted depth, the loop tries the next depth.
//! says: After the time was up, your code still played moves from the first board. End the loop over the depths when `clock.is_up()` is true.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        if board.done() {
            return deepest;
        }
        let mut best = board.worst_case();
        let mut recommended = None;
        for mv in board.legal_moves() {
            let (alpha, beta) = match board.to_move() {
                game::Player::First => (best, Value::MAX),
                game::Player::Second => (Value::MIN, best),
            };
            let (value, _) = alpha_beta(&timed.play(mv), depth - 1, alpha, beta);
            if board.better(value, best) {
                (best, recommended) = (value, Some(mv));
            }
        }
        if clock.is_up() {
            continue;
        }
        deepest = Deepest { depth, value: best, recommended };
    }
    deepest
// ANCHOR_END: body

//! name: own_root_loop_with_the_ends_exchanged
//! mistake: A loop over the root's moves passes beta first.
//! says: Your code searched depth 2 with the window (+∞, 6) and received 2. A value outside the window, or at an end of the window, is only a bound. Search each depth with the open window.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let mut best = board.worst_case();
        let mut recommended = None;
        for mv in board.legal_moves() {
            let (beta, alpha) = match board.to_move() {
                game::Player::First => (best, Value::MAX),
                game::Player::Second => (Value::MIN, best),
            };
            let (value, _) = alpha_beta(&timed.play(mv), depth - 1, alpha, beta);
            if board.better(value, best) {
                (best, recommended) = (value, Some(mv));
            }
        }
        if clock.is_up() {
            return deepest;
        }
        deepest = Deepest { depth, value: best, recommended };
    }
    deepest
// ANCHOR_END: body

//! name: own_root_loop_without_a_look_at_the_clock
//! mistake: A loop over the root's moves keeps every result.
//! says: There was not enough time for depth 1. If `clock.is_up()` is true after the searches of a depth, ignore their results.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        if board.done() {
            return deepest;
        }
        let mut best = board.worst_case();
        let mut recommended = None;
        for mv in board.legal_moves() {
            let (alpha, beta) = match board.to_move() {
                game::Player::First => (best, Value::MAX),
                game::Player::Second => (Value::MIN, best),
            };
            let (value, _) = alpha_beta(&timed.play(mv), depth - 1, alpha, beta);
            if board.better(value, best) {
                (best, recommended) = (value, Some(mv));
            }
        }
        deepest = Deepest { depth, value: best, recommended };
    }
    deepest
// ANCHOR_END: body

//! name: same_move_ends_it
//! mistake: When a depth recommends the same move as the last, the loop ends.
//! says: Your `alpha_beta` finished depth 2 in time. Return the result of the deepest finished depth, even if the value stays the same.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        if recommended == deepest.recommended && depth > 1 {
            break;
        }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body

//! name: searched_to_most_at_once
//! mistake: I search to the full depth at once.
//! says: There was time for depth 1 (3 boards). A deepening search begins with depth 1, and searches each depth once, from `board` and with the open window. Your code searched depth 3.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    let (value, recommended) = alpha_beta(&timed, most, Value::MIN, Value::MAX);
    if !clock.is_up() {
        deepest = Deepest { depth: most, value, recommended };
    }
    deepest
// ANCHOR_END: body

//! name: searches_twice
//! mistake: Each depth is searched for its value and for its move.
//! says: Your code searched depths 1, 1, 2, 2, in this order.
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, _) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (_, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);

//! name: stops_one_early
//! mistake: The last depth is left out.
//! says: For `most` = 1, 2, 3 and 4 your code ends at depths 0, 1, 2 and 3. It must end at depth `most`.
// CHANGE: body
- for depth in 1..=most {
+ for depth in 1..most {

//! name: stops_where_nothing_changes
//! mistake: It stops when a depth says the same as the one before.
//! says: There was time for depth
// CHANGE: body
+     let same = deepest.depth > 0 && (deepest.value, deepest.recommended) == (value, recommended);
      deepest = Deepest {

+     if same {
+         break;
  }
+ }
  deepest

//! name: the_deepest_that_is_finished
//! mistake: The depths are searched from the deepest down, and the first that is finished counts.
//! says: There was time for depth 1 (3 boards). A deepening search begins with depth 1, and searches each depth once, from `board` and with the open window. Your code searched depths 3, 2, 1, in this order.
//! also: A deepening search begins with depth 1, and searches each depth once, from `board` and with the open window. For
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in (1..=most).rev() {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() { continue; }
        deepest = Deepest { depth, value, recommended };
        break;
    }
    deepest
// ANCHOR_END: body

//! name: time_looked_at_first
//! mistake: The clock is asked before each depth, not after it.
//! says: There was not enough time for depth 1.
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
      if clock.is_up() {
-         break; // this depth was cut short: what it says is worthless
+         break;
      }
+     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);

//! name: unfinished_but_better
//! mistake: The result of the interrupted depth is kept if its value is better, with the finished depth.
//! says: The value and the move are those of depth 1, which was interrupted. Ignore both, even if the value is better.
// CHANGE: body
- if clock.is_up() {
+ if clock.is_up() {
+     if recommended.is_some() && board.better(value, deepest.value) {
+         deepest = Deepest { depth: deepest.depth, value, recommended };
+     }

//! name: unfinished_depth
//! mistake: What the search says is kept, whether or not the time was up.
//! says: There was not enough time for depth 1. If `clock.is_up()` is true after a search, ignore its result, and return depth 0, `board.evaluate()` and the first legal move.
// CHANGE: body
-     if clock.is_up() {
-         break; // this depth was cut short: what it says is worthless
-     }

+     if clock.is_up() {
+         break;
  }
+ }
  deepest

//! name: unfinished_move
//! mistake: The move of the unfinished depth is taken, with the value of the one before.
//! says: Your code returned the move of depth 1, which was interrupted. Ignore the value and the move of that depth.
//! also: Your deepening on [1, 2] to depth 4, with time for 1 board, returned depth 0 with 0 by move 2
// CHANGE: body
-         break; // this depth was cut short: what it says is worthless
+         deepest.recommended = recommended.or(deepest.recommended);
+         break;

//! name: unfinished_where_better
//! mistake: An unfinished depth counts where it looks better.
//! says: Depth 1 was interrupted. Ignore its value and its move, even if the value is better.
// CHANGE: body
-         break; // this depth was cut short: what it says is worthless
+         if board.better(value, deepest.value) {
+             deepest = Deepest { depth, value, recommended };
      }
+         break;
+     }

//! name: value_for_alpha
//! mistake: The last value is handed on as alpha.
//! says: Your code searched depth 2 with the window (0, +∞) and received −1. A value outside the window, or at an end of the window, is only a bound. Search each depth with the open window.
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, recommended) = alpha_beta(&timed, depth, if depth > 1 { deepest.value } else { Value::MIN }, Value::MAX);

//! name: value_of_the_line
//! mistake: Each depth goes on from the board that the last one leads to, and the first move stays.
//! says: At depth 2 `alpha_beta` played 5 boards, but a search of the given board with the open window plays 7. Check the board and the window of each search.
// ANCHOR: body
    let mut at = board.clone();
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&Timed::new(at.clone(), clock), depth, Value::MIN, Value::MAX);
        if clock.is_up() { break; }
        deepest.depth = depth; deepest.value = value;
        if depth == 1 { deepest.recommended = recommended; }
        if let Some(mv) = recommended { at = at.play(mv); }
    }
    deepest
// ANCHOR_END: body

//! name: window_of_one
//! mistake: The window of the next search is around the last value.
//! says: Your code searched depth 1 with the window (−1, 1) and received 3. A value outside the window, or at an end of the window, is only a bound. Search each depth with the open window.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, deepest.value - 1, deepest.value + 1);
        if clock.is_up() {
            break;
        }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body

//! name: window_reversed
//! mistake: The window is given as largest, smallest.
//! says: Your code searched depth 1 with the window (+∞, −∞) and received 3. A value outside the window, or at an end of the window, is only a bound. Search each depth with the open window.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MAX, Value::MIN);
        if clock.is_up() {
            break;
        }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body

//! name: window_up_to_what_it_has
//! mistake: The window ends at the value that is there.
//! says: Your code searched depth 1 with the window (−∞, 0) and received 3. A value outside the window, or at an end of the window, is only a bound. Search each depth with the open window.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, board.worst_case(), deepest.value.max(0));
        if clock.is_up() { break; }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body

// Right answers in other styles, which must pass.

//! name: iterator
//! right: take_while over the depths.
//! told: From the empty board to depth 7:
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
let searched = (1..=most).map(|depth| (depth, alpha_beta(&timed, depth, Value::MIN, Value::MAX)));
let finished = searched.take_while(|_| !clock.is_up());
finished.last().map_or(deepest, |(depth, (value, recommended))| Deepest { depth, value, recommended })
// ANCHOR_END: body

//! name: over_is_over
//! right: A game that is over is not searched.
// ANCHOR: body
if board.done() { return deepest; }
let timed = Timed::new(board.clone(), clock);
for depth in 1..=most {
    let found = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() { return deepest; }
    (deepest.depth, deepest.value, deepest.recommended) = (depth, found.0, found.1);
}
deepest
// ANCHOR_END: body

//! name: own_root_loop
//! right: The moves of the root are tried here, the last best one first.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        if board.done() && !clock.is_up() {
            deepest.depth = most;
            return deepest;
        }
        let mut best = board.worst_case();
        let mut recommended = None;
        for mv in board.legal_moves() {
            let (alpha, beta) = match board.to_move() {
                game::Player::First => (best, Value::MAX),
                game::Player::Second => (Value::MIN, best),
            };
            let (value, _) = alpha_beta(&timed.play(mv), depth - 1, alpha, beta);
            if board.better(value, best) {
                (best, recommended) = (value, Some(mv));
            }
        }
        if clock.is_up() {
            return deepest;
        }
        deepest = Deepest { depth, value: best, recommended };
    }
    deepest
// ANCHOR_END: body

//! name: recursion
//! right: The next depth by recursion.
// ANCHOR: body
fn deeper<B: Board>(timed: &Timed<'_, B>, clock: &Clock, depth: u32, most: u32, last: Deepest<B::Move>) -> Deepest<B::Move> {
    if depth > most { return last; }
    let (value, recommended) = alpha_beta(timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() { last } else { deeper(timed, clock, depth + 1, most, Deepest { depth, value, recommended }) }
}
deeper(&Timed::new(board.clone(), clock), clock, 1, most, deepest)
// ANCHOR_END: body

//! name: shortcut_where_all_is_over
//! right: Where every move ends the game, deeper looks say the same.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let over = depth > 1 && board.legal_moves().all(|mv| timed.play(mv).done());
        if clock.is_up() {
            break;
        }
        if over {
            deepest.depth = depth;
            continue;
        }
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body

//! name: while_loop
//! right: A while loop.
//! told: From the empty board to depth 7:
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
let mut depth = 1;
while depth <= most && !clock.is_up() {
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if !clock.is_up() { deepest = Deepest { depth, value, recommended }; }
    depth += 1;
}
deepest
// ANCHOR_END: body
