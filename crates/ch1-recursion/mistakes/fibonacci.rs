// Wrong answers to the exercise `fibonacci` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_chain_of_one
//! mistake: Asks for the number before it alone.
//! says: Your fibonacci(2) returned 2, but should return 1. The call for n = 2 made only one call, for n = 1. Return the sum of two calls, for n = 1 and n = 0.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) + 1 }
// ANCHOR_END: plain

//! name: adds_one_more
//! mistake: Counts the call itself, too.
//! says: Your fibonacci(2) returned 2, but should return 1. The call for n = 2 received 1 and 0 from its two calls, but returned 2. Return the sum of both results.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) + 1 }
// ANCHOR_END: plain

//! name: adds_the_numbers
//! mistake: Adds n − 1 and n − 2, the numbers, and makes no call.
//! says: Your fibonacci(3) returned 3, but should return 2. The two numbers before fib(3) are 1 and 1. Return their sum, 2.
// ANCHOR: plain
if n < 2 { n } else { (n - 1) + (n - 2) }
// ANCHOR_END: plain

//! name: asks_the_same_twice
//! mistake: Asks for n − 1 twice.
//! says: Your fibonacci(2) returned 2, but should return 1. The call for n = 2 made two calls, for n = 1 and n = 1. Make the calls for n = 1 and n = 0 instead.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 1) }
// ANCHOR_END: plain

//! name: base_case_one_alone
//! mistake: fib(1) alone is a base case.
//! says: Your fibonacci(0) panicked, but should return 0. fibonacci(0) subtracted too much, and no `u64` is below 0. If `n` is 0, return 0 before you subtract.
// ANCHOR: plain
if n == 1 { 1 } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain

//! name: base_case_turned_round
//! mistake: Returns n for all but the base cases, and asks for n itself.
//! says: Your fibonacci(0) was stopped after 10 000 calls, but should return 0. fibonacci(0) called fibonacci(0). Return 0 for n = 0 without a call.
// ANCHOR: plain
if !(n < 2) { n } else { fibonacci(n) + fibonacci(n - 2) }
// ANCHOR_END: plain

//! name: base_cases_if_the_memo_is_empty
//! mistake: The base cases are put into the memo, and only if it is empty.
//! says: Your fibonacci_memo(4), with a memo that contains only fib(9), panicked, but should return 3. fibonacci_memo(0) subtracted too much. With an empty memo, your result is right. Return `n` for `n` below 2 before you subtract, whatever the memo contains.
// ANCHOR: memo
if memo.is_empty() { memo.insert(0, 0); memo.insert(1, 1); }
if let Some(&v) = memo.get(&n) { return v; }
let v = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, v);
v
// ANCHOR_END: memo

//! name: base_cases_zero
//! mistake: Both base cases are 0, so there is nothing to add.
//! says: Your fibonacci(1) returned 0, but should return 1. All your results are 0. fib(1) is 1, and every later number depends on this 1.
// ANCHOR: plain
if n < 2 { 0 } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain

//! name: base_two
//! mistake: fib(2) is 2 by a base case that goes too far.
//! says: Your fibonacci(2) returned 2, but should return 1. From fib(2) on, your sequence is one number ahead. Check how your code gets fib(2), which is 0 + 1.
// ANCHOR: plain
if n <= 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain

//! name: begins_with_one
//! mistake: The sequence begins 1, 1 and so runs one ahead.
//! says: Your fibonacci(0) returned 1, but should return 0. Your sequence begins with 1, 1 and is one number ahead. It should begin with 0, 1.
// ANCHOR: plain
if n <= 1 { 1 } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain

//! name: calls_each_twice
//! mistake: Compares the results of the two calls first, and makes both calls again.
//! says: Make only one call for n − 1 and one for n − 2.
// CHANGE: memo
+ if fibonacci_memo(n - 1, memo) < fibonacci_memo(n - 2, memo) { return 0; }
  let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);

//! name: calls_the_plain_one
//! mistake: The memo's misses go to the plain function, which remembers nothing.
//! says: Your fibonacci_memo(5) made 16 calls, but should need at most 9. fibonacci_memo(5) called fibonacci(5), which has no memo. Call only `fibonacci_memo`, for n − 1 and for n − 2.
// CHANGE: memo
- if n < 2 {
-     return n;
- }

- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let value = fibonacci(n);

//! name: cleared_for_a_loop
//! mistake: Empties the memo, and fills it from below up to n.
//! says: Your fibonacci_memo(3), called after fibonacci_memo(9) with the same memo, removed fib(9) from this memo, but should remove nothing.
// ANCHOR: memo
memo.clear();
memo.insert(0, 0);
memo.insert(1, 1);
for k in 2..=n { let value = memo[&(k - 1)] + memo[&(k - 2)]; memo.insert(k, value); }
memo[&n]
// ANCHOR_END: memo

//! name: clears_the_memo
//! mistake: Empties the memo before it looks.
//! says: Your fibonacci_memo(5) made 15 calls, but should need at most 9. Your code removed earlier numbers from the memo. Only add numbers to the memo.
// ANCHOR: memo
if n < 2 { return n; }
memo.clear();
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo

//! name: climbs_from_the_largest_key
//! mistake: A loop continues from the largest number in the memo, even if this is beyond n.
//! says: Your fibonacci_memo(5), with a memo that contains only fib(9) and fib(10), returned 55, but should return 5. With an empty memo, your result is right.
// ANCHOR: memo
if n < 2 { return n; }
let top = memo.keys().copied().max().unwrap_or(0);
let (mut k, mut a, mut b) = match (memo.get(&top.wrapping_sub(1)), memo.get(&top)) {
    (Some(&a), Some(&b)) => (top, a, b),
    _ => (1, 0, 1),
};
while k < n {
    (a, b) = (b, a + b);
    k += 1;
    memo.insert(k, b);
}
b
// ANCHOR_END: memo

