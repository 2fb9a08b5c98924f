// Wrong answers to the exercise `gcd` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_stays
//! mistake: Hands on a and the remainder; b is lost.
//! says: Your gcd(12, 18) returned 12, but should return 6. In a separate run, gcd(1071, 462) called gcd(1071, 147). The first number is still `a`. Pass `b` instead.
// ANCHOR: body
if b == 0 { a } else { gcd(a, a % b) }
// ANCHOR_END: body

//! name: abs_diff_once
//! mistake: One difference in the place of the remainder.
//! says: Your gcd(0, 7) was stopped after 10 000 calls, but should return 7. gcd(0, 7) called itself with the same pair. If `a` is 0, return `b`, here 7, without a call.
// ANCHOR: body
if b == 0 { a } else { gcd(a.min(b), a.abs_diff(b)) }
// ANCHOR_END: body

//! name: answers_the_remainder
//! mistake: Answers with the remainder instead of handing it on.
//! says: Your gcd(1071, 462) returned 147, but should return 21. gcd(1071, 462) returned 147 without a call, but 147 does not divide 1071. Check your base case: its condition and its result.
// ANCHOR: body
if b == 0 { a } else if a < b { gcd(b, a) } else if a % b == 0 { b } else { a % b }
// ANCHOR_END: body

//! name: answers_the_zero
//! mistake: The base case answers with the number that has become 0.
//! says: Your gcd(7, 0) returned 0, but should return 7. Every number divides 0, so gcd(a, 0) is `a`. If `b` is 0, return `a`, here 7.
// ANCHOR: body
if b == 0 { b } else { gcd(b, a % b) }
// ANCHOR_END: body

//! name: asks_twice
//! mistake: Asks once to look and once to use the answer.
//! says: Your gcd(89, 55) made 1 023 calls, but should need at most 10. gcd(89, 55) itself made 2 calls. One call is enough: if you use its result twice, store it in a variable.
// ANCHOR: body
if b == 0 { return a; }
if gcd(b, a % b) == 0 { return 0; }
gcd(b, a % b)
// ANCHOR_END: body

//! name: base_answers_one
//! mistake: Thinks that nothing divides 0 but 1.
//! says: Your gcd(7, 0) returned 1, but should return 7. Every number divides 0, so gcd(a, 0) is `a`. If `b` is 0, return `a`, here 7.
// ANCHOR: body
if b == 0 { 1 } else { gcd(b, a % b) }
// ANCHOR_END: body

//! name: base_at_a
//! mistake: The base case asks about a.
//! says: Your gcd(7, 0) panicked, but should return 7. gcd(7, 0) divided by 0. Every number divides 0, so gcd(7, 0) is 7. If `b` is 0, return `a` before you divide.
// ANCHOR: body
if a == 0 { b } else { gcd(b, a % b) }
// ANCHOR_END: body

//! name: base_returns_a_times_b
//! mistake: Multiplies on the way back.
//! says: Your gcd(12, 18) returned 7776, but should return 6. gcd(12, 6) called gcd(6, 0), which returned 6, but gcd(12, 6) returned 36. Return the result of the call unchanged.
// ANCHOR: body
if b == 0 { a } else { b * gcd(b, a % b) }
// ANCHOR_END: body

//! name: base_turned_round
//! mistake: Ends if b is not 0, and divides by a.
//! says: Your gcd(7, 0) panicked, but should return 7. gcd(7, 0) called gcd(0, 0), which divided by 0. If `b` is 0, return `a`, here 7, without a call.
// ANCHOR: body
if b != 0 { a } else { gcd(b, b % a) }
// ANCHOR_END: body

//! name: both_remainders
//! mistake: Both numbers are replaced by their remainders at once.
//! says: Your gcd(48, 48) returned 0, but should return 48. In a separate run, gcd(48, 48) called gcd(0, 0), so the 48 was lost. Replace only one of the two numbers by a remainder.
// ANCHOR: body
if b == 0 { a } else if a == 0 { b } else { gcd(a % b, b % a) }
// ANCHOR_END: body

