// Wrong answers to the exercise `evaluate` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_draw_counts_moves
//! mistake: Values a position without a winner by the moves that are left.
//! says: Nobody has won. Return 0 if `winner` is `None`.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
      Some(Player::Second) => moves_done as Value - 10,
-     None => 0,
+     _ => 10 - moves_done as Value,

//! name: a_sign_times_both
//! mistake: Multiplies both values by the sign of the player, and `Value::MIN` cannot be negated.
//! says: Your better(Value::MIN, 10), with O to move, panicked, but should return true. Your code computed a number that does not fit into an `i32`. The operators < and > compare any two numbers.
// ANCHOR: compare
    let sign = if mover == Player::First { 1 } else { -1 };
    sign * value > sign * old
// ANCHOR_END: compare

//! name: all_beat_the_worst_case
//! mistake: Takes the worst case for the sign that there is no value yet, and accepts every value.
//! says: With −10 as `old`, your code accepts even Value::MIN, which is worse for X. Return value > old for this `old`, too.
// CHANGE: compare
+ if old == worst_case(mover) {
+     return true;
+ }
  match mover {

//! name: an_average_in_a_static
//! mistake: Keeps the last winner in a static.
//! says: returned another result the second time
// ANCHOR: value
use std::sync::atomic::{AtomicI32, Ordering};
static LAST: AtomicI32 = AtomicI32::new(0);
let value = match winner {
    Some(Player::First) => 10 - moves_done as Value,
    Some(Player::Second) => moves_done as Value - 10,
    None => LAST.load(Ordering::SeqCst),
};
LAST.store(value, Ordering::SeqCst);
value
// ANCHOR_END: value

//! name: at_least_two
//! mistake: A win is never worth less than 2.
//! says: Count a win as 10 minus the number of moves.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => (10 - moves_done as Value).max(2),
+     Some(Player::Second) => (moves_done as Value - 10).min(-2),

//! name: better_than_0
//! mistake: Compares with a draw instead of the old value.
//! says: For X, your code returned true for both better(3, 1) and better(1, 3). X wants the larger value: return value > old.
// ANCHOR: compare
let _ = old;
match mover {
    Player::First => value > 0,
    Player::Second => value < 0,
}
// ANCHOR_END: compare

//! name: better_turned
//! mistake: X wants less and O more.
//! says: Your better(3, 1), with X to move, returned false, but should return true. Your code prefers the smaller value for X and the larger value for O. Exchange the two cases.
// CHANGE: compare
-     Player::First => value > old,
-     Player::Second => value < old,
+     Player::First => value < old,
+     Player::Second => value > old,

//! name: by_size
//! mistake: Compares without the signs.
//! says: Your code ignores the signs of the two numbers. X wants the larger value: compare the numbers with their signs.
// CHANGE: compare
-     Player::First => value > old,
-     Player::Second => value < old,
+     Player::First => value.abs() > old.abs(),
+     Player::Second => value.abs() < old.abs(),

//! name: by_the_difference
//! mistake: Looks at the sign of the difference, which overflows for numbers that are far apart.
//! says: Your better(0, Value::MIN), with X to move, panicked, but should return true. Your code computed a number that does not fit into an `i32`. The operators < and > compare any two numbers.
// ANCHOR: compare
let more = value - old;
match mover {
    Player::First => more > 0,
    Player::Second => more < 0,
}
// ANCHOR_END: compare

//! name: by_the_wrapped_difference
//! mistake: Looks at the sign of a difference that wraps around.
//! says: Your better(0, Value::MIN), with X to move, returned false, but should return true. Your code is right for the values of all positions. X wants the larger value, whatever the two numbers are: value > old.
// ANCHOR: compare
let more = value.wrapping_sub(old);
if mover == Player::First { more > 0 } else { more < 0 }
// ANCHOR_END: compare

//! name: draw_is_one
//! mistake: A draw is worth something to X.
//! says: Nobody has won. Return 0 if `winner` is `None`.
// CHANGE: value
-     None => 0,
+     None => 1,

//! name: eleven
//! mistake: One too many.
//! says: Your evaluate of a board where X won at move 5 returned 6, but should return 5. Your code counts a win as 11 minus the number of moves. Count a win as 10 minus the number of moves.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => 11 - moves_done as Value,
+     Some(Player::Second) => moves_done as Value - 11,

//! name: equal_is_better
//! mistake: Better or equal.
//! says: Your code treats an equal value as better. Return exactly value > old for X: the operators <= and >=, a negated < or >, and a `_` arm after `Greater` or `Less` also accept equal values.
// CHANGE: compare
-     Player::First => value > old,
-     Player::Second => value < old,
+     Player::First => value >= old,
+     Player::Second => value <= old,

//! name: farther_from_0
//! mistake: A value farther from 0 is better for the one who moves.
//! says: Your code ignores the signs of the two numbers. X wants the larger value: compare the numbers with their signs.
// ANCHOR: compare
    let _ = mover;
    value.abs() > old.abs()
// ANCHOR_END: compare

//! name: farther_from_0_for_one_sign
//! mistake: Of two values with one sign, the one farther from 0 is better.
//! says: X wants the larger value. Check your comparison for X. It is right for 1, 3 and 5, but not for −2 and −4.
// ANCHOR: compare
let sign = if mover == Player::First { 1 } else { -1 };
let (value, old) = (sign * i64::from(value), sign * i64::from(old));
if value.signum() == old.signum() {
    value.abs() > old.abs()
} else {
    value > old
}
// ANCHOR_END: compare

//! name: from_who_moves
//! mistake: Values the position for the player who moves next.
//! says: Your code returned a value with the wrong sign. Return a value above 0 if X has won, and below 0 if O has won.
// ANCHOR: value
if winner.is_none() {
    return 0;
}
moves_done as Value - 10
// ANCHOR_END: value

//! name: late_wins
//! mistake: The longer the game, the better the win.
//! says: Count a win as 10 minus the number of moves.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => moves_done as Value,
+     Some(Player::Second) => -(moves_done as Value),

//! name: less_is_better
//! mistake: Less is better for both.
//! says: X wants the larger value. Check your comparison for X.
// ANCHOR: compare
let _ = mover;
value < old
// ANCHOR_END: compare

//! name: minus_the_sum
//! mistake: The second player's values are below 0: minus all of it.
//! says: Your code adds 10 and the number of moves. Count a win as 10 minus the number of moves.
// CHANGE: value
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => -(10 + moves_done as Value),

//! name: more_is_better
//! mistake: More is better for both.
//! says: O wants the smaller value. Check your comparison for O.
// ANCHOR: compare
value > old
// ANCHOR_END: compare

//! name: moves_of_the_winner
//! mistake: Counts only the moves of the winner.
//! says: Your code subtracts only the winner's 3 moves. Subtract the moves of both players: 5.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => 10 - moves_done.div_ceil(2) as Value,
+     Some(Player::Second) => moves_done as Value / 2 - 10,

//! name: never_better
//! mistake: Says no to everything.
//! says: For X, your code returned false for both better(3, 1) and better(1, 3). X wants the larger value: return value > old.
// ANCHOR: compare
let _ = (mover, value, old);
false
// ANCHOR_END: compare

//! name: nine_for_o
//! mistake: O counts from the wrong side.
//! says: Your code returned a value with the wrong sign. Return a value above 0 if X has won, and below 0 if O has won.
// CHANGE: value
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => 10 - moves_done as Value,

//! name: nine_less
//! mistake: A win with the ninth move is worth as little as a draw.
//! says: Your evaluate of a board where X won at move 5 returned 4, but should return 5. Your code counts a win as 9 minus the number of moves. Count a win as 10 minus the number of moves.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => 9 - moves_done as Value,
+     Some(Player::Second) => moves_done as Value - 9,

//! name: not_greater
//! mistake: A value that is not greater counts as better for O.
//! says: Your code treats an equal value as better. Return exactly value < old for O: the operators <= and >=, a negated < or >, and a `_` arm after `Greater` or `Less` also accept equal values.
//! also: Your better(0, 0), with O to move, returned true, but should return false. Your `better` breaks a law: an equal value is not better.
// CHANGE: compare
-     Player::Second => value < old,
+     Player::Second => !(value > old),

//! name: o_or_equal
//! mistake: Equal is better for O.
//! says: Your code treats an equal value as better. Return exactly value < old for O: the operators <= and >=, a negated < or >, and a `_` arm after `Greater` or `Less` also accept equal values.
// CHANGE: compare
-     Player::Second => value < old,
+     Player::Second => value <= old,

//! name: one_for_a_win
//! mistake: Every win is worth 1.
//! says: Your code gives an early win and a late win the same value. Count a win as 10 minus the number of moves.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => 1,
+     Some(Player::Second) => -1,

//! name: outcome_alone
//! mistake: A win is better than a draw, and a draw than a loss; two wins are equal.
//! says: Your code compares only the winners, so two wins of the same player are equal. Compare the two numbers.
// CHANGE: compare
-     Player::First => value > old,
-     Player::Second => value < old,
+     Player::First => value.signum() > old.signum(),
+     Player::Second => value.signum() < old.signum(),

//! name: players_exchanged
//! mistake: O wins above 0 and X below.
//! says: Your code returned a value with the wrong sign. Return a value above 0 if X has won, and below 0 if O has won.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => 10 - moves_done as Value,
+     Some(Player::First) => moves_done as Value - 10,

//! name: same_worst_for_both
//! mistake: −10 for both.
//! says: Your code returns the same number for both players, but the worst value for X is the best value for O. With this worst case, a search would never choose a move. Return a number that is worse for O than every value of `evaluate`.
//! also: Your evaluate returned 0, and your worst_case returned −10 for X and −10 for O, but every value should be above X's worst case and below O's worst case. The board:
// ANCHOR: worst
let _ = mover;
-10
// ANCHOR_END: worst

//! name: ten_for_a_win
//! mistake: A win is worth 10, however late it comes.
//! says: Your code gives an early win and a late win the same value. Count a win as 10 minus the number of moves.
//! also: Your evaluate returned 10, and your worst_case returned −10 for X and 10 for O, but every value should be above X's worst case and below O's worst case. The board:
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => 10,
+     Some(Player::Second) => -10,

//! name: the_same_for_both
//! mistake: A win is good, whoever wins.
//! says: Your code returned a value with the wrong sign. Return a value above 0 if X has won, and below 0 if O has won.
// ANCHOR: value
if winner.is_some() { 10 - moves_done as Value } else { 0 }
// ANCHOR_END: value

//! name: the_second_counts_from_nine
//! mistake: Only the second half is off by one.
//! says: Your evaluate of a board where O won at move 6 returned −3, but should return −4. Your code counts a win as 9 minus the number of moves. Count a win as 10 minus the number of moves.
// CHANGE: value
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => moves_done as Value - 9,

//! name: the_smallest_for_both
//! mistake: The smallest number there is, for both.
//! says: Your code returns the same number for both players, but the worst value for X is the best value for O. With this worst case, a search would never choose a move. Return a number that is worse for O than every value of `evaluate`.
// ANCHOR: worst
let _ = mover;
Value::MIN
// ANCHOR_END: worst

//! name: twelve_o
//! mistake: For O it is counted from 12.
//! says: Your evaluate of a board where O won at move 6 returned −6, but should return −4. Your code counts a win as 12 minus the number of moves. Count a win as 10 minus the number of moves.
// CHANGE: value
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => moves_done as Value - 12,

//! name: u8
//! mistake: Subtracts in eight bits.
//! says: Your code subtracts in an unsigned type, which has no number below 0. Convert `moves_done` to a `Value` before you subtract.
// CHANGE: value
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => (moves_done as u8).wrapping_sub(10) as Value,

//! name: unsigned
//! mistake: Subtracts first and makes it signed afterwards.
//! says: `moves_done` is a `u32`, which cannot be below 0. Convert `moves_done` to a `Value` before you subtract.
//! also: Your evaluate of a board where O won at move 6 panicked, but should return −4. `moves_done` is a `u32`, which cannot be below 0. Convert `moves_done` to a `Value` before you subtract.
// CHANGE: value
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => (moves_done - 10) as Value,

//! name: worst_case_is_a_draw
//! mistake: Begins at 0, as if nothing worse could happen.
//! says: 0 is the value of a draw, and a loss is worse. With this worst case, a search would miss some moves. Return a number that is worse for X than every value of `evaluate`.
// ANCHOR: worst
0
// ANCHOR_END: worst

//! name: worst_case_that_occurs
//! mistake: The worst case is a value that a position can have.
//! says: A position can have the value −4. With this worst case, a search would miss some moves. Return a number that is worse for X than every value of `evaluate`.
// CHANGE: worst
-     Player::First => -10,
-     Player::Second => 10,
+     Player::First => -4,
+     Player::Second => 5,

//! name: worst_cases_swapped
//! mistake: Takes the worst case for the largest value of the opponent.
//! says: X wants large values, and no value is better for X than this number. With this worst case, a search would never choose a move. Return a number that is worse for X than every value of `evaluate`.
// CHANGE: worst
-     Player::First => -10,
-     Player::Second => 10,
+     Player::First => 10,
+     Player::Second => -10,

//! name: worst_is_five
//! mistake: For O the worst is the best of X, which occurs.
//! says: A position can have the value 5. With this worst case, a search would miss some moves. Return a number that is worse for O than every value of `evaluate`.
// CHANGE: worst
-     Player::Second => 10,
+     Player::Second => 5,

//! name: worst_is_one
//! mistake: A loss is -1.
//! says: A position can have a worse value for X. With this worst case, a search would miss some moves. Return a number that is worse for X than every value of `evaluate`.
// CHANGE: worst
-     Player::First => -10,
-     Player::Second => 10,
+     Player::First => -1,
+     Player::Second => 1,

//! name: worst_of_the_other
//! mistake: A worst case that is worse for O only.
//! says: Your code returns the same number for both players, but the worst value for X is the best value for O. With this worst case, a search would never choose a move. Return a number that is worse for X than every value of `evaluate`.
// ANCHOR: worst
let _ = mover;
10
// ANCHOR_END: worst

// Right answers in other styles, which must pass.

//! name: a_sign
//! right: A sign for each player.
//! told: 6 values occur among all positions: 5, 3, 1, 0, −2, −4.
// ANCHOR: value
let left = 10 - moves_done as i32;
winner.map_or(0, |player| if player == Player::First { left } else { -left })
// ANCHOR_END: value

//! name: a_table
//! right: A table of the wins by their moves.
// ANCHOR: value
match (winner, moves_done) {
    (None, _) => 0,
    (_, 5) => 5,
    (_, 6) => -4,
    (_, 7) => 3,
    (_, 8) => -2,
    _ => 1,
}
// ANCHOR_END: value

//! name: an_ordering
//! right: Compares with cmp.
// ANCHOR: compare
let wanted = if mover == Player::First { std::cmp::Ordering::Greater } else { std::cmp::Ordering::Less };
value.cmp(&old) == wanted
// ANCHOR_END: compare

//! name: arguments_exchanged
//! right: For O the same question with the two exchanged.
// ANCHOR: compare
let (large, small) = if mover == Player::First { (value, old) } else { (old, value) };
large > small
// ANCHOR_END: compare

//! name: just_beyond
//! right: The worst cases lie just beyond what occurs.
//! told: Right: every value is better than your worst cases, −5 for X and 6 for O. The comment says −10 and 10.
// CHANGE: worst
-     Player::First => -10,
-     Player::Second => 10,
+     Player::First => -5,
+     Player::Second => 6,

//! name: not_at_least
//! right: Says it with a not.
// CHANGE: compare
-     Player::First => value > old,
-     Player::Second => value < old,
+     Player::First => !(value <= old),
+     Player::Second => !(value >= old),

//! name: the_ends_of_the_type
//! right: The smallest and the largest number there is.
//! told: your worst cases, Value::MIN for X and Value::MAX for O.
// ANCHOR: worst
if mover == Player::First { Value::MIN } else { Value::MAX }
// ANCHOR_END: worst
