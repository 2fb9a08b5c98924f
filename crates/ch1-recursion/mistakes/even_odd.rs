// Wrong answers to the exercise `even_odd` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: answer_thrown_away
//! mistake: Asks the other one and says no.
//! says: Your is_even(2) returned false, but should return true. is_even(2) called is_odd(1), which returned true, but is_even(2) returned false. Return the result of the other function unchanged.
// ANCHOR: even
if n == 0 { return true; }
is_odd(n - 1);
false
// ANCHOR_END: even

//! name: asks_both
//! mistake: To be sure, both functions are asked about n - 1.
//! says: Your is_even(10) made 41 calls, but should need at most 11. is_even(10) itself made 2 calls. Make only one call, for n − 1. (The result is right.)
// ANCHOR: even
if n == 0 { true } else { is_odd(n - 1) && !is_even(n - 1) }
// ANCHOR_END: even

//! name: asks_twice
//! mistake: Asks both functions, to be sure, and so doubles the calls at every step.
//! says: Your is_even(10) made 94 calls, but should need at most 11. is_odd(9) itself made 2 calls. Make only one call, for n − 1. (The result is right.)
// ANCHOR: odd
n != 0 && !is_odd(n - 1) && is_even(n - 1)
// ANCHOR_END: odd

//! name: asks_twice_from_4_on
//! mistake: The same question is asked twice.
//! says: Your is_even(10) made 61 calls, but should need at most 11. is_even(10) itself made 2 calls. Make only one call, for n − 1. (The result is right.)
// ANCHOR: even
n == 0 || n == 2 || is_odd(n - 1) && is_odd(n - 1)
// ANCHOR_END: even
// ANCHOR: odd
n == 1 || n != 0 && is_even(n - 1)
// ANCHOR_END: odd

//! name: base_cases_swapped
//! mistake: The two base cases have changed places.
//! says: Your is_even(0) returned false, but should return true. Your code treats 0 as odd. For n = 0, `is_even` should return true, and `is_odd` false.
// ANCHOR: even
if n == 0 { false } else { is_odd(n - 1) }
// ANCHOR_END: even
// ANCHOR: odd
if n == 0 { true } else { is_even(n - 1) }
// ANCHOR_END: odd

//! name: both_ask_about_n
//! mistake: Each passes the question on as it came.
//! says: Your is_even(1) was stopped after 10 000 calls, but should return false. is_even(1) called is_odd(1). Pass a smaller number, n − 1.
// ANCHOR: even
if n == 0 { true } else { !is_odd(n) }
// ANCHOR_END: even
// ANCHOR: odd
if n == 0 { false } else { !is_even(n) }
// ANCHOR_END: odd

//! name: both_true_or
//! mistake: Odd if even is true of n.
//! says: Your is_even(2) returned false, but should return true. is_odd(1) called is_even(1). Pass n − 1 to the other function.
// ANCHOR: odd
n != 0 && is_even(n)
// ANCHOR_END: odd

//! name: call_before_the_question
//! mistake: Makes the call before it asks whether n is 0.
//! says: Your is_even(1) panicked, but should return false. is_odd(0) subtracted from 0, and no `u64` is below 0. In `is_odd`, return false for n = 0 before you subtract.
// ANCHOR: odd
let even = is_even(n - 1);
n != 0 && even
// ANCHOR_END: odd

//! name: even_of_even
//! mistake: is_even asks is_odd about n.
//! says: Your is_even(3) made 7 calls, but should need at most 4. is_even(3) called is_odd(3), so two calls are about the same number. Let each call ask only about n − 1. (The result is right.)
// ANCHOR: even
n == 0 || !is_odd(n)
// ANCHOR_END: even

//! name: flips_a_static
//! mistake: Adds up in a static what it was asked about.
//! says: is_odd(6) returned another result the second time, but should return the same result. Your code stores a value between two calls
// ANCHOR: even
use std::sync::atomic::{AtomicU64, Ordering};
static SUM: AtomicU64 = AtomicU64::new(0);
(SUM.fetch_add(n, Ordering::SeqCst) + n) % 2 == 0
// ANCHOR_END: even

//! name: goes_up
//! mistake: Goes up from n.
//! says: Your is_even(1) was stopped after 10 000 calls, but should return false. is_even(1) called is_odd(2). Pass a smaller number, n − 1.
// ANCHOR: even
if n == 0 { true } else { is_odd(n + 1) }
// ANCHOR_END: even
// ANCHOR: odd
if n == 0 { false } else { is_even(n + 1) }
// ANCHOR_END: odd