//! name: both_shrink
//! mistake: Both numbers must become smaller in a call.
//! says: Your gcd(12, 18) returned 0, but should return 6. gcd(0, 6) called gcd(0, 0). Pass `b` and `a % b`, here 6 and 0.
// ANCHOR: body
if b == 0 { a } else { gcd(b % a.max(1), a % b) }
// ANCHOR_END: body

//! name: capped_divisors
//! mistake: Tries no divisor above 1000.
//! says: Your gcd(7776, 5832) returned 972, but should return 1944. Your results for small numbers are right. 1944 also divides both numbers. Return the greatest common divisor.
// ANCHOR: body
if a == 0 { return b; }
if b == 0 { return a; }
(1..=a.min(b).min(1000)).rev().find(|d| a % d == 0 && b % d == 0).unwrap_or(1)
// ANCHOR_END: body

//! name: divides_by_a
//! mistake: Takes b % a and asks about b.
//! says: Your gcd(12, 18) panicked, but should return 6. gcd(0, 6) divided by 0. Check whether the divisor is 0 before you divide.
// ANCHOR: body
if b == 0 { a } else { gcd(b % a, a) }
// ANCHOR_END: body

//! name: equal_numbers_change_places
//! mistake: The smaller number goes second, but two equal numbers change places for ever.
//! says: Your gcd(48, 48) was stopped after 10 000 calls, but should return 48. gcd(48, 48) called itself with the same pair. Pass another pair, for example `b` and `a % b`, here 48 and 0.
// ANCHOR: body
if a <= b { gcd(b, a) } else if b == 0 { a } else { gcd(a % b, b) }
// ANCHOR_END: body

//! name: half_b
//! mistake: Halves b.
//! says: Your gcd(12, 18) returned 12, but should return 6. gcd(12, 18) called gcd(12, 9). The gcd of this pair is 3, not 6. Pass a pair with the same gcd, for example `b` and `a % b`.
// ANCHOR: body
if b == 0 { a } else { gcd(a, b / 2) }
// ANCHOR_END: body

//! name: halves_both
//! mistake: Two even numbers are halved, and the 2 that they share is forgotten.
//! says: Your gcd(12, 18) returned 3, but should return 6. The factor 2 is missing in your result. Check what your code does with the 2s that divide both numbers.
// ANCHOR: body
if b == 0 {
    a
} else if a % 2 == 0 && b % 2 == 0 {
    gcd(a / 2, b / 2)
} else {
    gcd(b, a % b)
}
// ANCHOR_END: body

//! name: halves_ends_with_zero
//! mistake: Halves, and returns the zero at the end.
//! says: Your gcd(12, 18) returned 0, but should return 6. gcd(0, 3) returned 0 without a call, but 3 divides both numbers. Check your base case: its condition and its result.
// ANCHOR: body
match (a, b) {
    (0, _) => a,
    (_, 0) => a,
    _ if a % 2 == 0 && b % 2 == 0 => 2 * gcd(a / 2, b / 2),
    _ if a % 2 == 0 => gcd(a / 2, b),
    _ if b % 2 == 0 => gcd(a, b / 2),
    _ if a >= b => gcd((a - b) / 2, b),
    _ => gcd(a, (b - a) / 2),
}
// ANCHOR_END: body

//! name: halves_one_for_two
//! mistake: Doubles the result, although only one number was halved.
//! says: Your gcd(12, 18) returned 12, but should return 6. gcd(12, 18) called gcd(6, 18), which returned 6, but gcd(12, 18) returned 12. The result of the call was already right.
// ANCHOR: body
match (a, b) {
    (0, _) => b,
    (_, 0) => a,
    _ if a % 2 == 0 && b % 2 == 0 => 2 * gcd(a / 2, b),
    _ if a % 2 == 0 => gcd(a / 2, b),
    _ if b % 2 == 0 => gcd(a, b / 2),
    _ if a >= b => gcd((a - b) / 2, b),
    _ => gcd(a, (b - a) / 2),
}
// ANCHOR_END: body

