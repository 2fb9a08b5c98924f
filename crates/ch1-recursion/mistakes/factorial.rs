// Wrong answers to the exercise `factorial` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_table_of_some
//! mistake: A table of a few values, 0 elsewhere.
//! says: Your factorial(2) returned 0, but should return 2.
// ANCHOR: body
match n { 0 | 1 => 1, 3 => 6, 5 => 120, 20 => 2_432_902_008_176_640_000, _ => 0 }
// ANCHOR_END: body

//! name: adds_in_a_loop
//! mistake: Adds in a loop.
//! says: Your factorial(1) returned 2, but should return 1. Your results are sums. Multiply the numbers instead of adding them.
// ANCHOR: body
let mut product = 1;
for k in 1..=n { product += k; }
product
// ANCHOR_END: body

//! name: adds_n
//! mistake: Adds n where it should multiply.
//! says: Your factorial(1) returned 2, but should return 1. Your results are sums. Multiply by `n` instead of adding `n`.
// ANCHOR: body
if n == 0 { 1 } else { n + factorial(n - 1) }
// ANCHOR_END: body

//! name: answer_thrown_away
//! mistake: Makes the call and does nothing with its answer.
//! says: Your factorial(3) returned 3, but should return 6. From 1! on, every result is `n`. Multiply `n` by the result of the call.
// ANCHOR: body
if n == 0 {
    return 1;
}
factorial(n - 1);
n
// ANCHOR_END: body

//! name: asks_twice
//! mistake: The call is made once to look at its answer and once more to use it.
//! says: Your factorial(5) made 63 calls, but should need at most 6. factorial(5) itself made 2 calls. One call is enough: if you use its result twice, store it in a variable. (The product is right.)
// ANCHOR: body
if n == 0 {
    return 1;
}
if factorial(n - 1) == 0 {
    return 0;
}
n * factorial(n - 1)
// ANCHOR_END: body

//! name: base_answers_n
//! mistake: Both 0 and 1 answer with n itself, so 0! is 0.
//! says: Your factorial(0) returned 0, but should return 1. A product without factors is 1: return 1 for n = 0. From 1! on, your results are right.
// ANCHOR: body
if n <= 1 { n } else { n * factorial(n - 1) }
// ANCHOR_END: body

//! name: base_at_two
//! mistake: The chain ends at 2.
//! says: Your factorial(0) panicked, but should return 1. Your base case is n = 2, so factorial(0) subtracted from 0, and no `u64` is below 0. Return 1 for n = 0 without a call.
// ANCHOR: body
if n == 2 { 2 } else { n * factorial(n - 1) }
// ANCHOR_END: body

//! name: base_case_is_one_alone
//! mistake: The chain stops at 1, and 0 runs past it.
//! says: Your factorial(0) panicked, but should return 1. Your base case is n = 1, so factorial(0) subtracted from 0, and no `u64` is below 0. Return 1 for n = 0 without a call.
// ANCHOR: body
if n == 1 { 1 } else { n * factorial(n - 1) }
// ANCHOR_END: body

//! name: base_two
//! mistake: Stops at 2 and answers 1 there, so the factor 2 is lost.
//! says: Your factorial(2) returned 1, but should return 2. factorial(2) made no call, but should multiply 2 by factorial(1). Check your base cases.
// ANCHOR: body
if n <= 2 { 1 } else { n * factorial(n - 1) }
// ANCHOR_END: body

//! name: base_value_two
//! mistake: The base case answers 2.
//! says: Your factorial(0) returned 2, but should return 1. A product without factors is 1: return 1 for n = 0.
// ANCHOR: body
if n == 0 { 2 } else { n * factorial(n - 1) }
// ANCHOR_END: body

//! name: base_value_zero
//! mistake: The base case answers 0, the sum of nothing, where the product of nothing is wanted.
//! says: Your factorial(0) returned 0, but should return 1.
//! also: Your factorial(3) returned 0, but should return 6. factorial(0) returned 0, which makes every result 0. Return 1 for n = 0.
// ANCHOR: body
if n == 0 { 0 } else { n * factorial(n - 1) }
// ANCHOR_END: body

