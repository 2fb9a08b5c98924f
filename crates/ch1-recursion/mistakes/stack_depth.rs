// Wrong answers to the exercise `stack_depth` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: base_case_only_for_empty
//! mistake: Only the empty slice stops; one element is halved for ever.
//! says: Your sum_by_halves([7]) was stopped after 19 999 calls, but should return 7. Your code split [7] into [] and [7]. Return a single number without a call.
// ANCHOR: halves
if numbers.is_empty() {
    return 0;
}
let (left, right) = numbers.split_at(numbers.len() / 2);
sum_by_halves(left) + sum_by_halves(right)
// ANCHOR_END: halves

//! name: both_ends
//! mistake: The first and the last number are taken, and the middle is halved.
//! says: Your sum_by_halves of 8 numbers went 5 frames deep, but should go 4 deep. Split every list in the middle, so that both parts have about the same length. (The sum is right.)
// CHANGE: halves
-     _ => {
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
-     }
+     [first, middle @ .., last] => first + sum_by_halves(middle) + last,

//! name: checks_by_ones
//! mistake: Checks the sum with the other function.
//! says: sum_by_halves([2, 3]) called sum_by_ones([2, 3]). Call only `sum_by_halves`.
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         let sum = sum_by_halves(left) + sum_by_halves(right);
+         debug_assert_eq!(sum, sum_by_ones(numbers));
+         sum

//! name: copies
//! mistake: By ones from the back, one call for each and one more for all.
//! says: Your sum_by_ones of 8 numbers made 255 calls, but should need at most 15. Sum each part only once. (The sum is right.)
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     _ => { let _ = sum_by_ones(&numbers[1..]); numbers[0] + sum_by_ones(&numbers[1..]) }

//! name: counts_them
//! mistake: Counts the numbers.
//! says: Your sum_by_ones([7]) returned 1, but should return 7. One number is its own sum. Return this number.
// CHANGE: ones
-     [only] => *only,
+     [_] => 1,

//! name: each_half_twice
//! mistake: Sums each half twice and takes the larger answer.
//! says: Your sum_by_halves of 7 numbers made 69 calls, but should need at most 13. sum_by_halves([1, 2, 3, 4, 5, 6, 7]) itself made 4 calls. Make only two calls, one for each part of the list. (The sum is right.)
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         sum_by_halves(left).max(sum_by_halves(left)) + sum_by_halves(right).max(sum_by_halves(right))

//! name: empty_below_zero
//! mistake: Takes one from the length before it asks.
//! says: Your sum_by_ones([]) panicked, but should return 0. An empty list has no number to read. Return 0 for an empty list.
// ANCHOR: ones
let last = numbers.len() - 1;
if last == 0 { return numbers[0]; }
numbers[0] + sum_by_ones(&numbers[1..])
// ANCHOR_END: ones

//! name: empty_is_one
//! mistake: The sum of nothing is taken for 1.
//! says: Your sum_by_ones([]) returned 1, but should return 0. The sum of no numbers is 0: return 0 for an empty list.
// ANCHOR: ones
match numbers {
    [] => 1,
    [only] => *only,
    [first, rest @ ..] => first + sum_by_ones(rest),
}
// ANCHOR_END: ones

//! name: empty_parts
//! mistake: The middle element is added on its own, and one element is split into nothing twice.
//! says: Your sum_by_halves of 1 number made 3 calls, but should need at most 1. Your code split [1] into [] and []. Return a single number without a call. (The sum is right.)
// ANCHOR: halves
if numbers.is_empty() {
    return 0;
}
let mid = numbers.len() / 2;
sum_by_halves(&numbers[..mid]) + numbers[mid] + sum_by_halves(&numbers[mid + 1..])
// ANCHOR_END: halves

//! name: equal_numbers_once
//! mistake: A number that comes twice is added once.
//! says: Your sum_by_ones([1, 1]) returned 1, but should return 2.
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     [first, rest @ ..] if rest.contains(first) => sum_by_ones(rest),
+     [first, rest @ ..] => first + sum_by_ones(rest),