//! name: halves_with_one_even
//! mistake: Halves both numbers if one of them is even.
//! says: The gcd of this pair is 1, not 21. Pass a pair with the same gcd, for example `b` and `a % b`.
// ANCHOR: body
match (a, b) {
    (0, _) => b,
    (_, 0) => a,
    _ if b % 2 == 0 => 2 * gcd(a / 2, b / 2),
    _ if a % 2 == 0 => gcd(a / 2, b),
    _ if b % 2 == 0 => gcd(a, b / 2),
    _ if a >= b => gcd((a - b) / 2, b),
    _ => gcd(a, (b - a) / 2),
}
// ANCHOR_END: body

//! name: helper_divides_first
//! mistake: A helper divides before it checks the divisor.
//! says: Your gcd(7, 0) panicked, but should return 7. go(7, 0) divided by 0. If the divisor is 0, return before you divide.
// ANCHOR: body
#[traced]
fn go(large: u64, small: u64) -> u64 {
    let rest = large % small;
    if rest == 0 { small } else { go(small, rest) }
}
go(a, b)
// ANCHOR_END: body

//! name: helper_quotient
//! mistake: The helper passes the quotient instead of the remainder.
//! says: Your gcd(12, 18) returned 12, but should return 6. 12 does not divide 18. Your code called go(18, 12), go(12, 1), go(1, 12), go(12, 0).
// ANCHOR: body
#[traced]
fn go(large: u64, small: u64) -> u64 { if small == 0 { large } else { go(small, large / small) } }
go(a.max(b), a.min(b))
// ANCHOR_END: body

//! name: in_i32
//! mistake: Works in i32, which ends at 2 147 483 647.
//! says: Your gcd(2147483648, 13) returned 18446744073709551615, but should return 1. Your results for small numbers are right. Your result is −1, converted to a `u64`. Check that no number goes below 0, and that every variable and every cast is a `u64`.
// ANCHOR: body
let (a, b) = (a as i32, b as i32);
if b == 0 { a as u64 } else { gcd(b as u64, (a % b) as u64) }
// ANCHOR_END: body

//! name: kept_by_a
//! mistake: An answer once found for a is kept, whatever b was.
//! says: gcd(9, 6) returned another result after gcd(7, 0), but should return the same result. Your code stores a value between two calls
// ANCHOR: body
use std::cell::RefCell;
use std::collections::HashMap;
thread_local! { static KNOWN: RefCell<HashMap<u64, u64>> = RefCell::new(HashMap::new()); }
if let Some(known) = KNOWN.with(|known| known.borrow().get(&a).copied()) {
    return known;
}
let value = if b == 0 { a } else { gcd(b, a % b) };
KNOWN.with(|known| known.borrow_mut().insert(a, value));
value
// ANCHOR_END: body

//! name: larger_number_shrinks
//! mistake: The loop ends when one of the numbers is 0, and always returns the first one.
//! says: Your gcd(12, 18) returned 0, but should return 6. 0 divides no number except 0. If your code ends when one of the two numbers is 0, return the other one.
// ANCHOR: body
let (mut a, mut b) = (a, b);
while a != 0 && b != 0 {
    if a > b { a %= b } else { b %= a }
}
a
// ANCHOR_END: body

//! name: largest_so_far
//! mistake: Keeps the largest answer in a static.
//! says: Your code stores a value between two calls
// ANCHOR: body
use std::sync::atomic::{AtomicU64, Ordering};
static LAST: AtomicU64 = AtomicU64::new(0);
if b == 0 { LAST.fetch_max(a, Ordering::SeqCst); return LAST.load(Ordering::SeqCst); }
gcd(b, a % b)
// ANCHOR_END: body

//! name: least_common_multiple
//! mistake: Works out the least common multiple.
//! says: Your gcd(12, 18) returned 36, but should return 6. Your code returns the least common multiple, for example 36 for 12 and 18. Return the greatest number that divides both, here 6.
// ANCHOR: body
fn greatest(a: u64, b: u64) -> u64 { if b == 0 { a } else { greatest(b, a % b) } }
if a == 0 || b == 0 { return a.max(b); }
a / greatest(a, b) * b
// ANCHOR_END: body

//! name: least_multiple
//! mistake: The greatest common divisor is the number that both go into.
//! says: Your gcd(7, 0) returned 0, but should return 7. Your code returns the least common multiple, for example 36 for 12 and 18. Return the greatest number that divides both, here 6.
// ANCHOR: body
fn divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { divisor(b, a % b) }
}
if a == 0 || b == 0 { 0 } else { a / divisor(a, b) * b }
// ANCHOR_END: body