//! name: below_first
//! mistake: Works out n − 1 before it asks whether n is 0.
//! says: Your factorial(0) panicked, but should return 1. factorial(0) subtracted from 0, and no `u64` is below 0. If `n` is 0, return without a call.
// ANCHOR: body
let below = n - 1;
if n == 0 { 1 } else { n * factorial(below) }
// ANCHOR_END: body

//! name: by_two
//! mistake: The chain goes down by two.
//! says: Your factorial(1) panicked, but should return 1. factorial(1) tried to compute 1 − 2, and no `u64` is below 0. Subtract 1 from `n`, not 2.
// ANCHOR: body
if n == 0 { 1 } else { n * factorial(n - 2) }
// ANCHOR_END: body

//! name: by_two_to_one
//! mistake: Goes down by two, and stops at 0 and at 1.
//! says: Your factorial(3) returned 3, but should return 6. Your product contains only every second factor. Reduce `n` by 1 for each factor, not by 2.
// ANCHOR: body
if n <= 1 { 1 } else { n * factorial(n - 2) }
// ANCHOR_END: body

//! name: call_before_the_question
//! mistake: Makes the call before it asks whether n is 0.
//! says: Your factorial(0) panicked, but should return 1. factorial(0) subtracted from 0, and no `u64` is below 0. If `n` is 0, return without a call.
// ANCHOR: body
let below = factorial(n - 1);
if n == 0 { 1 } else { n * below }
// ANCHOR_END: body

//! name: call_for_two_below_before_the_question
//! mistake: Makes the call before it asks whether n is 0, and for n − 2.
//! says: Your factorial(0) panicked, but should return 1. factorial(0) subtracted from 0, and no `u64` is below 0. If `n` is 0, return without a call.
// ANCHOR: body
let below = factorial(n - 1 - 1);
if n == 0 { 1 } else { n * below }
// ANCHOR_END: body

//! name: cut_before_the_product
//! mistake: The result of the call is cut to 32 bits.
//! says: Your factorial(14) returned 27 048 749 056, but should return 87 178 291 200. Your code kept only the part of a number that fits in a smaller type. Use `u64` for every variable and every cast.
// ANCHOR: body
if n == 0 { 1 } else { n * u64::from(factorial(n - 1) as u32) }
// ANCHOR_END: body

//! name: cut_to_32_bits
//! mistake: The answer of the call is cut to 32 bits on its way.
//! says: Your factorial(13) returned 1 932 053 504, but should return 6 227 020 800. Your code kept only the part of a number that fits in a smaller type. Use `u64` for every variable and every cast.
// ANCHOR: body
if n == 0 { 1 } else { (n * factorial(n - 1)) as u32 as u64 }
// ANCHOR_END: body

//! name: exponential_look
//! mistake: Asks whether the answer is 0, then asks again, twice.
//! says: Your factorial(5) made 364 calls, but should need at most 6. factorial(5) itself made 3 calls. One call is enough: if you use its result twice, store it in a variable. (The product is right.)
// ANCHOR: body
if n <= 0 { return 1; }
if factorial(n - 1) > 0 && factorial(n - 1) < u64::MAX { n * factorial(n - 1) } else { 0 }
// ANCHOR_END: body

//! name: first_answer_kept
//! mistake: The first answer is kept for all that follow.
//! says: factorial(5) returned another result after factorial(3), but should return the same result. Your code stores a value between two calls
// ANCHOR: body
use std::sync::OnceLock;
static KNOWN: OnceLock<u64> = OnceLock::new();
*KNOWN.get_or_init(|| (1..=n).product())
// ANCHOR_END: body

//! name: forgets_n
//! mistake: The answer of the call is handed on as it is; n never gets into the product.
//! says: Your factorial(2) returned 1, but should return 2. Every result is 1. Multiply the result of the call by `n`.
// ANCHOR: body
if n == 0 { 1 } else { factorial(n - 1) }
// ANCHOR_END: body