//! name: closed_form_for_all
//! mistake: A closed form with floats, which rounds for large numbers.
//! says: Your fibonacci_memo(9) left the memo empty, but should store fib(9) in it. The `memo` that your function receives must contain each number that the function computes, so that later calls can use the number.
//! also: Your results are right up to fib(75). If you use a float, it stores only 53 bits of a number. Add `u64` numbers with `+`.
// ANCHOR: memo
let s = 5f64.sqrt();
(((1.0 + s) / 2.0).powi(n as i32) / s).round() as u64
// ANCHOR_END: memo

//! name: doubles
//! mistake: Doubles the one before.
//! says: Your fibonacci(2) returned 2, but should return 1. The call for n = 2 made only one call, for n = 1. Return the sum of two calls, for n = 1 and n = 0.
// ANCHOR: plain
if n < 2 { n } else { 2 * fibonacci(n - 1) }
// ANCHOR_END: plain

//! name: entry_or_insert_zero
//! mistake: Makes an entry with 0 for later, and never fills it.
//! says: Your fibonacci_memo(5) made 15 calls, but should need at most 9. After a separate call, fibonacci_memo(6), the memo contains the entries 2 → 0, 3 → 0, 4 → 0, 5 → 0, 6 → 0. Store fib(n) under the key `n`.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
// ANCHOR: memo
if n < 2 { return n; }
let k = *memo.entry(n).or_insert(0);
if k != 0 { return k; }
fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo)
// ANCHOR_END: memo

//! name: fills_a_table_anew
//! mistake: Fills a table of its own from below and takes the memo for a loop's list.
//! says: Your fibonacci_memo(9), called a second time with the same memo, returned 1, but should return 34.
// ANCHOR: memo
let start = memo.len() as u64;
if start > 2 { return memo[&2]; }
memo.insert(0, 0);
memo.insert(1, 1);
for k in 2..=n { let value = memo[&(k - 1)] + memo[&(k - 2)]; memo.insert(k, value); }
memo[&n]
// ANCHOR_END: memo

//! name: goes_up
//! mistake: Goes up.
//! says: Your fibonacci(2) was stopped after 10 000 calls, but should return 1. fibonacci(2) called fibonacci(3). Pass only smaller numbers, n − 1 and n − 2.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n + 1) - fibonacci(n - 1) }
// ANCHOR_END: plain

//! name: helper_begins_with_two
//! mistake: A traced helper begins with 0 and 2.
//! says: Your fibonacci(1) returned 2, but should return 1. Your code called go(1, 0, 2), go(0, 2, 2).
// ANCHOR: plain
#[traced]
fn go(n: u64, this: u64, next: u64) -> u64 { if n == 0 { this } else { go(n - 1, next, this + next) } }
go(n, 0, 2)
// ANCHOR_END: plain

//! name: helper_doubles_the_next
//! mistake: The helper adds the next number to itself.
//! says: Your fibonacci(2) returned 2, but should return 1. fib(2) is fib(1) + fib(0). Your code called go(2, 0, 1), go(1, 1, 2), go(0, 2, 4).
// ANCHOR: plain
#[traced]
fn go(n: u64, this: u64, next: u64) -> u64 { if n == 0 { this } else { go(n - 1, next, next + next) } }
go(n, 0, 1)
// ANCHOR_END: plain