//! name: first_added_twice
//! mistake: The first number is added twice.
//! says: Your sum_by_ones([1, 2, 3, 4]) returned 16, but should return 10. sum_by_ones([4]) returned 4, but your code returned 10 for [3, 4]. Return the sum of this result and the remaining number, 3.
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     [first, rest @ ..] => first + first + sum_by_ones(rest),

//! name: first_not_added
//! mistake: The first number is split off and not added.
//! says: Your sum_by_ones([1, 2, 3, 4]) returned 4, but should return 10. sum_by_ones([4]) returned 4, but your code returned 4 for [3, 4]. Return the sum of this result and the remaining number, 3.
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     [_, rest @ ..] => sum_by_ones(rest),

//! name: first_of_none
//! mistake: Takes the first element without asking whether there is one.
//! says: Your sum_by_ones([]) panicked, but should return 0. An empty list has no number to read. Return 0 for an empty list.
// ANCHOR: ones
if numbers.len() == 1 {
    return numbers[0];
}
numbers[0] + sum_by_ones(&numbers[1..])
// ANCHOR_END: ones

//! name: halved_once
//! mistake: The list is cut in half once, and each half is summed number by number.
//! says: sum_by_halves([1]) called sum_by_ones([]). Call only `sum_by_halves`. (The sum is right.)
// ANCHOR: halves
    let (left, right) = numbers.split_at(numbers.len() / 2);
    sum_by_ones(left) + sum_by_ones(right)
// ANCHOR_END: halves

//! name: halves_by_helper_chain
//! mistake: A traced helper with bounds goes down one by one.
//! says: Your sum_by_halves of 8 numbers went 9 frames deep, but should go 4 deep. Split every list in the middle, so that both parts have about the same length. (The sum is right.)
// ANCHOR: halves
#[traced]
fn part(numbers: &[u64], lo: usize, hi: usize) -> u64 {
    if lo == hi { return 0; }
    if hi - lo == 1 { return numbers[lo]; }
    numbers[lo] + part(numbers, lo + 1, hi)
}
part(numbers, 0, numbers.len())
// ANCHOR_END: halves

//! name: halves_by_ones
//! mistake: Splits off one element, so the tree is a chain again.
//! says: Your sum_by_halves of 8 numbers went 8 frames deep, but should go 4 deep. Split every list in the middle, so that both parts have about the same length. (The sum is right.)
// CHANGE: halves
-         let (left, right) = numbers.split_at(numbers.len() / 2);
+         let (left, right) = numbers.split_at(1);

//! name: halves_mid_minus_one
//! mistake: The middle is one too far to the left.
//! says: Your sum_by_halves([1, 2, 3, 4]) was stopped after 19 999 calls, but should return 10. Your code split [3, 4] into [] and the whole list. Check the index of the split: no part may be empty.
// ANCHOR: halves
    if numbers.is_empty() { return 0; }
    if numbers.len() == 1 { return numbers[0]; }
    let mid = (numbers.len() - 1) / 2;
    sum_by_halves(&numbers[..mid]) + sum_by_halves(&numbers[mid..])
// ANCHOR_END: halves

//! name: handed_on_whole
//! mistake: The first element is added, and the call is about all of them again.
//! says: Your sum_by_ones([1, 2, 3, 4]) was stopped after 10 000 calls, but should return 10. Your code passed the whole list [1, 2, 3, 4] to the next call. Pass only a part of this list.
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     [first, ..] => first + sum_by_ones(numbers),

//! name: helper_off_by_one
//! mistake: A traced helper begins at 1.
//! says: Your sum_by_ones([7]) returned 0, but should return 7. One number is its own sum. Return this number.
// ANCHOR: ones
#[traced]
fn from(numbers: &[u64], at: usize) -> u64 { if at >= numbers.len() { 0 } else { numbers[at] + from(numbers, at + 1) } }
from(numbers, 1)
// ANCHOR_END: ones