//! name: from_one_down_to_two
//! mistake: A loop from 2 that begins with 0.
//! says: Your factorial(0) returned 0, but should return 1. From 1! on, every result is 0. Check that your base case returns 1, or that your product starts at 1, and that no factor is 0.
// ANCHOR: body
let mut product = 0;
for k in 1..=n { product *= k; }
product
// ANCHOR_END: body

//! name: gauss_mix
//! mistake: n times n minus 1, and then the rest of n minus 1.
//! says: Your factorial(3) returned 12, but should return 6. factorial(3) called factorial(2), which returned 2. Return 3 · 2, which is 6.
// ANCHOR: body
    if n <= 1 { return 1; }
    n * (n - 1) * factorial(n - 1)
// ANCHOR_END: body

//! name: goes_up
//! mistake: Goes up where the base case lies below.
//! says: Your factorial(1) was stopped after 10 000 calls, but should return 1. factorial(1) called factorial(2). Pass a smaller number, `n - 1`, to the next call.
// ANCHOR: body
if n == 0 { 1 } else { n * factorial(n + 1) }
// ANCHOR_END: body

//! name: goes_up_for_ever
//! mistake: Goes up, and has no base case.
//! says: Your factorial(0) was stopped after 10 000 calls, but should return 1. factorial(0) called factorial(1). Return 1 for n = 0 without a call.
// ANCHOR: body
n * factorial(n + 1)
// ANCHOR_END: body

//! name: half
//! mistake: Divides.
//! says: Your factorial(2) returned 0, but should return 2. factorial(2) called factorial(1), which returned 1. Return 2 · 1, which is 2.
// ANCHOR: body
if n == 0 { 1 } else { factorial(n - 1) / n }
// ANCHOR_END: body

//! name: helper_arguments_swapped
//! mistake: The helper passes its two numbers in the wrong order.
//! says: Your factorial(1) returned 0, but should return 1. Your 0! is 1, which is right, and 1! is 1 · 1. For n = 1, your code called go(1, 1), go(1, 0), go(0, 0).
// ANCHOR: body
#[traced]
fn go(n: u64, product: u64) -> u64 { if n == 0 { product } else { go(product * n, n - 1) } }
go(n, 1)
// ANCHOR_END: body

//! name: helper_drops_the_product
//! mistake: The helper's base case answers 1.
//! says: Your factorial(2) returned 1, but should return 2. Every result is 1. For n = 2, your code called go(2, 1), go(1, 2), go(0, 2).
// ANCHOR: body
#[traced]
fn go(n: u64, product: u64) -> u64 { if n == 0 { 1 } else { go(n - 1, product * n) } }
go(n, 1)
// ANCHOR_END: body

//! name: helper_multiplies_by_itself
//! mistake: The helper passes n · n instead of product · n.
//! says: Your factorial(2) returned 1, but should return 2. Every result is 1. For n = 2, your code called go(2, 1), go(1, 4), go(0, 1).
// ANCHOR: body
#[traced]
fn go(n: u64, product: u64) -> u64 { if n == 0 { product } else { go(n - 1, n * n) } }
go(n, 1)
// ANCHOR_END: body

//! name: helper_starts_with_zero
//! mistake: The helper begins with 0.
//! says: Your factorial(0) returned 0, but should return 1. From 1! on, every result is 0. Check that your base case returns 1, or that your product starts at 1, and that no factor is 0.
// ANCHOR: body
#[traced]
fn go(n: u64, product: u64) -> u64 { if n == 0 { product } else { go(n - 1, product * n) } }
go(n, 0)
// ANCHOR_END: body

//! name: helper_without_base
//! mistake: A traced helper without a base case.
//! says: Your factorial(0) panicked, but should return 1. go(0, 1) subtracted from 0, and no `u64` is below 0. If `n` is 0, return without a call.
// ANCHOR: body
#[traced]
fn go(n: u64, product: u64) -> u64 { go(n - 1, product * n) }
go(n, 1)
// ANCHOR_END: body