//! name: lower_bound
//! mistake: One is enough.
//! says: Your gcd(12, 18) returned 1, but should return 6. gcd(12, 18) returned 1 without a call, but 6 also divides both numbers and is greater. Check your base case: its condition and its result.
// ANCHOR: body
if b == 0 { a } else if a % b == 1 { 1 } else if a < b { 1 } else { gcd(b, a % b) }
// ANCHOR_END: body

//! name: max_base
//! mistake: Answers the larger at the end.
//! says: Your gcd(7, 0) returned 0, but should return 7. Every number divides 0, so gcd(a, 0) is `a`. If `b` is 0, return `a`, here 7.
// ANCHOR: body
if a == b { a } else if b == 0 { 0 } else { gcd(b, a % b) }
// ANCHOR_END: body

//! name: nearest_remainder_in_i64
//! mistake: Takes the nearest remainder in i64, which has no room for numbers from 2^63 on.
//! says: Your gcd(9223372036854776526, 5) returned 5, but should return 1. Your results for small numbers are right. Your result is the gcd of both numbers converted to `i64`. Check that every variable and every cast is a `u64`.
// ANCHOR: body
if b == 0 {
    return a;
}
let rest = (a as i64 % b as i64).abs();
let nearest = rest.min((b as i64).abs() - rest);
gcd(b, nearest as u64)
// ANCHOR_END: body

//! name: no_base_case
//! mistake: No base case: the last remainder, 0, is divided by.
//! says: Your gcd(7, 0) panicked, but should return 7. gcd(7, 0) divided by 0. Every number divides 0, so gcd(7, 0) is 7. If `b` is 0, return `a` before you divide.
// ANCHOR: body
gcd(b, a % b)
// ANCHOR_END: body

//! name: old_a_lost
//! mistake: A loop in which the remainder is taken of the new a.
//! says: Your gcd(12, 18) returned 18, but should return 6. Your code returned `b` for each of six pairs. Check the condition for returning `b`, and that your code computes the remainder `a % b` with the old `a` and the old `b`.
// ANCHOR: body
let (mut a, mut b) = (a, b);
while b != 0 {
    a = b;
    b = a % b;
}
a
// ANCHOR_END: body

//! name: plus_one
//! mistake: Adds one in the remainder.
//! says: Your gcd(12, 18) returned 2, but should return 6. In a separate run, gcd(1071, 462) called gcd(462, 148). Pass `b` and `a % b`, here 462 and 147.
// ANCHOR: body
if b <= 1 { a } else { gcd(b, (a + 1) % b) }
// ANCHOR_END: body

//! name: quotient
//! mistake: Hands on the quotient.
//! says: Your gcd(12, 18) returned 18, but should return 6. In a separate run, gcd(1071, 462) called gcd(462, 2). The 2 is the quotient `a / b`. Pass the remainder `a % b`.
// ANCHOR: body
if b == 0 { a } else { gcd(b, a / b) }
// ANCHOR_END: body

//! name: quotient_one_ends
//! mistake: Ends with b if it goes into a once.
//! says: Your gcd(12, 18) returned 12, but should return 6. gcd(18, 12) returned 12 without a call, but 12 does not divide 18. Check your base case: its condition and its result.
// ANCHOR: body
if b == 0 { a } else if a / b == 1 { b } else { gcd(b, a % b) }
// ANCHOR_END: body

//! name: quotient_zero_ends
//! mistake: Ends where the quotient is 0 instead of the remainder.
//! says: Your gcd(12, 18) returned 18, but should return 6. gcd(12, 18) returned 18 without a call, but 18 does not divide 12. Check your base case: its condition and its result.
// ANCHOR: body
if b == 0 { a } else if a / b == 0 { b } else { gcd(b, a % b) }
// ANCHOR_END: body