//! name: helper_results_multiplied
//! mistake: A helper asks the memo, and its two numbers are multiplied.
//! says: Your fibonacci_memo(2) returned 0, but should return 1. The call for n = 2 received 1 and 0 from its two calls, but returned 0. Return the sum of both results.
// ANCHOR: memo
#[traced(skip(memo))]
fn look(n: u64, memo: &mut HashMap<u64, u64>) -> u64 { match memo.get(&n) { Some(v) => *v, None => fibonacci_memo(n, memo) } }
if n < 2 { return n; }
let value = look(n - 1, memo) * look(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo

//! name: helper_stores_below
//! mistake: A helper looks numbers up, and each one is stored under n − 1.
//! says: Your fibonacci_memo(4) returned 4, but should return 3. After a separate call, fibonacci_memo(3), the memo contains the entries 1 → 1, 2 → 2. Store fib(n) under the key `n`.
// ANCHOR: memo
#[traced(skip(memo))]
fn look(n: u64, memo: &mut HashMap<u64, u64>) -> u64 { match memo.get(&n) { Some(v) => *v, None => fibonacci_memo(n, memo) } }
if n < 2 { return n; }
let value = look(n - 1, memo) + look(n - 2, memo);
memo.insert(n - 1, value);
value
// ANCHOR_END: memo

//! name: in_i32
//! mistake: The numbers pass through an i32.
//! says: Your fibonacci_memo(50) returned 3 996 334 433, but should return 12 586 269 025. Your results are right up to fib(47), the last number that fits in 32 bits. Use `u64` for every variable and every cast.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = (fibonacci_memo(n - 1, memo) as i32).wrapping_add(fibonacci_memo(n - 2, memo) as i32) as u32 as u64;
memo.insert(n, value);
value
// ANCHOR_END: memo

//! name: keeps_two_numbers
//! mistake: Only the last two numbers are needed, so the others are removed.
//! says: Your fibonacci_memo(9) left no fib(7) in the memo, but should store it. In a separate call, with a memo that contains fib(7), your code removed this number. Only add numbers to the memo.
// CHANGE: memo
+ memo.retain(|&k, _| k + 2 > n);
  memo.insert(n, value);

//! name: kept_in_a_static
//! mistake: Adds on to a static.
//! says: fibonacci(6) returned another result the second time
// ANCHOR: plain
use std::sync::atomic::{AtomicU64, Ordering};
static SUM: AtomicU64 = AtomicU64::new(0);
fn go(n: u64) { if n < 2 { SUM.fetch_add(n, Ordering::SeqCst); } else { go(n - 1); go(n - 2); } }
go(n);
SUM.load(Ordering::SeqCst)
// ANCHOR_END: plain

//! name: key_above_stored
//! mistake: The memo is filled under n + 1.
//! says: Your fibonacci_memo(5) returned 4, but should return 5. After a separate call, fibonacci_memo(3), the memo contains the entries 3 → 1, 4 → 2. Store fib(n) under the key `n`.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n + 1, value);
value
// ANCHOR_END: memo

//! name: key_below_asked
//! mistake: The memo is asked under n − 1.
//! says: Your fibonacci_memo(5) returned 4, but should return 5. Your code looks up n − 1 in the memo and returns that number, fib(n − 1). Look up `n` instead.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&(n - 1)) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo

//! name: key_below_both_ways
//! mistake: The memo is asked and filled under n − 1.
//! says: Your fibonacci_memo(10), with a memo that contains fib(9) = 34 and fib(8) = 21, returned 34, but should return 55. Your code looks up n − 1 in the memo and returns that number, fib(n − 1). Look up `n` instead.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&(n - 1)) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n - 1, value);
value
// ANCHOR_END: memo

//! name: key_below_stored
//! mistake: The memo is filled under n − 1.
//! says: Your fibonacci_memo(4) returned 4, but should return 3. After a separate call, fibonacci_memo(3), the memo contains the entries 1 → 1, 2 → 2. Store fib(n) under the key `n`.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n - 1, value);
value
// ANCHOR_END: memo

//! name: looked_up_too_late
//! mistake: Works the number out first and looks it up afterwards.
//! says: Your fibonacci_memo(5) made 15 calls, but should need at most 9. More than one call for n = 3 made further calls. At the start of each call, return the number for `n` if `memo` already contains it.
// ANCHOR: memo
if n < 2 {
    return n;
}
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
*memo.entry(n).or_insert(value)
// ANCHOR_END: memo

//! name: looks_up_a_number_never_stored
//! mistake: Takes the second number from the memo, where the first call did not store it if it found its own there.
//! says: Your fibonacci_memo(4), with a memo that contains only fib(3), returned 4, but should return 3. With an empty memo, your result is right. If the memo also contains fib(2), your result is right.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let value = fibonacci_memo(n - 1, memo);
+ let value = value + memo.get(&(n - 2)).copied().unwrap_or(n - 2);

//! name: loop_off_by_one
//! mistake: A loop that goes one too far.
//! says: Your fibonacci(0) returned 1, but should return 0. Your sequence begins with 1, 1 and is one number ahead. It should begin with 0, 1.
// ANCHOR: plain
let (mut a, mut b) = (0, 1);
for _ in 0..=n { (a, b) = (b, a + b); }
a
// ANCHOR_END: plain

//! name: loop_subtracts
//! mistake: A loop that subtracts.
//! says: Your fibonacci(1) panicked, but should return 1. fibonacci(1) subtracted too much, and no `u64` is below 0. Each number is the sum of the two before it: check what your code subtracts.
// ANCHOR: plain
let (mut a, mut b) = (0, 1);
for _ in 0..n { (a, b) = (b, a - b); }
a
// ANCHOR_END: plain

//! name: loop_subtracts_once_less
//! mistake: A loop that subtracts, and is one round short.
//! says: Your fibonacci(1) returned 0, but should return 1. Your fib(1) is 0, but should be 1. Return 1 for n = 1.
// ANCHOR: plain
let (mut a, mut b) = (0, 1);
for _ in 1..n { (a, b) = (b, a - b); }
a
// ANCHOR_END: plain

//! name: loop_without_the_memo
//! mistake: A loop finds the number, and the memo stays empty.
//! says: Your fibonacci_memo(9) left the memo empty, but should store fib(9) in it. The `memo` that your function receives must contain each number that the function computes, so that later calls can use the number.
// ANCHOR: memo
let (mut a, mut b) = (0, 1);
for k in 0..n { if k + 1 < n { let c = a + b; a = b; b = c; } }
if n == 0 { 0 } else { b }
// ANCHOR_END: memo

//! name: loop_wrong_order
//! mistake: Overwrites before it adds.
//! says: Your fibonacci(2) returned 2, but should return 1. The two numbers before fib(2) are 1 and 0. Return their sum, 1.
// ANCHOR: plain
let (mut a, mut b) = (0, 1);
for _ in 0..n { a = b; b = a + b; }
a
// ANCHOR_END: plain

//! name: lucas
//! mistake: Begins with 2.
//! says: Your fibonacci(0) returned 2, but should return 0. The sequence begins with 0. Return 0 for n = 0.
// ANCHOR: plain
match n { 0 => 2, 1 => 1, _ => fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain

//! name: memo_asked_after_a_call
//! mistake: Makes the call for n − 1 before it looks into the memo.
//! says: Your fibonacci_memo(5) made 12 calls, but should need at most 9. More than one call for n = 3 made further calls. At the start of each call, return the number for `n` if `memo` already contains it.
// ANCHOR: memo
if n < 2 {
    return n;
}
let one_before = fibonacci_memo(n - 1, memo);
// The call has filled the memo, so look there now.
if let Some(&known) = memo.get(&n) {
    return known;
}
let number = one_before + fibonacci_memo(n - 2, memo);
memo.insert(n, number);
number
// ANCHOR_END: memo

//! name: memo_asked_for_both_too_early
//! mistake: Looks up both numbers before the first call, which stores the second number.
//! says: Your fibonacci_memo(5) made 12 calls, but should need at most 9. More than one call for n = 3 made further calls. Your code looks up n − 2 before the call for n − 1, but this call stores fib(n − 2). Look up n − 2 after this call.
// ANCHOR: memo
if n < 2 { return n; }
let one = memo.get(&(n - 1)).copied();
let two = memo.get(&(n - 2)).copied();
let value = one.unwrap_or_else(|| fibonacci_memo(n - 1, memo)) + two.unwrap_or_else(|| fibonacci_memo(n - 2, memo));
memo.insert(n, value);
value
// ANCHOR_END: memo

//! name: memo_begins_with_one
//! mistake: The function with the memo begins 1, 1.
//! says: Your fibonacci_memo(0) returned 1, but should return 0. Your sequence begins with 1, 1 and is one number ahead. It should begin with 0, 1.
// ANCHOR: memo
if n < 2 { return 1; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo

//! name: memo_chain
//! mistake: With the memo, one of the two numbers before is thought to be enough.
//! says: Your fibonacci_memo(3) returned 1, but should return 2. The call for n = 3 made only one call, for n = 2, and returned 1. Check where your code gets the other number of the sum, fib(1) = 1.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&k) = memo.get(&n) { return k; }
let v = fibonacci_memo(n - 1, memo);
memo.insert(n, v);
v
// ANCHOR_END: memo

//! name: memo_copied
//! mistake: Hands each call a copy of the memo, so what it learns is lost with the copy.
//! says: Your fibonacci_memo(5) made 15 calls, but should need at most 9. More than one call for n = 3 made further calls. After fibonacci_memo(6) the memo contains only fib(6). Check that both calls receive `memo` itself, and store their numbers in it.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let value = fibonacci_memo(n - 1, &mut memo.clone()) + fibonacci_memo(n - 2, &mut memo.clone());

//! name: memo_copied_for_the_first
//! mistake: The memo that is handed down must not change underneath, so the first call gets a copy.
//! says: Your fibonacci_memo(5) made 15 calls, but should need at most 9. More than one call for n = 3 made further calls. After fibonacci_memo(5) the memo does not contain fib(4). Check whether the call for n = 4 receives a copy of `memo`.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let value = fibonacci_memo(n - 1, &mut memo.clone()) + fibonacci_memo(n - 2, memo);

//! name: memo_copied_for_the_second
//! mistake: The second call gets a copy, which loses a number only if the memo is not empty at first.
//! says: Your fibonacci_memo(5), with a memo that contains only fib(4), left no fib(3) in the memo, but should store it. Your code computed fib(3) for fib(5). Leave each computed number in this memo: a copy does not count.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, &mut memo.clone());

//! name: memo_for_each_call
//! mistake: Looks up and stores, but hands a new memo to each of the two calls.
//! says: Your fibonacci_memo(5) made 15 calls, but should need at most 9. More than one call for n = 3 made further calls. After fibonacci_memo(6) the memo contains only fib(6). Check that both calls receive `memo` itself, and store their numbers in it.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let value =
+     fibonacci_memo(n - 1, &mut HashMap::new()) + fibonacci_memo(n - 2, &mut HashMap::new());

//! name: memo_in_a_static
//! mistake: A memo of its own, in a static; the one that was handed down is left alone.
//! says: Your fibonacci_memo(20), with a memo that contains fib(n − 1) and fib(n − 2), made 21 calls, but should need at most 3. Each call should look up its `n` in this `memo` before it makes another call.
// ANCHOR: memo
use std::sync::Mutex;
static KNOWN: Mutex<Vec<u64>> = Mutex::new(Vec::new());
if n < 2 { return n; }
if let Some(&known) = KNOWN.lock().unwrap().get(n as usize - 2) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
KNOWN.lock().unwrap().push(value);
value
// ANCHOR_END: memo

//! name: memo_multiplies
//! mistake: The function with the memo multiplies.
//! says: Your fibonacci_memo(2) returned 0, but should return 1. The call for n = 2 received 1 and 0 from its two calls, but returned 0. Return the sum of both results.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) * fibonacci_memo(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo

//! name: memo_never_asks_second
//! mistake: Works out n − 2 by the plain function.
//! says: Your fibonacci_memo(5) made 15 calls, but should need at most 9. fibonacci_memo(2) called fibonacci(0), which has no memo. Call only `fibonacci_memo`, for n − 1 and for n − 2.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci(n - 2);
memo.insert(n, value);
value
// ANCHOR_END: memo

//! name: memo_of_its_own
//! mistake: Each call begins with a new memo, in which nothing can be found.
//! says: Your fibonacci_memo(5) made 15 calls, but should need at most 9. Each call created its own empty memo, or never used `memo`. Use the same `memo` for every call and every lookup.
// CHANGE: memo
+ let mut memo = HashMap::new();
  if n < 2 {

- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let value = fibonacci_memo(n - 1, &mut memo) + fibonacci_memo(n - 2, &mut memo);

//! name: memo_returns_n
//! mistake: The memo returns n where it should return what it knows.
//! says: Your fibonacci_memo(4) returned 4, but should return 3. The call for n = 2 returned 2 without another call, but at the end the memo contains 1 for this key. Check the line that returned 2.
// ANCHOR: memo
if n < 2 { return n; }
if memo.contains_key(&n) { return n; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo

//! name: memo_size_for_n
//! mistake: A memo with n entries knows the n-th number.
//! says: Your fibonacci_memo(2), with a memo that contains only fib(0) and fib(1), panicked, but should return 1. fibonacci_memo(2) read a missing number from a `HashMap`, and the memo contained only 0 → 0, 1 → 1. Store a number before you read it, or look it up with `get`, which returns `None` for a missing number.
// CHANGE: memo
- if let Some(&known) = memo.get(&n) {
-     return known;
+ if memo.len() as u64 >= n {
+     return memo[&n];

//! name: memo_stores_before_sum
//! mistake: Stores only the first part.
//! says: Your fibonacci_memo(5) returned 4, but should return 5. After a separate call, fibonacci_memo(3), the memo contains the entries 2 → 1, 3 → 1. Store fib(n) under the key `n`.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let one = fibonacci_memo(n - 1, memo);
memo.insert(n, one);
one + fibonacci_memo(n - 2, memo)
// ANCHOR_END: memo

//! name: memo_sum_in_u128
//! mistake: Adds in u128 and casts the sum back.
//! says: Your fibonacci_memo(94) returned 1 293 530 146 158 671 551, but should panic. Your code returned the last 64 bits of fib(94). fib(94) does not fit in a `u64`, and nobody would notice the wrong result. Add `u64` numbers with `+`, also for n = 94: in these tests, `+` panics if the sum is too large.
// ANCHOR: memo
match memo.get(&n) {
    Some(&known) => known,
    None if n < 2 => n,
    None => {
        let one_before = u128::from(fibonacci_memo(n - 1, memo));
        let two_before = u128::from(fibonacci_memo(n - 2, memo));
        let number = (one_before + two_before) as u64;
        memo.insert(n, number);
        number
    }
}
// ANCHOR_END: memo

//! name: memo_without_gaps
//! mistake: A memo is filled from 0 upwards, so its length says how far it goes.
//! says: Your fibonacci_memo(10), with a memo that contains only fib(8) and fib(9), panicked, but should return 55. fibonacci_memo(10) read a missing number from a `HashMap`, and the memo contained only 8 → 21, 9 → 34. With a memo that contains only fib(20), your fibonacci_memo(4) panics, too. Does your code take the number of entries in the memo for the first missing number?
// ANCHOR: memo
    for k in memo.len() as u64..=n {
        let value = if k < 2 { k } else { memo[&(k - 1)] + memo[&(k - 2)] };
        memo.insert(k, value);
    }
    memo[&n]
// ANCHOR_END: memo

//! name: minus
//! mistake: Subtracts.
//! says: Your fibonacci(3) returned 0, but should return 2. The call for n = 3 received 1 and 1 from its two calls, but returned 0. Return the sum of both results.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) - fibonacci(n - 2) }
// ANCHOR_END: plain

//! name: multiplies
//! mistake: Multiplies where it should add.
//! says: Your fibonacci(2) returned 0, but should return 1. The call for n = 2 received 1 and 0 from its two calls, but returned 0. Return the sum of both results.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) * fibonacci(n - 2) }
// ANCHOR_END: plain

//! name: n_minus_3
//! mistake: Leaves one number out.
//! says: Your fibonacci(2) panicked, but should return 1. fibonacci(2) subtracted too much, and no `u64` is below 0. fib(2) needs only fib(1) + fib(0).
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 3) }
// ANCHOR_END: plain

//! name: never_stored
//! mistake: Looks up in a memo into which nothing is ever put.
//! says: Your fibonacci_memo(5) made 15 calls, but should need at most 9. More than one call for n = 3 made further calls. After fibonacci_memo(6) the memo is empty. The `memo` that your function receives must contain each number that the function computes.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
- memo.insert(n, value);
- value
+ fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo)

//! name: no_base_case
//! mistake: No base case at all.
//! says: Your fibonacci(0) panicked, but should return 0. fibonacci(0) subtracted too much, and no `u64` is below 0. If `n` is 0, return 0 before you subtract.
// ANCHOR: plain
fibonacci(n - 1) + fibonacci(n - 2)
// ANCHOR_END: plain

//! name: no_base_case_in_the_memo
//! mistake: The memo is thought to be base case enough.
//! says: Your fibonacci_memo(0) panicked, but should return 0. fibonacci_memo(0) subtracted too much, and no `u64` is below 0. If `n` is 0, return 0 before you subtract.
// ANCHOR: memo
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo

//! name: no_smaller
//! mistake: Asks for n itself and subtracts afterwards.
//! says: Your fibonacci(2) was stopped after 10 000 calls, but should return 1. fibonacci(2) called fibonacci(2). Pass only smaller numbers, n − 1 and n − 2.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n) - 1 + fibonacci(n) - 2 }
// ANCHOR_END: plain

//! name: one_base_case
//! mistake: fib(0) alone is a base case, and fib(1) steps over it.
//! says: Your fibonacci(1) panicked, but should return 1. fibonacci(1) subtracted too much, and no `u64` is below 0. If `n` is 1, return 1 before you subtract.
// ANCHOR: plain
if n == 0 { 0 } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain

//! name: one_call_to_the_plain_one
//! mistake: The second call goes to the function without a memo.
//! says: Your fibonacci_memo(5) made 15 calls, but should need at most 9. fibonacci_memo(2) called fibonacci(0), which has no memo. Call only `fibonacci_memo`, for n − 1 and for n − 2.
//! also: Your fibonacci_memo(10), with a memo that contains fib(n − 1) and fib(n − 2), made 69 calls, but should need at most 3. fibonacci_memo(10) called fibonacci(8), which has no memo. Call only `fibonacci_memo`, for n − 1 and for n − 2.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&v) = memo.get(&n) { return v; }
let v = fibonacci_memo(n - 1, memo) + fibonacci(n - 2);
memo.insert(n, v);
v
// ANCHOR_END: memo

//! name: one_call_with_the_memo
//! mistake: Looks n − 2 up and does not work it out.
//! says: Your fibonacci_memo(3) returned 1, but should return 2. The call for n = 3 made only one call, for n = 2, and returned 1. Check where your code gets the other number of the sum, fib(1) = 1.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + memo.get(&(n - 2)).copied().unwrap_or(0);
memo.insert(n, value);
value
// ANCHOR_END: memo

//! name: one_of_two_variables_stays
//! mistake: A loop with two variables moves only one on when the memo contains the number.
//! says: Your fibonacci_memo(10), with a memo that contains fib(9) = 34 and fib(8) = 21, returned 42, but should return 55. 42 is fib(9) + fib(6), but fib(10) is fib(9) + fib(8). If your loop keeps two numbers in variables, move both on when the memo contains the next number.
// ANCHOR: memo
if n < 2 { return n; }
let (mut before, mut last) = (0, 1);
for k in 2..=n {
    if let Some(&known) = memo.get(&k) {
        last = known;
    } else {
        (before, last) = (last, before + last);
        memo.insert(k, last);
    }
}
last
// ANCHOR_END: memo

//! name: own_number_not_stored
//! mistake: A call stores what its two calls return, but not the number that it computes itself.
//! says: Your fibonacci_memo(9) left no fib(9) in the memo, but should store it. Leave each number that your code computes in `memo`.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
- memo.insert(n, value);
- value
+ let last = fibonacci_memo(n - 1, memo);
+ memo.insert(n - 1, last);
+ let before_last = fibonacci_memo(n - 2, memo);
+ memo.insert(n - 2, before_last);
+ last + before_last

//! name: placeholder_left
//! mistake: A 0 is put into the memo to hold the place, and is never replaced.
//! says: Your fibonacci_memo(4) returned 2, but should return 3. After a separate call, fibonacci_memo(3), the memo contains the entries 2 → 0, 3 → 0. Store fib(n) under the key `n`.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
- memo.insert(n, value);
- value
+ memo.insert(n, 0);
+ fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo)

//! name: placeholder_left_by_a_panic
//! mistake: Stores a 0 first, and leaves it there if the sum overflows.
//! says: Your fibonacci_memo(94), called a second time with the same memo, returned 0, but should panic again. The first call panicked, but left the entry 94 → 0 in the memo. Store nothing under `n` before the line that can panic.
// CHANGE: memo
+     memo.insert(n, 0);
      let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);

//! name: placeholder_of_the_base_cases_left
//! mistake: A 0 is put into the memo to hold the place, and is never replaced, not even at a base case.
//! says: Your fibonacci_memo(3) returned 1, but should return 2. After a separate call, fibonacci_memo(3), the memo contains the entries 0 → 0, 1 → 0, 2 → 0, 3 → 0. Store fib(n) under the key `n`.
// ANCHOR: memo
if let Some(&v) = memo.get(&n) { return v; }
memo.insert(n, 0);
let v = if n < 2 { n } else { fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo) };
v
// ANCHOR_END: memo

//! name: reads_an_empty_memo
//! mistake: Takes the two numbers before from the memo, and makes no call for them.
//! says: Your fibonacci_memo(2) panicked, but should return 1. fibonacci_memo(2) read a missing number from a `HashMap`, and the memo was empty. Store a number before you read it, or look it up with `get`, which returns `None` for a missing number.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let value = memo[&(n - 1)] + memo[&(n - 2)];

//! name: removes
//! mistake: Takes the number out of the memo when it is used.
//! says: Your fibonacci_memo(9), called a third time with the same memo, made 15 calls, but should need only 1. The second call removed fib(9) from the memo. Only add numbers to the memo. To look up `n`, use `get`, which removes nothing.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(known) = memo.remove(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo

//! name: returns_what_insert_says
//! mistake: Takes what insert gives back for what was stored.
//! says: Your fibonacci_memo(2) returned 0, but should return 1. The call for n = 2 received 1 and 0 from its two calls, but returned 0. Return the sum of both results.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value).unwrap_or(0)
// ANCHOR_END: memo

//! name: saturates
//! mistake: A sum that does not fit stops at the largest number.
//! says: Your fibonacci_memo(94) returned 18 446 744 073 709 551 615, but should panic. Your code returned the largest `u64`. fib(94) does not fit in a `u64`, and nobody would notice the wrong result. Add `u64` numbers with `+`, also for n = 94: in these tests, `+` panics if the sum is too large.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let value = fibonacci_memo(n - 1, memo).saturating_add(fibonacci_memo(n - 2, memo));

//! name: second_part_not_asked
//! mistake: If fib(n − 1) is known, fib(n − 2) is read from the memo without a look.
//! says: Your fibonacci_memo(4), with a memo that contains only fib(3), panicked, but should return 3. fibonacci_memo(4) read a missing number from a `HashMap`, and the memo contained only 3 → 2.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let known = memo.contains_key(&(n - 1)) && n > 3;
+ let value = match known {
+     true => memo[&(n - 1)] + memo[&(n - 2)],
+     false => fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo),
+ };