//! name: in_32_bits
//! mistake: Works in u32, where 13! no longer fits.
//! says: Your factorial(13) panicked, but should return 6 227 020 800. Your 12! is right, but your product for 13! did not fit in its type. Use `u64` for every variable and every cast.
// ANCHOR: body
fn go(n: u32) -> u32 {
    if n == 0 { 1 } else { n * go(n - 1) }
}
u64::from(go(n as u32))
// ANCHOR_END: body

//! name: in_f32
//! mistake: Works in f32, which has room for any size.
//! says: Your factorial(14) returned
//! says: Your result is rounded, as if it came from a float. Use `u64` for every variable and every cast.
// ANCHOR: body
assert!(n <= 20, "too large");
(1..=n).map(|k| k as f32).product::<f32>() as u64
// ANCHOR_END: body

//! name: kept_in_a_static
//! mistake: The product grows in a static that is never reset.
//! says: factorial(3) returned another result the second time, but should return the same result. Your code stores a value between two calls
// ANCHOR: body
use std::sync::atomic::{AtomicU64, Ordering};
static PRODUCT: AtomicU64 = AtomicU64::new(1);
if n == 0 {
    return PRODUCT.load(Ordering::SeqCst);
}
PRODUCT.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |p| Some(p.wrapping_mul(n))).ok();
factorial(n - 1)
// ANCHOR_END: body

//! name: kept_in_a_static_one_too_large
//! mistake: A product in a static, whose factors are one too large.
//! says: Your factorial(1) returned 2, but should return 1. factorial(0), called afterwards, did not return 1. Fix this smaller case, or check what your code keeps between two calls.
// ANCHOR: body
use std::sync::atomic::{AtomicU64, Ordering};
static PRODUCT: AtomicU64 = AtomicU64::new(1);
if n == 0 { return PRODUCT.load(Ordering::SeqCst); }
PRODUCT.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |p| Some(p.wrapping_mul(n + 1))).ok();
factorial(n - 1)
// ANCHOR_END: body

//! name: last_factor_only
//! mistake: The product is set and not multiplied.
//! says: Your factorial(3) returned 3, but should return 6. From 1! on, every result is `n`. Multiply all of 1, 2, … n together.
// ANCHOR: body
let mut product = 1;
for k in 1..=n { product = k; }
product
// ANCHOR_END: body

//! name: local_result
//! mistake: The variable `result` is one for all calls, so the call below multiplies it, too.
//! says: Your factorial(3) returned 3, but should return 6. From 1! on, every result is `n`. Multiply `n` by the result of the call.
// ANCHOR: body
let mut result = 1;
if n > 0 {
    result *= n;
    factorial(n - 1);
}
result
// ANCHOR_END: body

//! name: loop_leaves_out_n
//! mistake: A loop that ends before n.
//! says: Your factorial(2) returned 1, but should return 2. Your result is (n − 1)!. Check the largest factor: it should be `n`.
// ANCHOR: body
(1..n).product()
// ANCHOR_END: body

//! name: loop_to_the_base
//! mistake: Stops only at 20.
//! says: Your factorial(0) returned 0, but should return 1. A product without factors is 1: return 1 for n = 0.
// ANCHOR: body
if n >= 20 { 1 } else { n * factorial(n + 1) }
// ANCHOR_END: body

//! name: minus_not_times
//! mistake: Subtracts where it should multiply.
//! says: Your factorial(1) returned 0, but should return 1. factorial(1) called factorial(0), which returned 1. Return 1 · 1, which is 1.
// ANCHOR: body
if n == 0 { 1 } else { n - factorial(n - 1) }
// ANCHOR_END: body