//! name: remainder_by_floats
//! mistake: Works out the remainder with floats, which round beyond 2⁵³.
//! says: Your gcd(2, 9007199254740993) returned 2, but should return 1. Your results for small numbers are right. If you use a float, it rounds numbers of more than 53 bits. Use `u64` for every variable and every cast.
// ANCHOR: body
if b == 0 { return a; }
let q = (a as f64 / b as f64).floor();
gcd(b, (a as f64 - q * b as f64) as u64)
// ANCHOR_END: body

//! name: remainder_first
//! mistake: The remainder is handed on in the first place, where it is never divided by.
//! says: Your gcd(12, 18) was stopped after 10 000 calls, but should return 6. gcd(12, 18) called itself with the same pair. In a separate run, gcd(1071, 462) called gcd(147, 462). Pass `b` as the first number and `a % b` as the second.
// ANCHOR: body
if b == 0 { a } else { gcd(a % b, b) }
// ANCHOR_END: body

//! name: remainder_of_the_larger
//! mistake: The remainder of the larger one by the smaller one is the answer.
//! says: Your gcd(1071, 462) returned 147, but should return 21. Your code returns the remainder of one division, for example 12 for 40 and 28, but 12 divides neither number. Return the gcd of `b` and this remainder.
// ANCHOR: body
if b == 0 { a } else if a > b { a % b } else { b % a.max(1) }
// ANCHOR_END: body

//! name: remainder_of_the_wrong_one
//! mistake: Takes b % a, which need not become smaller where a is the larger one.
//! says: Your gcd(18, 12) returned 12, but should return 6. In a separate run, gcd(1071, 462) called gcd(462, 462). Your second number is `b % a`. Pass `a % b`, the remainder of `a` divided by `b`.
// ANCHOR: body
if b == 0 { a } else { gcd(b, b % a) }
// ANCHOR_END: body

//! name: remainder_zero_gives_a
//! mistake: Where nothing is left over, answers the larger of the two.
//! says: Your gcd(12, 18) returned 12, but should return 6. gcd(12, 6) returned 12 without a call, but 12 does not divide 6. Check your base case: its condition and its result.
// ANCHOR: body
if b == 0 { a } else if a % b == 0 { a } else { gcd(b, a % b) }
// ANCHOR_END: body

//! name: smallest_common_divisor
//! mistake: Counts up and stops at the first common divisor above 1.
//! says: Your gcd(12, 18) returned 2, but should return 6. Your code returns the smallest number above 1 that divides both, for example 2 for 12 and 18. Return the greatest number that divides both, here 6.
// ANCHOR: body
if b == 0 { return a; }
if a == 0 { return b; }
(2..=a.min(b)).find(|d| a % d == 0 && b % d == 0).unwrap_or(1)
// ANCHOR_END: body

//! name: smallest_found
//! mistake: The first number that divides both is the one that is asked for.
//! says: Your gcd(7, 0) returned 1, but should return 7. Your code returns the smallest number above 1 that divides both, for example 2 for 12 and 18. Return the greatest number that divides both, here 6.
// ANCHOR: body
(2..=a.min(b)).find(|d| a % d == 0 && b % d == 0).unwrap_or(1)
// ANCHOR_END: body

//! name: stops_at_one
//! mistake: Stops when b is 1, and only then.
//! says: Your gcd(7, 0) panicked, but should return 7. gcd(7, 0) divided by 0. Every number divides 0, so gcd(7, 0) is 7. If `b` is 0, return `a` before you divide.
// ANCHOR: body
if b == 1 { 1 } else { gcd(b, a % b) }
// ANCHOR_END: body

//! name: stops_at_remainder_zero
//! mistake: Stops one step early, when b divides a, and so divides by a b that is 0.
//! says: Your gcd(7, 0) panicked, but should return 7. gcd(7, 0) divided by 0. Every number divides 0, so gcd(7, 0) is 7. If `b` is 0, return `a` before you divide.
// ANCHOR: body
if a % b == 0 { b } else { gcd(b, a % b) }
// ANCHOR_END: body

//! name: stops_when_remainder_is_one
//! mistake: Stops as soon as the smaller number is 1 or 0.
//! says: Your gcd(17, 5) returned 2, but should return 1. gcd(2, 1) returned 2 without a call, but 2 does not divide 1. Check your base case: its condition and its result.
// ANCHOR: body
    if b <= 1 { a } else { gcd(b, a % b) }