//! name: stored_numbers_skipped
//! mistake: A loop with two variables skips a number that is stored, and moves neither on.
//! says: Your fibonacci_memo(10), with a memo that contains fib(9) = 34 and fib(8) = 21, returned 21, but should return 55. Your result, fib(8), stays the same if the memo contains two other numbers. If your loop keeps two numbers in variables, move both on when the memo contains the next number.
// ANCHOR: memo
if n < 2 { return n; }
let (mut before, mut last) = (0, 1);
for k in 2..=n {
    if !memo.contains_key(&k) {
        (before, last) = (last, before + last);
        memo.insert(k, last);
    }
}
memo[&n]
// ANCHOR_END: memo

//! name: stored_under_the_number_before
//! mistake: fib(n) is stored under n − 1, and each of the two numbers is looked up before its call.
//! says: Your fibonacci_memo(4) returned 4, but should return 3. After a separate call, fibonacci_memo(3), the memo contains the entries 1 → 1, 2 → 2. Store fib(n) under the key `n`.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
- memo.insert(n, value);
- value
+ let one = match memo.get(&(n - 1)).copied() {
+     Some(known) => known,
+     None => fibonacci_memo(n - 1, memo),
+ };
+ let two = match memo.get(&(n - 2)).copied() {
+     Some(known) => known,
+     None => fibonacci_memo(n - 2, memo),
+ };
+ let value = one + two;
+ memo.insert(n - 1, value);
+ value