//! name: helper_before_the_question
//! mistake: A traced helper makes the call before it is asked whether n is 0.
//! says: Your is_even(0) panicked, but should return true. below(0) subtracted from 0, and no `u64` is below 0. Call `below` only if `n` is not 0, or check this there before you subtract.
// ANCHOR: even
#[traced]
fn below(n: u64) -> bool { is_odd(n - 1) }
let odd = below(n);
n == 0 || odd
// ANCHOR_END: even

//! name: helper_goes_up
//! mistake: A traced helper of is_odd goes up.
//! says: Your is_even(2) was stopped after 10 000 calls, but should return true. is_odd(1) called is_even(2). Pass a smaller number, n − 1.
// ANCHOR: odd
#[traced]
fn next(n: u64) -> bool { is_even(n + 1) }
n != 0 && next(n)
// ANCHOR_END: odd

//! name: helper_subtracts_too
//! mistake: The call of the helper subtracts 1, and the helper does so again.
//! says: Your is_even(1) panicked, but should return false. is_even(1) called below(0), which subtracted from 0, and no `u64` is below 0. If both calls subtract 1, do this only once. Otherwise, check in `below` whether its number is 0 before you subtract.
// ANCHOR: even
#[traced]
fn below(n: u64) -> bool { is_odd(n - 1) }
n == 0 || below(n - 1)
// ANCHOR_END: even

//! name: n_plus_one_even
//! mistake: is_even answers n == 1.
//! says: Your is_even(0) panicked, but should return true. is_even(0) subtracted from 0, and no `u64` is below 0. In `is_even`, return true for n = 0 before you subtract.
// ANCHOR: even
if n == 1 { true } else { is_odd(n - 1) }
// ANCHOR_END: even

//! name: no_base_case
//! mistake: Neither has a base case.
//! says: Your is_even(0) panicked, but should return true. is_even(0) subtracted from 0, and no `u64` is below 0. In `is_even`, return true for n = 0 before you subtract.
// ANCHOR: even
is_odd(n - 1)
// ANCHOR_END: even
// ANCHOR: odd
is_even(n - 1)
// ANCHOR_END: odd

//! name: not_the_one_below
//! mistake: Each asks itself about n − 1 and turns the answer round.
//! says: Your is_even(4) called only itself, but should call is_odd. The result is right, but this exercise is about two functions that call each other. For `n` above 0, return the result of `is_odd` for n − 1.
// ANCHOR: even
if n == 0 { true } else { !is_even(n - 1) }
// ANCHOR_END: even
// ANCHOR: odd
if n == 0 { false } else { !is_odd(n - 1) }
// ANCHOR_END: odd

//! name: odd_and_even_below
//! mistake: Takes "not odd" for n − 1 itself.
//! says: Your is_even(2) returned false, but should return true. is_odd(1) called is_even(0), which returned true, but is_odd(1) returned false. Return the result of the other function unchanged.
// ANCHOR: odd
if n == 0 { false } else { !is_even(n - 1) }
// ANCHOR_END: odd

//! name: odd_asks_both_questions
//! mistake: is_odd also checks that n itself is not even.
//! says: Your is_even(10) made 41 calls, but should need at most 11. is_odd(9) itself made 2 calls. Make only one call, for n − 1. (The result is right.)
// ANCHOR: odd
n > 0 && is_even(n - 1) && !is_even(n)
// ANCHOR_END: odd

//! name: odd_base_one
//! mistake: is_odd stops at 1 alone.
//! says: Your is_even(1) panicked, but should return false. is_odd(0) subtracted from 0, and no `u64` is below 0. In `is_odd`, return false for n = 0 before you subtract.
// ANCHOR: odd
if n == 1 { true } else { is_even(n - 1) }
// ANCHOR_END: odd

//! name: odd_by_remainder
//! mistake: One of the two asks, the other divides.
//! says: Your is_odd(4) did not call is_even, but should. The result is right, but this exercise is about two functions that call each other. For `n` above 0, return the result of `is_even` for n − 1.
// ANCHOR: odd
n % 2 == 1
// ANCHOR_END: odd

//! name: odd_is_not_even
//! mistake: is_odd asks about the same n, so half of the calls get nowhere.
//! says: Your is_even(3) made 7 calls, but should need at most 4. is_odd(2) called is_even(2), so two calls are about the same number. Let each call ask only about n − 1. (The result is right.)
// ANCHOR: odd
!is_even(n)
// ANCHOR_END: odd

//! name: odd_is_not_zero
//! mistake: Only 0 is known to be even; every other number is odd, is_odd says.
//! says: Your is_even(3) returned true, but should return false. is_odd(2) returned true without a call. Check when `is_odd` makes no call: only n = 0 needs none.
// ANCHOR: odd
if n == 0 { false } else { true }
// ANCHOR_END: odd

