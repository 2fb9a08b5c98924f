// Wrong answers to the exercise `analysis` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_memo_of_its_own
//! mistake: Each call of its own makes a new memo.
//! says: Your code does not use the values in `known` for the boards after a move. Check that each call receives `known` and reads it.
// CHANGE: value
-     let value = value_of(&board.play(mv), known);
+     let value = value_of(&board.play(mv), &mut HashMap::new());

//! name: adds_a_move
//! mistake: Takes one off for each move, so that fast wins count more.
//! says: No move leads to the returned value. Return the value of the best move.
// CHANGE: value
- best
+ if best > 0 { best - 1 } else { best }

//! name: after_clone
//! mistake: Works the value after the move out in a memo of its own.
//! says: with −4 in `known` for this board and −2 for the board after the move, returned "throws away a win", but should return "keeps the outcome". Your verdict does not depend on both values in `known`. Check that your code calls `value_of` with `known` for both boards.
// CHANGE: verdict
- let after = value_of(&board.play(mv), known);
+ let after = value_of(&board.play(mv), &mut HashMap::new());

//! name: after_from_the_old_board
//! mistake: Plays the move and asks about the old board.
//! says: Your verdict depends on neither value in `known`. Compare the value before the move with the value after it: `value_of` with `known` returns both.
// CHANGE: verdict
- let after = value_of(&board.play(mv), known);
+ let after = value_of(board, known);

//! name: after_is_as_it_stands
//! mistake: Takes what the new board is worth as it stands for the value after.
//! says: Your verdict does not depend on the value of the board after this move. Compare it with the value before the move: `value_of` with `known` returns both.
// CHANGE: verdict
- let after = value_of(&board.play(mv), known);
+ let after = board.play(mv).evaluate();

//! name: all_that_is_not_best
//! mistake: Everything that is not best throws away a win.
//! says: The two values have the same sign, so the outcome stays the same.
// ANCHOR: verdict
let before = value_of(board, known);
let after = value_of(&board.play(mv), known);
if before == after { Verdict::Best } else { Verdict::ThrowsAwayAWin }
// ANCHOR_END: verdict

//! name: any_win_will_do
//! mistake: As soon as a move wins, no other is tried.
//! says: moves. Try every move.
//! also: returned −2, but should return −4. Your `value_of` is wrong even on boards where every move ends the game. Fix this case first.
// CHANGE: value
+     if board.better(best, 0) {
+         break;
  }
+ }
  known.insert(board.clone(), best);