//! name: stores_even_numbers
//! mistake: Stores only every second number.
//! says: Your fibonacci_memo(20) made 13 531 calls, but should need at most 39. More than one call for n = 18 made further calls. After fibonacci_memo(6), `memo` must contain every fib(n) that your code computed.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
if n == 2 { memo.insert(n, value); }
value
// ANCHOR_END: memo

//! name: stores_n
//! mistake: Stores n and not the number.
//! says: Your fibonacci_memo(4) returned 4, but should return 3. After a separate call, fibonacci_memo(3), the memo contains the entries 2 → 2, 3 → 3. Store fib(n) under the key `n`.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, n);
value
// ANCHOR_END: memo

//! name: sum_of_two_stored_is_not_stored
//! mistake: The sum of two stored numbers is returned at once and not stored.
//! says: Your fibonacci_memo(5), with a memo that contains fib(2), fib(3) and fib(4), left no fib(5) in the memo, but should store it.
// CHANGE: memo
-     let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+     if let (Some(a), Some(b)) = (memo.get(&(n - 1)), memo.get(&(n - 2))) {
+         return a + b;
+     }
+     let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);

//! name: table_in_a_thread_local
//! mistake: What is worked out is kept in a thread_local, and not in the memo.
//! says: Your fibonacci_memo(9) left the memo empty, but should store fib(9) in it. The `memo` that your function receives must contain each number that the function computes, so that later calls can use the number.
// ANCHOR: memo
use std::cell::RefCell;
thread_local!{ static T: RefCell<Vec<u64>> = RefCell::new(vec![0,1]); }
T.with(|t| { let mut t = t.borrow_mut(); while t.len() <= n as usize { let k=t.len(); let s = t[k-1]+t[k-2]; t.push(s); } t[n as usize] })
// ANCHOR_END: memo