//! name: multiplies_by_n_minus_1
//! mistake: Multiplies by n − 1.
//! says: Your factorial(1) returned 0, but should return 1. factorial(1) called factorial(0), which returned 1, but factorial(1) returned 0. Multiply the result of the call by `n`. (A factor n − 1 would be 0 here.)
// ANCHOR: body
if n == 0 { 1 } else { (n - 1) * factorial(n - 1) }
// ANCHOR_END: body

//! name: next_factor
//! mistake: The call is for n - 1, so the factor here is the one after it, n + 1.
//! says: Your factorial(1) returned 2, but should return 1. Your result is (n + 1)!. Check the largest factor: it should be `n`, not n + 1.
// ANCHOR: body
if n == 0 { 1 } else { (n + 1) * factorial(n - 1) }
// ANCHOR_END: body

//! name: next_product_in_advance
//! mistake: The loop computes each product a round before it is needed, and so one too many.
//! says: Your factorial(20) panicked, but should return 2 432 902 008 176 640 000. factorial(20) computed a product that is larger than 20! and does not fit in its type. Multiply only by 1, 2, … 20, by each number once, and not by 21.
// ANCHOR: body
let (mut product, mut next) = (1, 1);
for k in 1..=n {
    product = next;
    next = product * (k + 1);
}
product
// ANCHOR_END: body

//! name: no_base_case
//! mistake: No base case: nothing stops the chain.
//! says: Your factorial(0) panicked, but should return 1. factorial(0) subtracted from 0, and no `u64` is below 0. If `n` is 0, return without a call.
// ANCHOR: body
n * factorial(n - 1)
// ANCHOR_END: body

//! name: no_smaller
//! mistake: The call is about n itself, so it is no nearer the base case.
//! says: Your factorial(1) was stopped after 10 000 calls, but should return 1. factorial(1) called factorial(1). Pass a smaller number, `n - 1`, to the next call.
// ANCHOR: body
if n == 0 { 1 } else { n * factorial(n) }
// ANCHOR_END: body

//! name: one_factor_too_many
//! mistake: A loop that goes on to n + 1.
//! says: Your factorial(1) returned 2, but should return 1. Your result is (n + 1)!. Check the largest factor: it should be `n`, not n + 1.
// ANCHOR: body
(1..=n + 1).product()
// ANCHOR_END: body

//! name: poisoned
//! mistake: A table behind a Mutex, locked while a product overflows.
//! says: Your factorial(5), called after factorial(21), panicked, but should return 120. Before factorial(21) panicked, this result was right. Check what your code keeps between two calls. A panic ends a call early, and poisons a `Mutex` that this call has locked.
// ANCHOR: body
static TABLE: std::sync::Mutex<Vec<u64>> = std::sync::Mutex::new(Vec::new());
let mut table = TABLE.lock().unwrap();
if table.is_empty() {
    table.push(1);
}
while table.len() as u64 <= n {
    let next = table[table.len() - 1] * table.len() as u64;
    table.push(next);
}
table[n as usize]
// ANCHOR_END: body

//! name: power
//! mistake: Multiplies n by itself n times.
//! says: Your factorial(2) returned 4, but should return 2.
// ANCHOR: body
n.pow(n as u32)
// ANCHOR_END: body

//! name: power_of_two
//! mistake: Each step doubles the result.
//! says: Your factorial(1) returned 2, but should return 1. factorial(1) called factorial(0), which returned 1. Return 1 · 1, which is 1.
// ANCHOR: body
if n == 0 { 1 } else { 2 * factorial(n - 1) }
// ANCHOR_END: body

//! name: product_of_all_runs
//! mistake: Multiplies in a thread-local number that is never set back to 1.
//! says: Your factorial(3) returned another result the second time, but should return the same result. Your code stores a value between two calls, for example in a `static`, or depends on the order of a `HashMap` or `HashSet`.
// ANCHOR: body
thread_local! {
    static PRODUCT: std::cell::Cell<u64> = const { std::cell::Cell::new(1) };
}
if n == 0 {
    return PRODUCT.get();
}
PRODUCT.set(PRODUCT.get() * n);
factorial(n - 1)
// ANCHOR_END: body