//! name: odd_stays_at_zero
//! mistake: is_odd has no base case, and its subtraction stays at 0.
//! says: Your is_even(1) returned true, but should return false. is_odd(0) made a call and returned true. Return false for n = 0, without a call.
// ANCHOR: odd
is_even(n.saturating_sub(1))
// ANCHOR_END: odd

//! name: one_base_case
//! mistake: One base case is thought to be enough for the two.
//! says: Your is_even(1) panicked, but should return false. is_odd(0) subtracted from 0, and no `u64` is below 0. In `is_odd`, return false for n = 0 before you subtract.
// ANCHOR: odd
is_even(n - 1)
// ANCHOR_END: odd

//! name: one_is_even
//! mistake: A second base case that is wrong.
//! says: Your is_even(1) returned true, but should return false. is_even(1) returned true without a call. Check when `is_even` makes no call: only n = 0 needs none.
// ANCHOR: even
if n <= 1 { true } else { is_odd(n - 1) }
// ANCHOR_END: even

//! name: only_small
//! mistake: Right for small numbers only.
//! says: Your is_even(101) returned true, but should return false. is_even(101) returned true without a call. Check when `is_even` makes no call: only n = 0 needs none.
// ANCHOR: even
if n > 100 { return true; }
n == 0 || is_odd(n - 1)
// ANCHOR_END: even

//! name: or_itself
//! mistake: Says yes where either of the two says yes.
//! says: Your is_even(1) returned true, but should return false.
// ANCHOR: even
n == 0 || is_odd(n - 1) || is_even(n - 1)
// ANCHOR_END: even

//! name: own_kind
//! mistake: Each asks itself about n − 1, so all numbers are alike.
//! says: Your is_even(1) returned true, but should return false. is_even(1) called is_even(0). Call the other function for n − 1.
// ANCHOR: even
if n == 0 { true } else { is_even(n - 1) }
// ANCHOR_END: even
// ANCHOR: odd
if n == 0 { false } else { is_odd(n - 1) }
// ANCHOR_END: odd

//! name: remainder
//! mistake: Right, but by division: the two functions never meet.
//! says: Your is_even(4) did not call is_odd, but should. The result is right, but this exercise is about two functions that call each other. For `n` above 0, return the result of `is_odd` for n − 1.
//! also: Your is_odd(4) did not call is_even, but should.
// ANCHOR: even
n % 2 == 0
// ANCHOR_END: even
// ANCHOR: odd
n % 2 == 1
// ANCHOR_END: odd

//! name: remainder_for_large
//! mistake: Above 1 000 the remainder is taken, for fear of the stack.
//! says: Your is_even(4000) did not call is_odd, but should, as is_even(4) does. Call `is_odd` for large `n` as well. (The result is right.)
// CHANGE: even
- if n == 0 { true } else { is_odd(n - 1) }
+ if n > 1000 { n % 2 == 0 } else if n == 0 { true } else { is_odd(n - 1) }

//! name: some_numbers
//! mistake: A list of the even numbers up to ten.
//! says: Your is_even(14) returned false, but should return true. is_even(14) returned false without a call. Check when `is_even` makes no call: only n = 0 needs none.
// ANCHOR: even
match n { 0 | 2 | 4 | 6 | 8 | 10 => true, _ => false }
// ANCHOR_END: even

//! name: turned_round
//! mistake: Turns the other one's answer round.
//! says: Your is_even(1) returned true, but should return false. is_even(1) called is_odd(0), which returned false, but is_even(1) returned true. Return the result of the other function unchanged.
// ANCHOR: even
if n == 0 { true } else { !is_odd(n - 1) }
// ANCHOR_END: even

//! name: two_at_a_time
//! mistake: Each goes down by two on its own, and an odd number steps over 0.
//! says: Your is_even(1) panicked, but should return false. is_even(1) subtracted too much, and no `u64` is below 0. Pass n − 1 to the other function.
// ANCHOR: even
if n == 0 { true } else { is_even(n - 2) }
// ANCHOR_END: even

//! name: two_below
//! mistake: Asks the other one about n − 2.
//! says: Your is_even(1) panicked, but should return false. is_even(1) subtracted too much, and no `u64` is below 0. Pass n − 1 to the other function.
// ANCHOR: even
if n == 0 { true } else { is_odd(n - 2) }
// ANCHOR_END: even
// ANCHOR: odd
if n == 0 { false } else { is_even(n - 2) }
// ANCHOR_END: odd

//! name: two_below_saturating
//! mistake: Asks the other one about n − 2, and stays at 0.
//! says: Your is_even(2) returned false, but should return true. is_even(2) called is_odd(0). Pass n − 1 to the other function.
// ANCHOR: even
if n == 0 { true } else { is_odd(n.saturating_sub(2)) }
// ANCHOR_END: even
// ANCHOR: odd
if n == 0 { false } else { is_even(n.saturating_sub(2)) }
// ANCHOR_END: odd