//! name: table_of_its_own
//! mistake: The numbers below n stay in a vector of the function, and only the last one reaches the memo.
//! says: Your fibonacci_memo(9) left the entries 9 → 34 in the memo, but should also store fib(8). The caller's `memo` must contain each number from fib(2) to fib(9) afterwards, so that later calls can use it.
// ANCHOR: memo
    if let Some(&known) = memo.get(&n) {
        return known;
    }
    let mut table = vec![0, 1];
    for k in 2..=n as usize {
        table.push(table[k - 1] + table[k - 2]);
    }
    memo.insert(n, table[n as usize]);
    table[n as usize]
// ANCHOR_END: memo

//! name: table_up_to_n
//! mistake: Copies the memo into a table with places for 0 to n only.
//! says: Your fibonacci_memo(4), with a memo that contains only fib(9), panicked, but should return 3. Your code used index 9 of a list of 5 elements. The memo can contain larger numbers than the one that is asked for.
// ANCHOR: memo
let mut table = vec![0_u64; n.max(1) as usize + 1];
for (&k, &value) in memo.iter() { table[k as usize] = value; }
table[1] = 1;
for k in 2..=n as usize {
    table[k] = table[k - 1] + table[k - 2];
    memo.insert(k as u64, table[k]);
}
table[n as usize]
// ANCHOR_END: memo