// ANCHOR_END: body

//! name: subtracts
//! mistake: Subtracts, as Euclid did, where one remainder stands for many subtractions.
//! says: Your gcd(1000000, 1) was stopped after 10 000 calls, but should return 1. In a separate run, gcd(1071, 462) called gcd(609, 462). Your code subtracted `b` only once. Pass the remainder `a % b`, the result of subtracting `b` as often as possible.
// ANCHOR: body
if b == 0 {
    a
} else if a < b {
    gcd(b, a)
} else {
    gcd(a - b, b)
}
// ANCHOR_END: body

//! name: subtracts_below_zero
//! mistake: Takes the larger number from the smaller.
//! says: Your gcd(12, 18) panicked, but should return 6. gcd(12, 18) subtracted too much, and no `u64` is below 0. Check this subtraction, or use the remainder `a % b` instead.
// ANCHOR: body
if b == 0 { a } else { gcd(b, a - b) }
// ANCHOR_END: body

//! name: subtracts_until_equal
//! mistake: Takes the smaller one from the larger until both are the same, and 0 never is.
//! says: Your gcd(7, 0) was stopped after 10 000 calls, but should return 7. gcd(7, 0) called itself with the same pair. If `b` is 0, return `a`, here 7, without a call.
// ANCHOR: body
if a == b { a } else if a > b { gcd(a - b, b) } else { gcd(a, b - a) }
// ANCHOR_END: body

//! name: swaps_alone
//! mistake: The two change places, and nothing becomes smaller.
//! says: Your gcd(12, 18) was stopped after 10 000 calls, but should return 6. In a separate run, gcd(1071, 462) called gcd(462, 1071). The two numbers changed places, but neither became smaller. Pass `b` and `a % b`.
// ANCHOR: body
if b == 0 { a } else { gcd(b, a) }
// ANCHOR_END: body

//! name: swaps_equal_numbers
//! mistake: Brings the larger number to the front, and swaps equal numbers too.
//! says: Your gcd(48, 48) was stopped after 10 000 calls, but should return 48. gcd(48, 48) called itself with the same pair. Pass another pair, for example `b` and `a % b`, here 48 and 0.
// ANCHOR: body
if a <= b && b != 0 { gcd(b, a) } else if b == 0 { a } else { gcd(b, a % b) }
// ANCHOR_END: body

//! name: the_smaller
//! mistake: Answers the smaller number where it does not divide the other.
//! says: Your gcd(12, 18) returned 12, but should return 6. Your code returns the smaller number, for example 12 for 12 and 18, but 12 does not divide 18. Return the greatest number that divides both, here 6.
// ANCHOR: body
if b == 0 { return a; }
if a == 0 { return b; }
a.min(b)
// ANCHOR_END: body

//! name: tries_divisors
//! mistake: Tries one divisor after the other, the greatest first, however large the numbers are.
//! says: Your gcd(4000001, 4000000) took more than twice as long as gcd(1000001, 1000000), but should take about the same time. If a loop tries one number after another, numbers of 20 digits take years. Use the remainder `a % b`, which makes the pair small quickly.
// ANCHOR: body
if a == 0 || b == 0 { return a + b; }
let mut divisor = a.min(b);
while a % divisor != 0 || b % divisor != 0 {
    divisor -= 1;
}
divisor
// ANCHOR_END: body

//! name: two_steps_in_a_call
//! mistake: Makes two divisions in each call, but checks only the first divisor.
//! says: Your gcd(12, 18) panicked, but should return 6. gcd(12, 6) divided by 0, but neither of its two numbers is 0. Before each division, check whether the divisor that your code computed is 0.
// ANCHOR: body
if b == 0 { return a; }
let a = a % b;
let b = b % a;
gcd(a, b)
// ANCHOR_END: body