//! name: helper_past_end
//! mistake: A traced helper goes past the end.
//! says: Your sum_by_ones([]) panicked, but should return 0. from([], 0) went below 0 or past the end of a list. Check the indices in this call.
// ANCHOR: ones
#[traced]
fn from(numbers: &[u64], at: usize) -> u64 { if at > numbers.len() { 0 } else { numbers[at] + from(numbers, at + 1) } }
from(numbers, 0)
// ANCHOR_END: ones

//! name: helper_splits_a_single_number
//! mistake: The base case of the helper is a part of two numbers, so a single number is split again.
//! says: Your sum_by_halves([7]) was stopped after 19 998 calls, but should return 7. part([7], 0, 1) called itself with the same arguments. Pass a smaller part of the list, or return without a call if this part has at most one number.
// ANCHOR: halves
#[traced]
fn part(numbers: &[u64], lo: usize, hi: usize) -> u64 {
    if lo == hi { return 0; }
    if hi - lo == 2 { return numbers[lo] + numbers[lo + 1]; }
    let middle = lo + (hi - lo) / 2;
    part(numbers, lo, middle) + part(numbers, middle, hi)
}
part(numbers, 0, numbers.len())
// ANCHOR_END: halves

//! name: in_u32
//! mistake: Adds in 32 bits.
//! says: Your sum_by_halves([1099511627776, 8589934592, 5]) returned 5, but should return 1108101562373. Your sums of small numbers are right. Your code returned the last 32 bits of the sum. Use `u64` for every variable and every cast.
// CHANGE: halves
-     [only] => *only,
+     [only] => u64::from(*only as u32),

//! name: index_not_value
//! mistake: Adds the index.
//! says: Your sum_by_ones([7]) returned 0, but should return 7. One number is its own sum. Return this number.
// ANCHOR: ones
match numbers {
    [] => 0,
    [_, rest @ ..] => rest.len() as u64 + sum_by_ones(rest),
}
// ANCHOR_END: ones

//! name: index_one
//! mistake: Takes 1 for the index of the first number.
//! says: Your sum_by_ones([7]) panicked, but should return 7. Your code read index 1 of [7], but the last index is 0. Check the index.
// ANCHOR: ones
if numbers.is_empty() { return 0; }
numbers[1] + sum_by_ones(&numbers[1..])
// ANCHOR_END: ones
// ANCHOR: halves
match numbers { [] => 0, [x] => *x, _ => { let (l, r) = numbers.split_at(numbers.len() / 2); sum_by_halves(l) + sum_by_halves(r) } }
// ANCHOR_END: halves

//! name: kept_in_a_static
//! mistake: Adds on to a static.
//! says: returned another result the second time
// ANCHOR: ones
use std::sync::atomic::{AtomicU64, Ordering};
static SUM: AtomicU64 = AtomicU64::new(0);
for number in numbers { SUM.fetch_add(*number, Ordering::SeqCst); }
SUM.load(Ordering::SeqCst)
// ANCHOR_END: ones

//! name: larger_half
//! mistake: Takes the larger of the two answers.
//! says: Your sum_by_halves([1, 2, 3, 4]) returned 4, but should return 10. For [3, 4], the calls returned 3 and 4, but your code returned 4. Return the sum of both results.
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         sum_by_halves(left).max(sum_by_halves(right))

//! name: last_left_out
//! mistake: Ends before the last number.
//! says: Your sum_by_ones([1, 2, 3, 4]) returned 3, but should return 10.
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     [first, rest @ .., _] => first + sum_by_ones(rest),

//! name: left_half_never_summed
//! mistake: Splits the list, and returns the sum of its right half alone.
//! says: Your sum_by_halves([1, 2, 3, 4]) returned 4, but should return 10. For [1, 2, 3, 4], your code passed [3, 4] to the next call, and returned its result. Add each of the other numbers, [1, 2].
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         _ = left; sum_by_halves(right)

//! name: left_half_only
//! mistake: Recursion on the left half, a loop for the right one.
//! says: Your sum_by_halves of 64 numbers called itself for one half, but should call itself for both halves. sum_by_halves([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, …]) made only one call. Sum the other half with `sum_by_halves` as well. (The sum is right.)
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         sum_by_halves(left) + right.iter().sum::<u64>()