//! name: asks_the_new_board
//! mistake: Asks the new board what is better.
//! says: Your code returned the worst case. Your code called `better` on the board after the move. Call `better` on the board before the move, with the new value first.
//! also: Your `value_of` is wrong even on boards where every move ends the game. Fix this case first.
// CHANGE: value
-     let value = value_of(&board.play(mv), known);
-     if board.better(value, best) {
+     let next = board.play(mv);
+     let value = value_of(&next, known);
+     if next.better(value, best) {

//! name: assess_forgets
//! mistake: assess makes a memo of its own.
//! says: Your verdict does not depend on both values in `known`. Check that your code calls `value_of` with `known` for both boards.
// CHANGE: verdict
+ let known = &mut HashMap::new();
  let before = value_of(board, known);

//! name: before_and_after_exchanged
//! mistake: Exchanges the two.
//! says: Before the move, the player who moved could force a win. The value before the move decides what is thrown away.
// CHANGE: verdict
- let before = value_of(board, known);
- let after = value_of(&board.play(mv), known);
+ let after = value_of(board, known);
+ let before = value_of(&board.play(mv), known);

//! name: before_is_as_it_stands
//! mistake: Takes what the board is worth as it stands for the value before.
//! says: Your verdict does not depend on the value of the board before the move. Compare it with the value after the move: `value_of` with `known` returns both.
// CHANGE: verdict
- let before = value_of(board, known);
+ let before = board.evaluate();

//! name: before_is_read_alone
//! mistake: `value_of` gets only the board after the move, and the value before it is read in `known`.
//! says: Your code never called `value_of` for the board before the move. Call it, and compare its result with the value after the move.
// CHANGE: verdict
-     let before = value_of(board, known);
-     let after = value_of(&board.play(mv), known);
+     let after = value_of(&board.play(mv), known);
+     let before = known.get(board).copied().unwrap_or(0);

//! name: before_without_value_of
//! mistake: Works the value before the move out by itself, and begins at what the board is worth.
//! says: Your code never called `value_of` for the board before the move. Call it, and compare its result with the value after the move.
// CHANGE: verdict
- let before = value_of(board, known);
+ let mut before = board.evaluate();
+ for other in board.legal_moves() {
+     let value = value_of(&board.play(other), known);
+     if board.better(value, before) {
+         before = value;
+     }
+ }

//! name: begins_as_it_stands
//! mistake: Begins with the value of the board as it stands, also if the game goes on.
//! says: Your code returned the value of the board itself, `board.evaluate()`. Use this value only if the game is over.
// CHANGE: value
-     let mut best = if board.done() {
-         board.evaluate()
-     } else {
-         board.worst_case()
-     };
+     let mut best = board.evaluate();

//! name: begins_at_0
//! mistake: Begins at 0.
//! says: Every move is worse than the returned value. If your code begins with this value, begin with board.worst_case() instead.
// CHANGE: value
-     board.worst_case()
+     0

//! name: best_if_different
//! mistake: The first comparison is negated.
//! says: The values before and after the move are equal. Your code returns `Verdict::Best` for some values that differ, but not for these.
// CHANGE: verdict
-     if before == after {
+     if before != after {

//! name: best_is_better_than_best
//! mistake: The best value is compared with itself.
//! says: Your code called better(−∞, −∞), but no move leads to −∞. Call better(value, best) with the value of each move.
// CHANGE: value
-     if board.better(value, best) {
+     if board.better(best, best) {

//! name: by_turns
//! mistake: Max and min by the number of empty cells.
//! says: Your code never called `better` on this board. Compare the values with board.better(value, best).
// ANCHOR: value
if let Some(&value) = known.get(board) {
    return value;
}
let left = board.legal_moves().count();
let values: Vec<Value> = board.legal_moves().map(|mv| value_of(&board.play(mv), known)).collect();
let best = match left {
    0 => board.evaluate(),
    odd if odd % 2 == 1 => *values.iter().max().unwrap(),
    _ => *values.iter().min().unwrap(),
};
known.insert(board.clone(), best);
best
// ANCHOR_END: value

//! name: by_who_moves_next
//! mistake: Reads off the board after the move who has chosen.
//! says: Your code is right if O is to move after each move. A player may move twice in a row: let the board before the move choose, with board.better(value, best).
// ANCHOR: value
if let Some(&value) = known.get(board) {
    return value;
}
let mut best = None;
for mv in board.legal_moves() {
    let next = board.play(mv);
    let value = value_of(&next, known);
    best = Some(match (best, next.to_move()) {
        (None, _) => value,
        (Some(old), Player::Second) => value.max(old),
        (Some(old), Player::First) => value.min(old),
    });
}
let best = best.unwrap_or_else(|| board.evaluate());
known.insert(board.clone(), best);
best
// ANCHOR_END: value

//! name: compares_with_what_is_known
//! mistake: `assess` compares the move with the other moves that `known` happens to contain.
//! says: changes the value from 5 to 3, returned "best", but should return "keeps the outcome". Your code never called `value_of` for the board before the move. Call it, and compare its result with the value after the move.
// CHANGE: verdict
-     let before = value_of(board, known);
-     let after = value_of(&board.play(mv), known);
+     let after = value_of(&board.play(mv), known);
+     let others = board.legal_moves().filter_map(|other| known.get(&board.play(other)).copied());
+     let before = others.fold(after, |best, value| if board.better(value, best) { value } else { best });

//! name: copies_the_memo
//! mistake: Each call works on a copy of the memo, which is dropped.
//! says: `known` contains only one board at the end. Either your code stores only the first board's value, or it passes a copy of `known` to each call. The caller's `known` must contain each computed value.
// CHANGE: value
-     let value = value_of(&board.play(mv), known);
+     let value = value_of(&board.play(mv), &mut known.clone());

//! name: depth_limited
//! mistake: Looks four moves ahead and no further.
//! says: Your code searched only 4 moves ahead. Continue until the game is over.
//! also: Your `value_of` is also wrong for a made-up game of six moves. Fix this case first.
// ANCHOR: value
fn worth<B: Board + Eq + Hash>(board: &B, depth: u32, known: &mut HashMap<B, Value>) -> Value {
    if let Some(&value) = known.get(board) {
        return value;
    }
    let mut best = if board.done() || depth == 0 { board.evaluate() } else { board.worst_case() };
    if depth > 0 {
        for mv in board.legal_moves() {
            let value = worth(&board.play(mv), depth - 1, known);
            if board.better(value, best) {
                best = value;
            }
        }
    }
    known.insert(board.clone(), best);
    best
}
worth(board, 4, known)
// ANCHOR_END: value

//! name: earlier_values_in_a_static
//! mistake: A second memo outlives the call, and what it knows never gets into `known`.
//! says: called twice with a new and empty `known`, stored 634 values in the first call and 0 values in the second, but should store the same number. Your code stores a value between two calls
// CHANGE: value
+ use std::cell::RefCell;
+ thread_local! {
+     static EARLIER: RefCell<HashMap<String, Value>> = RefCell::default();
+ }
+ let text = format!("{board:?}");
+ if let Some(value) = EARLIER.with_borrow(|earlier| earlier.get(&text).copied()) {
+     return value;
+ }
  if let Some(&value) = known.get(board) {

  known.insert(board.clone(), best);
+ EARLIER.with_borrow_mut(|earlier| earlier.insert(text, best));

//! name: exchanged_in_better
//! mistake: Exchanges the new value and the best one.
//! says: Your code calls `better` with exchanged arguments. Call better(value, best), with the new value first.
// CHANGE: value
-     if board.better(value, best) {
+     if board.better(best, value) {

//! name: finished_games_not_stored
//! mistake: Remembers only positions from which the game goes on.
//! says: Store the value of every position, including finished games.
// CHANGE: value
+ if board.done() {
+     return board.evaluate();
+ }
  if let Some(&value) = known.get(board) {

//! name: from_the_side_of_x
//! mistake: Judges by what X has of it.
//! says: Your verdict is right for the same board with X and O exchanged. Judge each move from the side of the player who made it: O wants small values.
// ANCHOR: verdict
let before = value_of(board, known);
let after = value_of(&board.play(mv), known);
if after < 0 {
    Verdict::ThrowsAwayAWin
} else if before == after {
    Verdict::Best
} else if before.signum() == after.signum() {
    Verdict::KeepsTheOutcome
} else if before == 0 {
    Verdict::ThrowsAwayADraw
} else {
    Verdict::ThrowsAwayAWin
}
// ANCHOR_END: verdict

//! name: good_for_x_is_best
//! mistake: A move after which the value is not smaller is the best.
//! says: Your code calls a move best if the value rises, but O wants small values. Compare the values for the player who moved.
//! also: Your assess of O's move 3 on XO.X....., which changes the value from 3 to 5, returned "best", but should return "keeps the outcome". Your code calls a move best if the value rises, but O wants small values. Compare the values for the player who moved.
    // ANCHOR: verdict
    let before = value_of(board, known);
    let after = value_of(&board.play(mv), known);
    if after >= before {
        Verdict::Best
    } else if before.signum() == after.signum() {
        Verdict::KeepsTheOutcome
    } else if before == 0 {
        Verdict::ThrowsAwayADraw
    } else {
        Verdict::ThrowsAwayAWin
    }
    // ANCHOR_END: verdict

//! name: judges_the_position
//! mistake: Looks at the board after the move alone.
//! says: Your verdict depends on neither value in `known`. Compare the value before the move with the value after it: `value_of` with `known` returns both.
// ANCHOR: verdict
let after = board.play(mv).evaluate();
if after == board.evaluate() {
    Verdict::Best
} else {
    Verdict::KeepsTheOutcome
}
// ANCHOR_END: verdict

//! name: larger_for_both
//! mistake: Larger is better for both.
//! says: Your code returned the worst case and never called `better` on this board. O wants small values, and X wants large values: call board.better(value, best).
//! also: returned 10, but should return 5. Your `value_of` is wrong even on boards where every move ends the game. Fix this case first.
// CHANGE: value
-     if board.better(value, best) {
+     if value > best {

//! name: late_is_lost
//! mistake: Calls a win that takes longer a win thrown away.
//! says: The player who moved still wins, but later. The two values have the same sign, so the outcome stays the same.
// CHANGE: verdict
-     return Verdict::Best;
- }
- if before.signum() == after.signum() {
-     return Verdict::KeepsTheOutcome;
- }
- if before == 0 {
+     Verdict::Best
+ } else if before == 0 {

//! name: looks_only_the_next_board_up
//! mistake: Looks up the boards after a move, and never the board itself.
//! says: Your value_of X...O...., called again, played 7 boards, but should play none. After the first call, `known` contains the board. A board in `known` needs no move.
//! also: Your `value_of` does not return the value of a board in `known`. Fix `value_of` first.
// CHANGE: value
- if let Some(&value) = known.get(board) {
-     return value;
- }

-     let value = value_of(&board.play(mv), known);
+     let next = board.play(mv);
+     if !known.contains_key(&next) {
+         value_of(&next, known);
+     }
+     let value = known[&next];

//! name: lost_is_lost
//! mistake: A lost position has no best move.
//! says: The values before and after the move are equal, so the verdict is `Verdict::Best`. `KeepsTheOutcome` is only for two values that differ.
// CHANGE: verdict
+ if before == after && before != 0 && (before > 0) != (board.to_move() == Player::First) {
+     return Verdict::KeepsTheOutcome;
+ }
  if before == after {

//! name: maker_from_the_board_after
//! mistake: Who made the move is asked of the board after it.
//! says: Your assess of "go on" on a made-up board, a move that lets X move again and changes the value from 4 to −3, returned "keeps the outcome", but should return "throws away a win". Your verdict is right if O moves after "go on". Judge the move for the player who made it: call `to_move` on the board before the move.
// ANCHOR: verdict
let next = board.play(mv);
let (before, after) = (value_of(board, known), value_of(&next, known));
let outcome = |value: Value| match next.to_move().other() {
    Player::First => value.signum(),
    Player::Second => -value.signum(),
};
match (outcome(before), outcome(after)) {
    _ if before == after => Verdict::Best,
    (1, 0 | -1) => Verdict::ThrowsAwayAWin,
    (0, -1) => Verdict::ThrowsAwayADraw,
    _ => Verdict::KeepsTheOutcome,
}
// ANCHOR_END: verdict

//! name: memo_in_a_static
//! mistake: Keeps the outcome of the last move in a static.
//! says: returned another result the second time
// CHANGE: verdict
+ use std::sync::atomic::{AtomicI32, Ordering};
+ static LAST: AtomicI32 = AtomicI32::new(0);
+ let before = before + LAST.swap(1, Ordering::SeqCst) * before.abs().max(1);
  if before == after {

//! name: more_is_better
//! mistake: Takes the largest value, whoever moves.
//! says: Your code never called `better` on this board. Compare the values with board.better(value, best).
// CHANGE: value
-     board.worst_case()
+     Value::MIN

-     if board.better(value, best) {
+     if value > best {

//! name: mover_is_the_other_one_afterwards
//! mistake: Takes the player who made the move for the opponent of the player who moves next.
//! says: Your assess of "go on" on a made-up board, a move that lets X move again and changes the value from 4 to −3, returned "throws away a draw", but should return "throws away a win". Your verdict is right if O moves after "go on". Judge the move for the player who made it: call `to_move` on the board before the move.
// ANCHOR: verdict
    let next = board.play(mv);
    let side = match next.to_move().other() {
        Player::First => 1,
        Player::Second => -1,
    };
    let before = side * value_of(board, known);
    let after = side * value_of(&next, known);
    let (had, has) = (before.signum(), after.signum());
    if before == after {
        Verdict::Best
    } else if had == has {
        Verdict::KeepsTheOutcome
    } else if had > 0 {
        Verdict::ThrowsAwayAWin
    } else {
        Verdict::ThrowsAwayADraw
    }
// ANCHOR_END: verdict

//! name: negates
//! mistake: Negates what comes back.
//! says: Your code returned a value with the wrong sign. Do not negate this value: every value is from the first player's side.
// CHANGE: value
-     let value = value_of(&board.play(mv), known);
+     let value = -value_of(&board.play(mv), known);

//! name: nothing_remembered
//! mistake: Values every path to a position, not every position.
//! says: `known` is still empty at the end. Store each value in `known` itself, not in a copy.
//! also: played 7 331 boards, but should play none. `known` does not contain the board after the first call. Store the value of the board in `known` itself before you return.
//! judged: calls of value_of, but
// CHANGE: value
- if let Some(&value) = known.get(board) {
-     return value;
- }

- known.insert(board.clone(), best);

//! name: o_never_wins
//! mistake: A win is only a win of X.
//! says: Your verdict is right for the same board with X and O exchanged. Judge each move from the side of the player who made it: O wants small values.
// CHANGE: verdict
- if before == 0 {
+ if before <= 0 {

//! name: one_move_alone
//! mistake: Looks one move ahead.
//! says: Your code searched only 1 move ahead. Continue until the game is over.
// CHANGE: value
-     let value = value_of(&board.play(mv), known);
+     let value = board.play(mv).evaluate();

//! name: only_finished_games_stored
//! mistake: Stores a value only where the game is over.
//! says: `known` contains only finished games at the end. Store the value of every board before you return.
// CHANGE: value
- known.insert(board.clone(), best);
+ if board.done() {
+     known.insert(board.clone(), best);
+ }

//! name: only_the_first_best_move
//! mistake: The first best move alone is best, although another leads to an equal value.
//! says: The values before and after the move are equal, so the verdict is `Verdict::Best`. `KeepsTheOutcome` is only for two values that differ.
// CHANGE: verdict
- if before == after {
+ let best = board.legal_moves().find(|mv| value_of(&board.play(*mv), known) == before);
+ if best == Some(mv) {

//! name: outcome_before_equality
//! mistake: The outcome is asked first, so nothing is ever best.
//! says: The values before and after the move are equal, so the verdict is `Verdict::Best`. `KeepsTheOutcome` is only for two values that differ.
// CHANGE: verdict
- if before == after {
-     return Verdict::Best;
- }
  if before.signum() == after.signum() {
-     return Verdict::KeepsTheOutcome;
- }
- if before == 0 {
+     Verdict::KeepsTheOutcome
+ } else if before == 0 {

//! name: outcomes_alone
//! mistake: Does not ask which win is the better one.
//! says: Another move leads to a better value. A move is best only if the values before and after it are equal.
// CHANGE: verdict
- if before == after {
-     return Verdict::Best;
- }
  if before.signum() == after.signum() {
-     return Verdict::KeepsTheOutcome;
- }
- if before == 0 {
+     Verdict::Best
+ } else if before == 0 {

//! name: players_take_turns
//! mistake: Passes the player on, the other one after each move.
//! says: Your code is right if O moves after "left". Do not assume that the players take turns.
// ANCHOR: value
fn search<B: Board + Eq + Hash>(board: &B, mover: Player, known: &mut HashMap<B, Value>) -> Value {
    if let Some(&value) = known.get(board) {
        return value;
    }
    let values = board.legal_moves().map(|mv| search(&board.play(mv), mover.other(), known));
    let best = if mover == Player::First { values.max() } else { values.min() };
    let best = best.unwrap_or_else(|| board.evaluate());
    known.insert(board.clone(), best);
    best
}
search(board, board.to_move(), known)
// ANCHOR_END: value

//! name: reads_a_value_before_it_is_known
//! mistake: `assess` looks the value after the move up before it is computed, and takes 0 otherwise.
//! says: Your assess of O's move 6 on XXO......, which leaves the value at −2, returned "throws away a win", but should return "best". Your verdict is right if `known` already contains this board and the boards after all its moves, but not if `known` is empty. Does your code read `known` for a board before it calls `value_of` for that board?
// CHANGE: verdict
-     let before = value_of(board, known);
-     let after = value_of(&board.play(mv), known);
+     let after = known.get(&board.play(mv)).copied().unwrap_or_default();
+     let before = value_of(board, known);

//! name: reads_the_memo_alone
//! mistake: Reads the values after the moves in the memo, which is still empty.
//! says: Your value_of panicked, but should return a value. Your code reads a board that a map, such as `known`, does not contain. Store its value before you read it.
// CHANGE: value
-     let value = value_of(&board.play(mv), known);
+     let value = known[&board.play(mv)];

//! name: shadow
//! mistake: A new best inside the if.
//! says: Your code returned the worst case, although `better` returned true. Store the better value.
// CHANGE: value
-         best = value;
+         let best = value; let _ = best;

//! name: sizes_are_compared
//! mistake: A value farther from 0 was thrown away.
//! says: This move changes the outcome: X wins above 0, O wins below 0, and 0 is a draw.
// ANCHOR: verdict
    let before = value_of(board, known).abs();
    let after = value_of(&board.play(mv), known).abs();
    if before == after {
        Verdict::Best
    } else if before > 0 && after > 0 {
        Verdict::KeepsTheOutcome
    } else if before == 0 {
        Verdict::ThrowsAwayADraw
    } else {
        Verdict::ThrowsAwayAWin
    }
// ANCHOR_END: verdict

//! name: stops_early
//! mistake: Stops at the first move that is better than the worst.
//! says: moves. Try every move.
// CHANGE: value
          best = value;
+         break;

//! name: store_even
//! mistake: Stores no 0.
//! says: `known` contains no board with the value 0 at the end. Store the value 0 too.
// CHANGE: value
- known.insert(board.clone(), best);
+ if best != 0 { known.insert(board.clone(), best); }

//! name: stored_and_never_asked
//! mistake: Stores what it works out and works it out again all the same.
//! says: Your code searched a board more than once. Check `known` before you play the moves of a board.
//! also: After the first call, `known` contains the board. A board in `known` needs no move.
//! judged: calls of value_of, but
// CHANGE: value
- if let Some(&value) = known.get(board) {
-     return value;
- }

//! name: stored_for_the_mover
//! mistake: The memo holds values for the mover, and not for X.
//! says: Your value_of the empty board stored
//! also: Your `value_of` does not return the value of a board in `known`. Fix `value_of` first.
// CHANGE: value
+ let sign = if board.to_move() == Player::First { 1 } else { -1 };
  if let Some(&value) = known.get(board) {
-     return value;
+     return sign * value;
  }

- known.insert(board.clone(), best);
+ known.insert(board.clone(), sign * best);

//! name: stored_for_the_mover_alone
//! mistake: The value is returned from the side of X, and stored from the side of the mover.
//! says: In a separate call, your code returned 3 for the board XOXOXOX.., which is right, but stored −3 in `known`. Store the value that your code returns.
// CHANGE: value
- known.insert(board.clone(), best);
+ known.insert(board.clone(), if board.to_move() == Player::First { best } else { -best });

//! name: stored_values_change
//! mistake: A value from `known` is raised before it is returned.
//! says: For a board in `known`, your code does not return the value in `known`. Return this value unchanged.
// CHANGE: value
-         return value;
+         return value + 1;

//! name: stores_before_the_loop
//! mistake: Stores the value before the moves were tried.
//! says: `known` contains the worst case, −10, and the right value of each board after a move. Store the best of these values, after your code has compared them all.
// CHANGE: value
+ known.insert(board.clone(), best);
  for mv in board.legal_moves() {

- known.insert(board.clone(), best);

//! name: stores_each_value_in_the_loop
//! mistake: Stores the value of each move, and so the value of the last one, but returns the best.
//! says: In a separate call, your code returned 0 for the board
// CHANGE: value
      let value = value_of(&board.play(mv), known);
+     known.insert(board.clone(), value);

- known.insert(board.clone(), best);
+ if board.done() {
+     known.insert(board.clone(), best);
+ }

//! name: stores_under_the_child
//! mistake: Stores the value under the board after the move.
//! says: `known` does not contain the empty board at the end. In each call, store the value of the board that the call received.
// CHANGE: value
          best = value;
+         known.insert(board.play(mv), best);

- known.insert(board.clone(), best);

//! name: the_end_is_not_valued
//! mistake: A game that is over keeps the value that the search began with.
//! says: On this board each move ends the game. Return board.evaluate() if board.done() is true.
// CHANGE: value
-     board.evaluate()
+     board.worst_case()

//! name: the_root_is_not_stored
//! mistake: Stores the boards after the moves and not the first.
//! says: Store the value of every position, including the first position.
//! also: `known` does not contain the board after the first call. Store the value of the board in `known` itself before you return.
// ANCHOR: value
fn worth<B: Board + Eq + Hash>(board: &B, known: &mut HashMap<B, Value>) -> Value {
    let mut best = if board.done() { board.evaluate() } else { board.worst_case() };
    for mv in board.legal_moves() {
        let next = board.play(mv);
        let value = match known.get(&next) {
            Some(&value) => value,
            None => {
                let value = worth(&next, known);
                known.insert(next, value);
                value
            }
        };
        if board.better(value, best) {
            best = value;
        }
    }
    best
}
if let Some(&value) = known.get(board) {
    return value;
}
worth(board, known)
// ANCHOR_END: value

//! name: thrown_away_for_a_draw
//! mistake: Names what is left of the game instead of what was thrown away.
//! says: Before the move, the player who moved could force a win. The value before the move decides what is thrown away.
// CHANGE: verdict
-     return Verdict::Best;
- }
- if before.signum() == after.signum() {
-     return Verdict::KeepsTheOutcome;
- }
- if before == 0 {
+     Verdict::Best
+ } else if before.signum() == after.signum() {
+     Verdict::KeepsTheOutcome
+ } else if after == 0 {

//! name: turns_a_win_into_a_draw
//! mistake: X's win that becomes a draw keeps the outcome.
//! says: This move changes the outcome: X wins above 0, O wins below 0, and 0 is a draw.
// CHANGE: verdict
- if before.signum() == after.signum() {
+ if before.signum() == after.signum() || before.signum() == 1 && after == 0 {

//! name: unwraps_the_memo
//! mistake: Takes it for granted that the board is known.
//! says: Your code unwraps `None`. Check two cases: a board that `known` does not contain yet, and a finished game, which has no moves.
// ANCHOR: value
*known.get(board).unwrap()
// ANCHOR_END: value

//! name: values_as_they_stand
//! mistake: The board itself says what it is worth before and after the move.
//! says: Your verdict depends on neither value in `known`. Compare the value before the move with the value after it: `value_of` with `known` returns both.
// ANCHOR: verdict
    let _ = known;
    let before = board.evaluate();
    let after = board.play(mv).evaluate();
    if before == after {
        Verdict::Best
    } else if before.signum() == after.signum() {
        Verdict::KeepsTheOutcome
    } else if before == 0 {
        Verdict::ThrowsAwayADraw
    } else {
        Verdict::ThrowsAwayAWin
    }
// ANCHOR_END: verdict

//! name: values_from_the_end_of_a_list
//! mistake: Values a list of boards from its end, and skips a next board without a value.
//! says: `known` contains the worst case, 10, and the right value of each board after a move. Store the best of these values, after your code has compared them all.
// ANCHOR: value
let (mut found, mut open) = (Vec::new(), vec![board.clone()]);
while let Some(next) = open.pop() {
    if !known.contains_key(&next) && !found.contains(&next) {
        open.extend(next.legal_moves().map(|mv| next.play(mv)));
        found.push(next);
    }
}
for next in found.iter().rev() {
    let mut best = if next.done() { next.evaluate() } else { next.worst_case() };
    for mv in next.legal_moves() {
        if let Some(&value) = known.get(&next.play(mv)) && next.better(value, best) {
            best = value;
        }
    }
    known.insert(next.clone(), best);
}
known[board]
// ANCHOR_END: value

//! name: verdict_by_the_outcome_after
//! mistake: Calls every loss a thrown away draw, even if the player had a win before.
//! says: Your assess of X's move 3 on XO.XO...., which changes the value from 5 to −4, returned "throws away a draw", but should return "throws away a win". Before the move, the player who moved could force a win. The value before the move decides what is thrown away.
//! also: Your verdict is also wrong if O moves after "go on". Fix the verdict on a move that changes a win into a loss first.
// ANCHOR: verdict
    let before = value_of(board, known);
    let after = value_of(&board.play(mv), known);
    if before == after {
        return Verdict::Best;
    }
    match (before.signum(), after.signum()) {
        (then, now) if then == now => Verdict::KeepsTheOutcome,
        (_, 0) => Verdict::ThrowsAwayAWin,
        (_, _) => Verdict::ThrowsAwayADraw,
    }
// ANCHOR_END: verdict

//! name: win_and_draw_exchanged
//! mistake: Exchanges the two that are thrown away.
//! says: Before the move, the player who moved could force a win. The value before the move decides what is thrown away.
// CHANGE: verdict
- if before == 0 {
+ if before != 0 {

//! name: with_the_eyes_of_x
//! mistake: Each move is judged as if X had made it: a larger value is best, and above 0 is a win.
//! says: Your code calls a move best if the value rises, but O wants small values. Compare the values for the player who moved.
//! also: Your assess of O's move 3 on XO.X....., which changes the value from 3 to 5, returned "best", but should return "keeps the outcome". Your code calls a move best if the value rises, but O wants small values. Compare the values for the player who moved.
// ANCHOR: verdict
let before = value_of(board, known);
let after = value_of(&board.play(mv), known);
if after >= before {
    Verdict::Best
} else if before > 0 && after > 0 {
    Verdict::KeepsTheOutcome
} else if before > 0 {
    Verdict::ThrowsAwayAWin
} else {
    Verdict::ThrowsAwayADraw
}
// ANCHOR_END: verdict

//! name: within_two
//! mistake: Calls a move best if it is nearly as good.
//! says: Another move leads to a better value. A move is best only if the values before and after it are equal.
// CHANGE: verdict
- if before == after {
+ if (before - after).abs() <= 2 {

//! name: zero_means_unknown
//! mistake: A value of 0 is taken for "not known yet".
//! says: Your code does not use the value 0 in `known`. Check whether `known` contains the board.
// CHANGE: value
- if let Some(&value) = known.get(board) {
-     return value;
+ let remembered = known.get(board).copied().unwrap_or(0);
+ if remembered != 0 {
+     return remembered;
  }

// Right answers in other styles, which must pass.

//! name: a_match_on_signs
//! right: The verdict by a match.
// ANCHOR: verdict
let (before, after) = (value_of(board, known), value_of(&board.play(mv), known));
match (before.signum(), after.signum()) {
    _ if before == after => Verdict::Best,
    (was, is) if was == is => Verdict::KeepsTheOutcome,
    (0, _) => Verdict::ThrowsAwayADraw,
    _ => Verdict::ThrowsAwayAWin,
}
// ANCHOR_END: verdict

//! name: a_stack
//! right: No recursion: a stack, each board looked at twice.
//! told: It plays the moves of some boards more than once.
// ANCHOR: value
let mut waiting = vec![(board.clone(), false)];
while let Some((at, seen)) = waiting.pop() {
    if known.contains_key(&at) {
        continue;
    }
    let next: Vec<B> = at.legal_moves().map(|mv| at.play(mv)).collect();
    if seen || next.is_empty() {
        let mut best = None;
        for after in &next {
            let value = known[after];
            if best.is_none_or(|old| at.better(value, old)) {
                best = Some(value);
            }
        }
        known.insert(at.clone(), best.unwrap_or_else(|| at.evaluate()));
    } else {
        waiting.push((at, true));
        waiting.extend(next.into_iter().map(|after| (after, false)));
    }
}
known[board]
// ANCHOR_END: value

//! name: best_of_all_moves
//! right: The value before is the best over all moves.
// CHANGE: verdict
- let before = value_of(board, known);
+ let mut before = board.worst_case();
+ for other in board.legal_moves() {
+     let value = value_of(&board.play(other), known);
+     if board.better(value, before) {
+         before = value;
+     }
+ }

//! name: better_says_who
//! right: asks the board whether the value before was better
// ANCHOR: verdict
    let [before, after] = [value_of(board, known), value_of(&board.play(mv), known)];
    if !board.better(before, after) {
        Verdict::Best
    } else if board.better(before, 0) && !board.better(after, 0) {
        Verdict::ThrowsAwayAWin
    } else if before == 0 {
        Verdict::ThrowsAwayADraw
    } else {
        Verdict::KeepsTheOutcome
    }
// ANCHOR_END: verdict

//! name: done_first
//! right: A finished game is stored on a way of its own.
// ANCHOR: value
if let Some(&value) = known.get(board) {
    return value;
}
let value = if board.done() {
    board.evaluate()
} else {
    let values: Vec<Value> = board.legal_moves().map(|mv| value_of(&board.play(mv), known)).collect();
    values.into_iter().reduce(|best, value| if board.better(value, best) { value } else { best }).unwrap()
};
known.insert(board.clone(), value);
value
// ANCHOR_END: value

//! name: for_the_mover
//! right: Both values are turned to the side of who moves.
// ANCHOR: verdict
let sign = if board.to_move() == Player::First { 1 } else { -1 };
let before = sign * value_of(board, known);
let after = sign * value_of(&board.play(mv), known);
if after >= before {
    Verdict::Best
} else if before > 0 && after <= 0 {
    Verdict::ThrowsAwayAWin
} else if before == 0 {
    Verdict::ThrowsAwayADraw
} else {
    Verdict::KeepsTheOutcome
}
// ANCHOR_END: verdict

//! name: looks_up_before_the_call
//! right: Looks the new board up before it calls itself.
//! told: `known` contains 5 478 positions at the end
// ANCHOR: value
if let Some(&value) = known.get(board) {
    return value;
}
let mut best = None;
for mv in board.legal_moves() {
    let next = board.play(mv);
    let value = known.get(&next).copied().unwrap_or_else(|| value_of(&next, known));
    if best.is_none_or(|old| board.better(value, old)) {
        best = Some(value);
    }
}
let best = best.unwrap_or_else(|| board.evaluate());
known.insert(board.clone(), best);
best
// ANCHOR_END: value

//! name: the_largest_for_who_moves
//! right: The best of all moves, by the sign of who moves.
// ANCHOR: verdict
    let mover = board.to_move();
    let sign = if mover == Player::First { 1 } else { -1 };
    let values: Vec<Value> = board.legal_moves().map(|m| sign * value_of(&board.play(m), known)).collect();
    let best = *values.iter().max().unwrap();
    let mine = sign * value_of(&board.play(mv), known);
    if mine == best { return Verdict::Best; }
    if mine.signum() == best.signum() { return Verdict::KeepsTheOutcome; }
    if best > 0 { Verdict::ThrowsAwayAWin } else { Verdict::ThrowsAwayADraw }
// ANCHOR_END: verdict