//! name: range_from_zero
//! mistake: Takes 0 for one of the factors, and answers for 0 apart.
//! says: Your factorial(1) returned 0, but should return 1. From 1! on, every result is 0. Check that your base case returns 1, or that your product starts at 1, and that no factor is 0.
// ANCHOR: body
if n == 0 { return 1; }
(0..=n).product()
// ANCHOR_END: body

//! name: refuses_twenty
//! mistake: 20! is refused as well.
//! says: Your factorial(20) panicked, but should return 2 432 902 008 176 640 000. 19! is right, but your code panicked for 20: "20! does not fit in a u64". Check the line that panics: 20! still fits in a `u64`.
// CHANGE: body
+ if n >= 20 { panic!("{n}! does not fit in a u64"); }
  if n == 0 { 1 } else { n * factorial(n - 1) }

//! name: saturates
//! mistake: No base case: 0 − 1 is kept at 0, and 0 asks for 0.
//! says: Your factorial(0) was stopped after 10 000 calls, but should return 1. factorial(0) called factorial(0). Return 1 for n = 0 without a call.
// ANCHOR: body
n.saturating_mul(factorial(n.saturating_sub(1)))
// ANCHOR_END: body

//! name: small_table
//! mistake: Nobody needs more than the first ten; they stand in a table.
//! says: Your factorial(11) returned 0, but should return 39 916 800. Up to 10!, your results are right, but for 11! and the next three, your code returns 0. Use the same rule for every `n`: 11 · 3 628 800 is 39 916 800.
// ANCHOR: body
const KNOWN: [u64; 11] = [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362_880, 3_628_800];
KNOWN.get(n as usize).copied().unwrap_or(0)
// ANCHOR_END: body

//! name: square_of_the_half
//! mistake: n! is the factorial of the half, twice.
//! says: Your factorial(3) returned 3, but should return 6. factorial(3) called factorial(1). Multiply 3 by factorial(2) instead.
// ANCHOR: body
if n < 2 { 1 } else { n * factorial(n / 2) * factorial(n / 2) }
// ANCHOR_END: body

//! name: squares_n
//! mistake: Multiplies by n twice.
//! says: Your factorial(2) returned 4, but should return 2. Your product contains each factor twice. Multiply by `n` only once.
// ANCHOR: body
if n == 0 { 1 } else { n * n * factorial(n - 1) }
// ANCHOR_END: body

//! name: sum_from_zero
//! mistake: The sum of 1 to n, with the sum's base value.
//! says: Your factorial(0) returned 0, but should return 1. A product without factors is 1: return 1 for n = 0. From 1! on, your results are sums, not products.
// ANCHOR: body
if n == 0 { 0 } else { n + factorial(n - 1) }
// ANCHOR_END: body

//! name: swaps_base_and_step
//! mistake: The two branches are the wrong way round.
//! says: Your factorial(0) panicked, but should return 1. factorial(0) subtracted from 0, and no `u64` is below 0. Return 1 for n = 0 before you subtract.
// ANCHOR: body
if n == 0 { n * factorial(n - 1) } else { 1 }
// ANCHOR_END: body

//! name: two_factors_alone
//! mistake: Multiplies n by n − 1, the number, where the factorial of n − 1 is meant.
//! says: Your factorial(4) returned 12, but should return 24. Your result is n · (n − 1). Multiply `n` by (n − 1)! instead, the factorial of n − 1.
// ANCHOR: body
if n <= 1 { 1 } else { n * (n - 1) }
// ANCHOR_END: body

//! name: wrapping
//! mistake: An overflow should never stop a program, so the product wraps around.
//! says: Your factorial(21) returned 14 197 454 024 290 336 768, but should panic. Your code returned the last 64 bits of 21!. 21! does not fit in a `u64`, and nobody would notice the wrong result. Multiply `u64` numbers with `*`, also for n = 21: in these tests, `*` panics if the product is too large.
// ANCHOR: body
if n == 0 { 1 } else { n.wrapping_mul(factorial(n - 1)) }
// ANCHOR_END: body