//! name: left_twice
//! mistake: Sums the left half twice.
//! says: Your sum_by_halves([1, 2, 3, 4]) returned 4, but should return 10. Your code split [1, 2, 3, 4], but both calls received [1, 2]. Sum the other part as well.
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         let _ = right;
+         sum_by_halves(left) + sum_by_halves(left)

//! name: library_sum
//! mistake: The library adds the numbers.
//! says: Your sum_by_ones of 100 numbers made no recorded call, but should call itself. This exercise is about functions that call themselves. Call `sum_by_ones` for each part, or put `#[traced]` above the helper that calls itself. (The sum is right.)
// ANCHOR: ones
numbers.iter().sum()
// ANCHOR_END: ones
// ANCHOR: halves
let (left, right) = numbers.split_at(numbers.len() / 2);
left.iter().sum::<u64>() + right.iter().sum::<u64>()
// ANCHOR_END: halves

//! name: middle_left_out
//! mistake: The element in the middle is in neither half.
//! says: Your sum_by_halves([1, 2, 3, 4]) returned 5, but should return 10. Your code split [1, 2, 3, 4] into [1, 2] and [4], but 3 is in no part. Deeper calls also left out 2. Put each number into one of the two parts, or add the number separately.
// CHANGE: halves
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
+         let mid = numbers.len() / 2;
+         sum_by_halves(&numbers[..mid]) + sum_by_halves(&numbers[mid + 1..])

//! name: multiplies
//! mistake: Multiplies the two parts.
//! says: Your sum_by_halves([1, 2, 3, 4]) returned 24, but should return 10.
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         sum_by_halves(left) * sum_by_halves(right)

//! name: no_base_halves
//! mistake: Splits without a base case.
//! says: Your sum_by_halves([]) was stopped after 10 000 calls, but should return 0. sum_by_halves([]) called itself. Return 0 for an empty list without a call.
// ANCHOR: ones
match numbers { [] => 0, [x] => *x, [x, rest @ ..] => sum_by_ones(&[*x]) + sum_by_ones(rest) }
// ANCHOR_END: ones
// ANCHOR: halves
let (l, r) = numbers.split_at(numbers.len() / 2);
sum_by_halves(l) + sum_by_halves(r)
// ANCHOR_END: halves

//! name: nothing_for_two
//! mistake: Two numbers are taken for one.
//! says: Your sum_by_halves([1, 2, 3, 4]) returned 4, but should return 10.
// ANCHOR: halves
match numbers {
    [] => 0,
    [only, ..] if numbers.len() <= 2 => *only,
    _ => { let (l, r) = numbers.split_at(numbers.len() / 2); sum_by_halves(l) + sum_by_halves(r) }
}
// ANCHOR_END: halves

//! name: odd_one_lost
//! mistake: Two pieces of half the length; of an odd length, one number is left over.
//! says: Your sum_by_halves([5, 6, 8]) returned 11, but should return 19. Your code split [5, 6, 8] into [5] and [6], but 8 is in no part. Put each number into one of the two parts, or add the number separately.
// CHANGE: halves
-     _ => {
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
-     }
+     _ => numbers.chunks_exact(numbers.len() / 2).take(2).map(sum_by_halves).sum(),

//! name: off_by_one_left
//! mistake: The left half ends one early.
//! says: Your sum_by_halves([1, 2, 3, 4]) returned 5, but should return 10. Your code split [1, 2, 3, 4] into [1] and [3, 4], but 2 is in no part. Deeper calls also left out 3. Put each number into one of the two parts, or add the number separately.
// CHANGE: halves
-     _ => {
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
-     }
+     _ => { let mid = numbers.len() / 2; sum_by_halves(&numbers[..mid - 1]) + sum_by_halves(&numbers[mid..]) }