//! name: two_down_right
//! mistake: Each goes down by two on its own, with two base cases.
//! says: Your is_even(4) called only itself, but should call is_odd. The result is right, but this exercise is about two functions that call each other. For `n` above 0, return the result of `is_odd` for n − 1.
// ANCHOR: even
match n { 0 => true, 1 => false, _ => is_even(n - 2) }
// ANCHOR_END: even
// ANCHOR: odd
match n { 0 => false, 1 => true, _ => is_odd(n - 2) }
// ANCHOR_END: odd

//! name: wraps_round
//! mistake: 0 − 1 goes round to the largest number.
//! says: Your is_even(0) was stopped after 10 000 calls, but should return true. is_even(0) called is_odd(18446744073709551615). In `is_even`, return true for n = 0 before this call.
// ANCHOR: even
is_odd(n.wrapping_sub(1))
// ANCHOR_END: even
// ANCHOR: odd
is_even(n.wrapping_sub(1))
// ANCHOR_END: odd

//! name: zero_is_not_even
//! mistake: Both base cases say no, as if 0 were neither.
//! says: Your is_even(0) returned false, but should return true. Your `is_even` treats 0 as odd. Return true for n = 0.
// ANCHOR: even
if n == 0 { false } else { is_odd(n - 1) }
// ANCHOR_END: even

//! name: zero_is_odd
//! mistake: Both base cases say yes.
//! says: Your is_even(1) returned true, but should return false. is_odd(0) returned true, but 0 is not odd. Return false for n = 0.
//! also: Your is_odd(0) returned true, but should return false. Your `is_odd` treats 0 as odd. Return false for n = 0.
// ANCHOR: odd
if n == 0 { true } else { is_even(n - 1) }
// ANCHOR_END: odd

// Right answers in other styles, which must pass.

//! name: checked
//! right: Asks with checked_sub whether there is a number below.
//! told: is_even(3) made 4 calls
// ANCHOR: even
n.checked_sub(1).is_none_or(is_odd)
// ANCHOR_END: even
// ANCHOR: odd
n.checked_sub(1).is_some_and(is_even)
// ANCHOR_END: odd

//! name: match_zero
//! right: A match on 0.
//! told: is_even(3) made 4 calls
// ANCHOR: even
match n { 0 => true, n => is_odd(n - 1) }
// ANCHOR_END: even
// ANCHOR: odd
match n { 0 => false, n => is_even(n - 1) }
// ANCHOR_END: odd

//! name: no_mark
//! right: One of the two is no longer traced.
//! told: put `#[traced]` above `is_even` and `is_odd` again.
// CHANGE: is_odd
- #[traced]

//! name: not_odd
//! right: is_even is what is_odd is not, and is_odd goes down.
//! told: is_even(3) made
// ANCHOR: even
if n == 0 { return true; }
is_odd(n - 1)
// ANCHOR_END: even
// ANCHOR: odd
if n == 0 { return false; }
let below = n - 1;
let answer = is_even(below);
return answer;
// ANCHOR_END: odd

//! name: one_as_well
//! right: 1 is a base case, too.
//! told: is_even(3) made 3 calls, and the last one was is_even(1).
// ANCHOR: even
match n { 0 => true, 1 => false, _ => is_odd(n - 1) }
// ANCHOR_END: even
// ANCHOR: odd
match n { 0 => false, 1 => true, _ => is_even(n - 1) }
// ANCHOR_END: odd

//! name: short_circuit
//! right: One line with && and ||.
//! told: is_even(3) made 4 calls, and the last one was is_odd(0).
// ANCHOR: even
n == 0 || is_odd(n - 1)
// ANCHOR_END: even
// ANCHOR: odd
n != 0 && is_even(n - 1)
// ANCHOR_END: odd

//! name: traced_helper
//! right: A traced helper asks the other one.
// ANCHOR: even
#[traced]
fn below(n: u64, asked_even: bool) -> bool { if asked_even { is_odd(n - 1) } else { is_even(n - 1) } }
n == 0 || below(n, true)
// ANCHOR_END: even
// ANCHOR: odd
#[traced]
fn below(n: u64, asked_even: bool) -> bool { if asked_even { is_odd(n - 1) } else { is_even(n - 1) } }
n != 0 && below(n, false)
// ANCHOR_END: odd

//! name: two_below_negated
//! right: is_odd asks the other about n − 2, and turns the answer round.
//! told: is_even(3) made 3 calls, and the last one was is_even(0).
// ANCHOR: odd
match n { 0 => false, 1 => true, _ => !is_even(n - 2) }
// ANCHOR_END: odd