//! name: takes_the_second_for_stored
//! mistake: Where n - 1 is in the memo, n - 2 is read, too.
//! says: Your fibonacci_memo(4), with a memo that contains only fib(3), panicked, but should return 3. fibonacci_memo(4) read a missing number from a `HashMap`, and the memo contained only 3 → 2. If the memo also contains fib(2), your result is right.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let value = match memo.get(&(n - 1)).copied() {
+     Some(one) => one + if n < 4 { n - 2 } else { memo[&(n - 2)] },
+     None => fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo),
+ };

//! name: three_before
//! mistake: Adds the three numbers before.
//! says: Your fibonacci(3) returned 3, but should return 2. The call for n = 3 itself made 3 calls. Return the sum of two calls, for n = 2 and n = 1.
// ANCHOR: plain
match n { 0 => 0, 1 => 1, 2 => 1, _ => fibonacci(n - 1) + fibonacci(n - 2) + fibonacci(n - 2) }
// ANCHOR_END: plain

//! name: three_calls
//! mistake: Asks once more, to be sure.
//! says: Your fibonacci(5) made 101 calls, but should need at most 15. For each `n` above 1, make only two calls, fibonacci(n − 1) and fibonacci(n − 2).
// ANCHOR: plain
if n < 2 { return n; }
if fibonacci(n - 1) < fibonacci(n - 2) { return 0; }
fibonacci(n - 1) + fibonacci(n - 2)
// ANCHOR_END: plain

//! name: waiting_number_not_put_back
//! mistake: A list of waiting numbers: a number whose two numbers are missing leaves it, and is never computed.
//! says: Your fibonacci_memo(3) panicked, but should return 2. fibonacci_memo(3) read a missing number from a `HashMap`, and the memo contained only 0 → 0, 1 → 1, 2 → 1. Store a number before you read it
// ANCHOR: memo
memo.insert(0, 0);
memo.insert(1, 1);
let mut waiting = vec![n];
while let Some(k) = waiting.pop() {
    if memo.contains_key(&k) { continue; }
    match (memo.get(&(k - 1)), memo.get(&(k - 2))) {
        (Some(one), Some(two)) => { memo.insert(k, one + two); }
        _ => waiting.extend([k - 1, k - 2]),
    }
}
memo[&n]
// ANCHOR_END: memo