//! name: one_half_forgotten
//! mistake: Only the left half is summed; the right one is split off and dropped.
//! says: Your sum_by_halves([1, 2, 3, 4]) returned 1, but should return 10. For [1, 2, 3, 4], your code passed [1, 2] to the next call, and returned its result. Add each of the other numbers, [3, 4].
// CHANGE: halves
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
+         let (left, _right) = numbers.split_at(numbers.len() / 2);
+         sum_by_halves(left)

//! name: one_half_minus_the_other
//! mistake: Subtracts one half from the other.
//! says: Your sum_by_halves([1, 2, 3, 4]) panicked, but should return 10. sum_by_halves([1, 2]) went below 0. Check each subtraction in this call.
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         sum_by_halves(left) - sum_by_halves(right)

//! name: one_in_both
//! mistake: The number in the middle belongs to both halves.
//! says: Put each number into only one part.
// CHANGE: halves
+     [a, b] => a + b,
      _ => {
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
+         let mid = numbers.len() / 2;
+         sum_by_halves(&numbers[..=mid]) + sum_by_halves(&numbers[mid..])

//! name: one_is_nothing
//! mistake: One number is taken for a sum of 0.
//! says: Your sum_by_halves([7]) returned 0, but should return 7. One number is its own sum. Return this number.
// ANCHOR: halves
if numbers.len() <= 1 { return 0; }
let (left, right) = numbers.split_at(numbers.len() / 2);
sum_by_halves(left) + sum_by_halves(right)
// ANCHOR_END: halves

//! name: ones_by_halves
//! mistake: Both functions split in the middle.
//! says: Your sum_by_ones of 8 numbers went 4 frames deep, but should go 8 or 9 deep. Pass all numbers after the first to a single call. (The sum is right.)
// CHANGE: ones
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
+         let (left, right) = numbers.split_at(numbers.len() / 2);
+         sum_by_ones(left) + sum_by_ones(right)

//! name: ones_for_both
//! mistake: Hands the whole list to the other function.
//! says: Your sum_by_ones of 8 numbers went 5 frames deep, but should go 8 or 9 deep. Your code passed numbers to `sum_by_halves`. Pass all numbers after the first to `sum_by_ones`. (The sum is right.)
// ANCHOR: ones
sum_by_halves(numbers)
// ANCHOR_END: ones

//! name: ones_last_lost
//! mistake: The rest ends before the last number.
//! says: Your sum_by_ones([1, 2, 3, 4]) returned 3, but should return 10. Your code split [1, 2, 3, 4] into [1] and [2, 3], but 4 is in no part. Deeper calls also left out 3. Put each number into one of the two parts, or add the number separately.
// ANCHOR: ones
    match numbers.len() {
        0 => 0,
        1 => numbers[0],
        n => sum_by_ones(&numbers[..1]) + sum_by_ones(&numbers[1..n - 1]),
    }
// ANCHOR_END: ones

//! name: ones_leave_it_to_halves
//! mistake: The first one is split off, and the others go to the other function.
//! says: Your sum_by_ones of 8 numbers went 5 frames deep, but should go 8 or 9 deep. Your code passed numbers to `sum_by_halves`. Pass all numbers after the first to `sum_by_ones`. (The sum is right.)
// ANCHOR: ones
if numbers.len() < 2 { return numbers.iter().sum(); }
let (a, b) = numbers.split_at(1);
sum_by_ones(a) + sum_by_halves(b)
// ANCHOR_END: ones
// ANCHOR: halves
if numbers.len() < 2 { return numbers.iter().sum(); }
let mid = numbers.len() / 2;
let mut total = 0;
for n in &numbers[..mid] { total += n; }
total + sum_by_halves(&numbers[mid..])
// ANCHOR_END: halves

//! name: rest_asked_twice
//! mistake: To be safe the sum of the rest is asked twice.
//! says: Your sum_by_ones of 2 numbers made 4 calls, but should need at most 3. sum_by_ones([1, 2]) itself made 3 calls. Make only two calls, one for each part of the list. (The sum is right.)
// CHANGE: ones
-         sum_by_ones(first) + sum_by_ones(rest)
+         if sum_by_ones(rest) == 0 {
+             sum_by_ones(first)
+         } else {
+             sum_by_ones(first) + sum_by_ones(rest)
+         }

//! name: rest_for_both
//! mistake: The rest is summed twice, and the first number never.
//! says: Your sum_by_ones([1, 2, 3, 4]) returned 32, but should return 10. Your code split [1, 2, 3, 4], but both calls received [2, 3, 4]. Sum the other part as well.
// CHANGE: ones
-             let (first, rest) = numbers.split_at(1);
-             sum_by_ones(first) + sum_by_ones(rest)
+             let (_, rest) = numbers.split_at(1);
+             sum_by_ones(rest) + sum_by_ones(rest)

//! name: right_half_by_ones
//! mistake: The right half is handed to the other function, which goes down one by one.
//! says: Your sum_by_halves of 8 numbers went 5 frames deep, but should go 4 deep. Your code called `sum_by_ones`. Call only `sum_by_halves`, once for each half. (The sum is right.)
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         sum_by_halves(left) + sum_by_ones(right)

//! name: right_minus_left
//! mistake: Subtracts.
//! says: Your sum_by_halves([1, 2, 3, 4]) returned 0, but should return 10. For [3, 4], the calls returned 3 and 4, but your code returned 1. Return the sum of both results.
// CHANGE: halves
-     _ => {
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
-     }
+     _ => { let (l, r) = numbers.split_at(numbers.len() / 2); sum_by_halves(l).abs_diff(sum_by_halves(r)) }

//! name: running_total_added_again
//! mistake: The helper returns a running total, and its callers add two such totals.
//! says: Your sum_by_halves([1, 2, 3, 4]) returned 20, but should return 10. For [4], your code returned 10 without a recorded call, but the sum of the numbers in this call is 4.
// ANCHOR: halves
#[traced(skip(total))]
fn add(numbers: &[u64], total: &mut u64) -> u64 {
    match numbers {
        [] => *total,
        [only] => {
            *total += *only;
            *total
        }
        _ => {
            let (left, right) = numbers.split_at(numbers.len() / 2);
            add(left, total) + add(right, total)
        }
    }
}
let mut total = 0;
match numbers {
    [] => 0,
    [only] => *only,
    _ => {
        let (left, right) = numbers.split_at(numbers.len() / 2);
        add(left, &mut total) + add(right, &mut total)
    }
}
// ANCHOR_END: halves

//! name: running_total_added_to_the_next
//! mistake: The helper adds the total of the left part to that of the right part, which contains it.
//! says: Your sum_by_halves([1, 2, 3, 4]) returned 18, but should return 10. add_to(1, [2]) received 1 and returned 3, so its result already contains the 1. But your code added 1 once more.
// ANCHOR: halves
#[traced]
fn add_to(sum: u64, numbers: &[u64]) -> u64 {
    match numbers {
        [] => sum,
        [only] => sum + *only,
        _ => {
            let (left, right) = numbers.split_at(numbers.len() / 2);
            let with_left = add_to(sum, left);
            with_left + add_to(with_left, right)
        }
    }
}
let (left, right) = numbers.split_at(numbers.len() / 2);
add_to(add_to(0, left), right)
// ANCHOR_END: halves

//! name: splits_off_the_middle
//! mistake: The one in the middle is added, and what is left and right of it are two parts; only none is a base case.
//! says: Your sum_by_halves of 1 number made 3 calls, but should need at most 1. Your code split [1] into [] and []. Return a single number without a call. (The sum is right.)
//! also: Your sum_by_halves of 1 number went 2 frames deep, but should go 1 deep.
// ANCHOR: ones
if numbers.is_empty() { return 0; }
numbers[0] + sum_by_ones(&numbers[1..])
// ANCHOR_END: ones
// ANCHOR: halves
if numbers.is_empty() { return 0; }
let k = numbers.len() / 2;
numbers[k] + sum_by_halves(&numbers[..k]) + sum_by_halves(&numbers[k + 1..])
// ANCHOR_END: halves

//! name: third_part
//! mistake: Splits in three and forgets one.
//! says: Your sum_by_halves([1, 2, 3, 4]) returned 1, but should return 10. Your code split [1, 2, 3, 4] into [1, 2] and [], but 3 and 4 are in no part. Deeper calls also left out 2. Put each number into one of the two parts, or add the number separately.
// CHANGE: halves
-     _ => {
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
-     }
+     _ => { let k = numbers.len().div_ceil(3); sum_by_halves(&numbers[..k]) + sum_by_halves(&numbers[2 * k..]) }

//! name: thirds
//! mistake: Cuts after the first third.
//! says: Your sum_by_halves of 8 numbers went 6 frames deep, but should go 4 deep. Split every list in the middle, so that both parts have about the same length. (The sum is right.)
// CHANGE: halves
-         let (left, right) = numbers.split_at(numbers.len() / 2);
+         let (left, right) = numbers.split_at((numbers.len() / 3).max(1));

//! name: two_at_a_time
//! mistake: Splits off two numbers at a time.
//! says: Your sum_by_ones of 8 numbers went 4 frames deep, but should go 8 or 9 deep. Pass all numbers after the first to a single call. (The sum is right.)
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     [a, b] => a + b,
+     [a, b, rest @ ..] => a + b + sum_by_ones(rest),

//! name: untraced_helper
//! mistake: A helper with bounds, without #[traced].
//! says: Your sum_by_halves of 100 numbers made no recorded call, but should call itself. This exercise is about functions that call themselves. Call `sum_by_halves` for each part, or put `#[traced]` above the helper that calls itself. (The sum is right.)
// ANCHOR: halves
fn part(numbers: &[u64], lo: usize, hi: usize) -> u64 {
    if lo == hi { return 0; }
    if hi - lo == 1 { return numbers[lo]; }
    let middle = lo + (hi - lo) / 2;
    part(numbers, lo, middle) + part(numbers, middle, hi)
}
part(numbers, 0, numbers.len())
// ANCHOR_END: halves

//! name: whole_in_a_helper
//! mistake: A traced helper with bounds is called for the same bounds again.
//! says: called itself with the same arguments.
// ANCHOR: halves
#[traced]
fn part(numbers: &[u64], lo: usize, hi: usize) -> u64 {
    if lo == hi { return 0; }
    let mid = (lo + hi + 1) / 2;
    part(numbers, lo, mid) + part(numbers, mid, hi)
}
part(numbers, 0, numbers.len())
// ANCHOR_END: halves

//! name: zero_is_the_end
//! mistake: A 0 is taken for the end of the list.
//! says: Your sum_by_ones([0, 1]) returned 0, but should return 1.
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     [0, ..] => 0,
+     [first, rest @ ..] => first + sum_by_ones(rest),

// Right answers in other styles, which must pass.

//! name: a_loop_for_the_short_ones
//! right: Four numbers or fewer are summed by a loop.
//! told: 8 numbers by ones: 15 calls, 8 frames deep. By halves: 3 calls, 2 frames deep.
// ANCHOR: halves
if numbers.len() <= 4 { return numbers.iter().sum(); }
let (left, right) = numbers.split_at(numbers.len() / 2);
sum_by_halves(left) + sum_by_halves(right)
// ANCHOR_END: halves

//! name: accumulator
//! right: An accumulator in a traced helper.
//! told: 8 numbers by ones:
// ANCHOR: ones
#[traced]
fn go(numbers: &[u64], sum: u64) -> u64 {
    match numbers { [] => sum, [first, rest @ ..] => go(rest, sum + first) }
}
go(numbers, 0)
// ANCHOR_END: ones

//! name: bounds_in_a_traced_helper
//! right: The same, traced.
//! told: By halves: 16 calls, 5 frames deep.
// ANCHOR: halves
#[traced]
fn part(numbers: &[u64], lo: usize, hi: usize) -> u64 {
    if lo == hi { return 0; }
    if hi - lo == 1 { return numbers[lo]; }
    let middle = lo + (hi - lo) / 2;
    part(numbers, lo, middle) + part(numbers, middle, hi)
}
part(numbers, 0, numbers.len())
// ANCHOR_END: halves

//! name: down_to_nothing
//! right: The first number and the sum of the rest, down to [].
//! told: 8 numbers by ones: 9 calls, 9 frames deep.
// ANCHOR: ones
match numbers {
    [] => 0,
    [first, rest @ ..] => first + sum_by_ones(rest),
}
// ANCHOR_END: ones

//! name: helper_adds
//! right: A traced helper adds up the two parts.
//! told: 8 numbers by ones: 15 calls, 8 frames deep.
// ANCHOR: ones
match numbers { [] => 0, [only] => *only, _ => { let (a, b) = numbers.split_at(1); sum_by_ones(a) + sum_by_ones(b) } }
// ANCHOR_END: ones
// ANCHOR: halves
#[traced]
fn add((left, right): (&[u64], &[u64])) -> u64 { sum_by_halves(left) + sum_by_halves(right) }
if numbers.len() < 2 { return numbers.iter().sum(); }
add(numbers.split_at(numbers.len() / 2))
// ANCHOR_END: halves

//! name: helper_asks_back
//! right: A traced helper splits, and asks the function for each half.
//! told: 8 numbers by ones: 15 calls, 8 frames deep.
// ANCHOR: ones
match numbers { [] => 0, [only] => *only, _ => { let (a, b) = numbers.split_at(1); sum_by_ones(a) + sum_by_ones(b) } }
// ANCHOR_END: ones
// ANCHOR: halves
#[traced]
fn half(n: &[u64]) -> u64 { match n.len() { 0 => 0, 1 => n[0], l => { let (a, b) = n.split_at(l / 2); sum_by_halves(a) + sum_by_halves(b) } } }
half(numbers)
// ANCHOR_END: halves

//! name: index_in_a_traced_helper
//! right: The same, traced.
//! told: 8 numbers by ones: 10 calls, 10 frames deep.
// ANCHOR: ones
#[traced]
fn from(numbers: &[u64], at: usize) -> u64 {
    if at == numbers.len() { 0 } else { numbers[at] + from(numbers, at + 1) }
}
from(numbers, 0)
// ANCHOR_END: ones

//! name: last_split_off
//! right: The last number is split off instead of the first.
// CHANGE: ones
-             let (first, rest) = numbers.split_at(1);
+             let (first, rest) = numbers.split_at(numbers.len() - 1);

//! name: middle_on_its_own
//! right: The middle number is added on its own, and no empty part is summed.
//! told: frames deep. By halves:
// CHANGE: halves
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
+         let mid = numbers.len() / 2;
+         let (left, right) = (&numbers[..mid], &numbers[mid + 1..]);
+         let right = if right.is_empty() { 0 } else { sum_by_halves(right) };
+         sum_by_halves(left) + numbers[mid] + right

//! name: split_first
//! right: Asks split_first.
//! told: 8 numbers by ones: 9 calls
// ANCHOR: ones
numbers.split_first().map_or(0, |(first, rest)| first + sum_by_ones(rest))
// ANCHOR_END: ones
// ANCHOR: halves
if numbers.len() < 2 { return numbers.first().copied().unwrap_or(0); }
let mid = numbers.len().div_ceil(2);
sum_by_halves(&numbers[..mid]) + sum_by_halves(&numbers[mid..])
// ANCHOR_END: halves

//! name: two_are_a_base_case
//! right: Two numbers are a base case, too.
//! told: 8 numbers by ones: 7 calls, 7 frames deep.
// ANCHOR: ones
match numbers {
    [] => 0,
    [a] => *a,
    [a, b] => a + b,
    [first, rest @ ..] => first + sum_by_ones(rest),
}
// ANCHOR_END: ones
// ANCHOR: halves
match numbers {
    [] => 0,
    [a] => *a,
    [a, b] => a + b,
    _ => numbers.chunks(numbers.len().div_ceil(2)).map(sum_by_halves).sum(),
}
// ANCHOR_END: halves