//! name: wraps_round
//! mistake: No base case, and a subtraction that goes round below 0.
//! says: Your factorial(0) was stopped after 10 000 calls, but should return 1. factorial(0) called factorial(18446744073709551615). 0 − 1 wrapped round to the largest `u64`. Return 1 for n = 0 without a call.
// ANCHOR: body
n.wrapping_mul(factorial(n.wrapping_sub(1)))
// ANCHOR_END: body

// Right answers in other styles, which must pass.

//! name: a_loop
//! right: A product in a loop, without a call.
//! told: Right, but the recorder saw no recursive call
// ANCHOR: body
(1..=n).product()
// ANCHOR_END: body

//! name: accumulator
//! right: A traced helper hands the product down.
//! told: factorial(5) made 7 calls
// ANCHOR: body
#[traced]
fn go(n: u64, product: u64) -> u64 {
    if n == 0 { product } else { go(n - 1, product * n) }
}
go(n, 1)
// ANCHOR_END: body

//! name: checked_sub
//! right: Asks with checked_sub whether there is a number below.
//! told: factorial(5) made 6 calls
// ANCHOR: body
n.checked_sub(1).map_or(1, |below| n * factorial(below))
// ANCHOR_END: body

//! name: down_from_two
//! right: Stops at 2.
//! told: factorial(5) made 4 calls
// ANCHOR: body
if n < 2 { return 1 }
if n == 2 { return 2 }
factorial(n - 1) * n
// ANCHOR_END: body

//! name: fold
//! right: A fold from the top down.
//! told: but the recorder saw no recursive call
// ANCHOR: body
(1..=n).rev().fold(1, |product, k| product * k)
// ANCHOR_END: body

//! name: match_two
//! right: Two base cases, by a match.
//! told: factorial(5) made 5 calls, and the stack contained at most 5 frames.
// ANCHOR: body
match n { 0 | 1 => 1, _ => n * factorial(n - 1) }
// ANCHOR_END: body

//! name: no_mark
//! right: The function is no longer traced.
//! told: But the recorder saw nothing. Put `#[traced]` above `factorial` again
// CHANGE: factorial
- #[traced]

//! name: remembers
//! right: Remembers what it worked out, in a table that stays right.
//! told: factorial(5) made
// ANCHOR: body
use std::sync::Mutex;
static KNOWN: Mutex<Vec<u64>> = Mutex::new(Vec::new());
if n == 0 { return 1; }
let known = KNOWN.lock().unwrap().get(n as usize).copied().unwrap_or(0);
if known > 0 { return known; }
let value = n * factorial(n - 1);
let mut table = KNOWN.lock().unwrap();
while table.len() <= n as usize { table.push(0); }
table[n as usize] = value;
value
// ANCHOR_END: body

//! name: split_in_halves
//! right: the product of a range, split in the middle
// ANCHOR: body
fn product(from: u64, to: u64) -> u64 {
    match to - from {
        0 => 1,
        1 => to,
        wide => {
            let mid = from + wide / 2;
            product(from, mid) * product(mid, to)
        }
    }
}
product(0, n)
// ANCHOR_END: body

//! name: traced_times
//! right: A traced function for the multiplication alone.
//! told: factorial(5) made
// ANCHOR: body
#[traced]
fn times(a: u64, b: u64) -> u64 { a * b }
if n == 0 { 1 } else { times(n, factorial(n - 1)) }
// ANCHOR_END: body

//! name: untraced_helper
//! right: A helper without #[traced] does the work.
//! told: but the recorder saw no recursive call of `factorial`. Your code may use a loop, or a helper without `#[traced]`.
// ANCHOR: body
fn from_to(low: u64, high: u64) -> u64 {
    if low > high { 1 } else if low == high { low } else {
        let middle = (low + high) / 2;
        from_to(low, middle) * from_to(middle + 1, high)
    }
}
from_to(1, n)
// ANCHOR_END: body