// Right answers in other styles, which must pass.

//! name: accumulators
//! right: Traced helpers hand two numbers down.
//! told: fibonacci(5) made
// ANCHOR: plain
#[traced]
fn go(n: u64, this: u64, next: u64) -> u64 { if n == 0 { this } else { go(n - 1, next, this + next) } }
go(n, 0, 1)
// ANCHOR_END: plain
// ANCHOR: memo
#[traced(skip(memo))]
fn go(n: u64, memo: &mut HashMap<u64, u64>) -> u64 {
    if n < 2 { return n; }
    if let Some(&known) = memo.get(&n) { return known; }
    let value = go(n - 1, memo) + go(n - 2, memo);
    memo.insert(n, value);
    value
}
go(n, memo)
// ANCHOR_END: memo

//! name: asks_the_memo_for_both
//! right: asks the memo for each of the two before it calls
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
// ANCHOR: memo
if n < 2 { return n; }
let a = match memo.get(&(n - 1)) { Some(&k) => k, None => fibonacci_memo(n - 1, memo) };
let b = match memo.get(&(n - 2)) { Some(&k) => k, None => fibonacci_memo(n - 2, memo) };
memo.insert(n, a + b);
a + b
// ANCHOR_END: memo

//! name: closed_form
//! right: The plain one by a formula, right as far as a bush can go.
//! told: but the recorder saw no recursive call
// ANCHOR: plain
let s = 5f64.sqrt();
(((1.0 + s) / 2.0).powi(n as i32) / s).round() as u64
// ANCHOR_END: plain

//! name: contains_and_index
//! right: Asks contains_key and takes by index.
//! told: fibonacci_memo(5) made 9.
// ANCHOR: plain
match n { 0 => 0, 1 | 2 => 1, _ => fibonacci(n - 2) + fibonacci(n - 1) }
// ANCHOR_END: plain
// ANCHOR: memo
if n == 0 { return 0; }
if n == 1 { return 1; }
if !memo.contains_key(&n) {
    let a = fibonacci_memo(n - 2, memo);
    let b = fibonacci_memo(n - 1, memo);
    memo.insert(n, a + b);
}
memo[&n]
// ANCHOR_END: memo

//! name: fills_from_below
//! right: Fills the memo from below.
//! told: but the recorder saw no recursive call of `fibonacci_memo`.
// ANCHOR: memo
memo.insert(0, 0);
memo.insert(1, 1);
for k in 2..=n { let value = memo[&(k - 1)] + memo[&(k - 2)]; memo.insert(k, value); }
memo[&n]
// ANCHOR_END: memo

//! name: helper_asks_the_memo
//! right: A traced helper stands between the calls, and asks the memo.
// ANCHOR: memo
#[traced(skip(memo))]
fn look(n: u64, memo: &mut HashMap<u64, u64>) -> u64 { match memo.get(&n) { Some(v) => *v, None => fibonacci_memo(n, memo) } }
if n < 2 { return n; }
let a = look(n - 1, memo); let b = look(n - 2, memo);
memo.insert(n, a + b);
a + b
// ANCHOR_END: memo

//! name: iterates
//! right: Both iterate.
//! told: but the recorder saw no recursive call
//! told: Right up to fib(92).
// ANCHOR: plain
let (mut a, mut b) = (0, 1);
for _ in 0..n { (a, b) = (b, a + b); }
a
// ANCHOR_END: plain
// ANCHOR: memo
let (mut a, mut b) = (0, 1);
for i in 0..n { memo.insert(i, a); (a, b) = (b, a + b); }
memo.insert(n, a);
a
// ANCHOR_END: memo

//! name: iterates_plain
//! right: Only the plain one iterates.
//! told: but the recorder saw no recursive call of `fibonacci`.
// ANCHOR: plain
let (mut a, mut b) = (0, 1);
for _ in 0..n { (a, b) = (b, a + b); }
a
// ANCHOR_END: plain

//! name: looks_before_it_calls
//! right: Looks the two numbers up before it calls for them.
//! told: fibonacci(20) made 21 891 calls; fibonacci_memo(20) made
// ANCHOR: memo
if n < 2 { return n; }
let mut get = |k: u64| match memo.get(&k) { Some(&known) => known, None => fibonacci_memo(k, memo) };
let value = get(n - 1) + get(n - 2);
memo.insert(n, value);
value
// ANCHOR_END: memo

//! name: plain_by_the_memo
//! right: The plain one calls the one with a memo.
//! told: Right. But your `fibonacci` called `fibonacci_memo`.
// ANCHOR: plain
fibonacci_memo(n, &mut HashMap::new())
// ANCHOR_END: plain

//! name: stores_the_base_cases
//! right: The base cases go into the memo, too.
//! told: fibonacci_memo(5) made 9.
// ANCHOR: memo
if let Some(&known) = memo.get(&n) { return known; }
let value = match n { 0 | 1 => n, _ => fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo) };
memo.insert(n, value);
value
// ANCHOR_END: memo

//! name: untraced_helper_asks_the_memo
//! right: A helper without a recording asks the memo.
// ANCHOR: memo
fn look(n: u64, memo: &mut HashMap<u64, u64>) -> u64 { match memo.get(&n) { Some(v) => *v, None => fibonacci_memo(n, memo) } }
if n < 2 { return n; }
if let Some(&v) = memo.get(&n) { return v; }
let v = look(n - 1, memo) + look(n - 2, memo);
memo.insert(n, v);
v
// ANCHOR_END: memo