//! name: twos_of_one_number_counted
//! mistake: Stein's method, but a factor 2 of one number alone counts, too.
//! says: Your gcd(12, 18) returned 12, but should return 6. The factor 2 appears too often in your results. Count a 2 only if it divides both numbers.
// ANCHOR: body
if a == 0 || b == 0 { return a + b; }
let (mut a, mut b, mut twos) = (a, b, 0);
while a % 2 == 0 || b % 2 == 0 {
    if a % 2 == 0 { a /= 2; }
    if b % 2 == 0 { b /= 2; }
    twos += 1;
}
while b != 0 { (a, b) = (b, a % b); }
a << twos
// ANCHOR_END: body

//! name: value_dropped
//! mistake: The call works on the same a, so its value is not needed.
//! says: Your gcd(12, 18) returned 12, but should return 6. gcd(12, 6) called gcd(6, 0), which returned 6, but gcd(12, 6) returned 12. Return the result of the call unchanged.
// ANCHOR: body
if b != 0 {
    gcd(b, a % b);
}
a
// ANCHOR_END: body

//! name: zero_and_zero_is_one
//! mistake: Says that 1 is the greatest number that divides 0 and 0.
//! says: Your gcd(0, 0) returned 1, but should return 0. Use the rule gcd(a, 0) = a for a = 0 as well: the result is 0.
// ANCHOR: body
if a == 0 && b == 0 { 1 } else if b == 0 { a } else { gcd(b, a % b) }
// ANCHOR_END: body

// Right answers in other styles, which must pass.

//! name: a_loop
//! right: The same in a loop.
//! told: but the recorder saw no recursive call
// ANCHOR: body
let (mut a, mut b) = (a, b);
while b != 0 { (a, b) = (b, a % b); }
a
// ANCHOR_END: body

//! name: checked_rem
//! right: Asks with checked_rem.
//! told: gcd(12, 18) made 4 calls
// ANCHOR: body
a.checked_rem(b).map_or(a, |rest| gcd(b, rest))
// ANCHOR_END: body

//! name: halves
//! right: Halves even numbers, as Stein does, and subtracts odd ones.
//! told: For gcd(1000000, 1) your code makes 21 calls; with the remainder, 2 are enough.
// ANCHOR: body
match (a, b) {
    (0, _) => b,
    (_, 0) => a,
    _ if a % 2 == 0 && b % 2 == 0 => 2 * gcd(a / 2, b / 2),
    _ if a % 2 == 0 => gcd(a / 2, b),
    _ if b % 2 == 0 => gcd(a, b / 2),
    _ if a >= b => gcd((a - b) / 2, b),
    _ => gcd(a, (b - a) / 2),
}
// ANCHOR_END: body

//! name: larger_first
//! right: Brings the larger number to the front first.
//! told: gcd(12, 18) made 4 calls
// ANCHOR: body
if a < b { gcd(b, a) } else if b == 0 { a } else { gcd(b, a % b) }
// ANCHOR_END: body

//! name: looks_before
//! right: Stops one call earlier, where b divides a.
//! told: gcd(12, 18) made 3 calls
// ANCHOR: body
if b == 0 { a } else if a % b == 0 { b } else { gcd(b, a % b) }
// ANCHOR_END: body

//! name: smallest_remainder
//! right: Takes the remainder nearest to 0, and so makes fewer calls.
//! told: gcd(12, 18) made
// ANCHOR: body
if b == 0 { return a; }
let rest = a % b;
gcd(b, rest.min(b - rest))
// ANCHOR_END: body

//! name: traced_helper
//! right: A traced helper that knows which one is larger.
//! told: gcd(12, 18) made
// ANCHOR: body
#[traced]
fn go(large: u64, small: u64) -> u64 { if small == 0 { large } else { go(small, large % small) } }
go(a.max(b), a.min(b))
// ANCHOR_END: body

//! name: untraced_helper
//! right: A helper without #[traced].
//! told: but the recorder saw no recursive call
// ANCHOR: body
fn go(a: u64, b: u64) -> u64 { match b { 0 => a, _ => go(b, a % b) } }
go(a, b)
// ANCHOR_END: body

//! name: wide
//! right: Works in u128.
//! told: but the recorder saw no recursive call
// ANCHOR: body
let (mut a, mut b) = (u128::from(a), u128::from(b));
loop {
    if b == 0 { return a as u64; }
    let rest = a % b;
    a = b;
    b = rest;
}
// ANCHOR_END: body
