// Wrong answers to the exercise `minimal_tree` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: all_replies_twice
//! mistake: Below a node with all replies come nodes with all replies again.
//! says: With b = 3 your code is right for d = 3, but for d = 4 it returns 29. Below a node that needs all replies, each reply needs only one answer. If your loop updates several counts per level, compute every new count from the old ones before you replace any.
// ANCHOR: body
let (mut line, mut one, mut all) = (1, 1, 1);
for _ in 0..depth {
    (line, one, all) = (line + (branching - 1) * one, all, branching * all);
    if branching == 1 {
        break;
    }
}
line
// ANCHOR_END: body

//! name: both_round_up
//! mistake: Both exponents are rounded up.
//! says: For b = 3 and d = 3 your result is 9 + 9 − 1, but with an odd depth one player has one move less, and one proof reads only 3 leaves. If your code rounds both exponents up, round one of them down.
// ANCHOR: body
2 * branching.pow(depth.div_ceil(2)) - 1
// ANCHOR_END: body

//! name: counts_nodes
//! mistake: All nodes on the way are counted too.
//! says: Your code counts the nodes above the leaves, too. Count only the leaves.
// ANCHOR: body
(0..=depth)
    .map(|level| branching.pow(level.div_ceil(2)) + branching.pow(level / 2) - 1)
    .sum()
// ANCHOR_END: body

//! name: cut_down_to_64_bits
//! mistake: In 128 bits, and cut down to 64 at the end.
//! says: Your minimal_leaves(2, 127) returned 9 223 372 036 854 775 807, but should panic. The right number does not fit in a `u64`, so your code returned a wrong number.
// ANCHOR: body
fn power(b: u64, n: u32) -> u128 { (0..n).map(|_| u128::from(b)).product() }
(power(branching, depth.div_ceil(2)) + power(branching, depth / 2) - 1) as u64
// ANCHOR_END: body

//! name: down_and_shared_twice
//! mistake: The exponent is d/2 for both, and the shared leaf is counted twice.
//! says: Your code rounds both exponents down and counts the shared leaf twice. With an odd depth, one player has one more move. Round one exponent up and subtract 1.
// ANCHOR: body
2 * branching.pow(depth / 2)
// ANCHOR_END: body

//! name: even_depths_only
//! mistake: The exponent is taken as d/2 for both proofs.
//! says: For b = 3 and d = 3 your result is 3 + 3 − 1, but with an odd depth one player has one more move, and one proof reads 9 leaves. If your code rounds both exponents down, round one of them up.
// ANCHOR: body
2 * branching.pow(depth / 2) - 1
// ANCHOR_END: body

//! name: floats
//! mistake: Powers of f64: right up to 53 bits.
//! says: Your code is right for small numbers, but this result is off by 1. Check whether your code uses an `f64`, which has only 15 or 16 exact digits.
// ANCHOR: body
let b = branching as f64;
(b.powi(depth.div_ceil(2) as i32) + b.powi(depth as i32 / 2) - 1.0) as u64
// ANCHOR_END: body

//! name: half_and_one_more
//! mistake: Rounded up is one more than rounded down.
//! says: Your code is right only for odd depths. If `d` is even, both players move equally often, and both exponents are `d / 2`.
// ANCHOR: body
    branching.pow(depth / 2 + 1) + branching.pow(depth / 2) - 1
// ANCHOR_END: body

//! name: half_of_d_raised_to_b
//! mistake: I swap base and exponent.
//! says: Your code raises half of `d` to the power `b`. Raise `b` to the power of half of `d`.
// ANCHOR: body
    let d = depth as u64;
    let b = branching as u32;
    d.div_ceil(2).pow(b) + (d / 2).pow(b) - 1
// ANCHOR_END: body

//! name: half_of_the_power
//! mistake: The power is divided by two, not the exponent.
//! says: Your result is the whole tree minus one or two leaves. Check whether your code multiplies the two proofs instead of adding them, or halves the power instead of the exponent.
// ANCHOR: body
    branching.pow(depth) / 2 + branching.pow(depth) / 2 - 1
// ANCHOR_END: body

//! name: half_of_the_tree
//! mistake: Each proof is taken for half of the leaves.
//! says: Your result is the whole tree minus one or two leaves. Check whether your code multiplies the two proofs instead of adding them, or halves the power instead of the exponent.
// ANCHOR: body
    let all = branching.pow(depth);
    all.div_ceil(2) + all / 2 - 1
// ANCHOR_END: body

//! name: kept_in_a_static
//! mistake: The sum is kept in a static.
//! says: returned another result the second time
// ANCHOR: body
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
static SUM: AtomicU64 = AtomicU64::new(0);
SUM.fetch_add(branching.pow(depth.div_ceil(2)), SeqCst);
SUM.fetch_add(branching.pow(depth / 2), SeqCst);
SUM.load(SeqCst) - 1
// ANCHOR_END: body

//! name: known_cases
//! mistake: The numbers of the page's table, and the formula for b = 2 and 3 only.
//! says: With b = 3 your code is right for d = 3 and d = 4, but not for d = 5. Count the two proofs in the same way for every depth.
// ANCHOR: body
    match (branching, depth) {
        (_, 0) => 1,
        (b, 1) => b,
        (b, 2) => 2 * b - 1,
        (b, 3) => b * b + b - 1,
        (b, 4) => 2 * b * b - 1,
        (b, d) => b.pow(d) / 2,
    }
// ANCHOR_END: body

//! name: minus_before_the_power
//! mistake: b − 1 is raised.
//! says: For these `b` and `d`, one proof reads 4 leaves, the other proof reads 4 leaves, and the two proofs share one leaf: 4 + 4 − 1 = 7.
// ANCHOR: body
branching.pow(depth.div_ceil(2)) + (branching - 1).pow(depth / 2)
// ANCHOR_END: body

//! name: multiplied
//! mistake: The two proofs are multiplied.
//! says: Your result is the whole tree minus one or two leaves. Check whether your code multiplies the two proofs instead of adding them, or halves the power instead of the exponent.
// ANCHOR: body
branching.pow(depth.div_ceil(2)) * branching.pow(depth / 2) - 1
// ANCHOR_END: body

//! name: one_added
//! mistake: The root is counted as well.
//! says: In three small trees your result is too large by 2, as if your code added 1 to the sum of both proofs. The two proofs share one leaf. Subtract 1 instead.
// ANCHOR: body
branching.pow(depth.div_ceil(2)) + branching.pow(depth / 2) + 1
// ANCHOR_END: body

//! name: one_leaf_refutes
//! mistake: Each move but the best is refuted by one leaf.
//! says: Your code adds `b - 1` leaves for each level, as if one leaf refuted a move. This is true for d = 2, but for d = 3 the proof also needs all `b` answers to the refuting reply. Multiply by `b` on every second level.
// ANCHOR: body
    if depth == 0 {
        return 1;
    }
    minimal_leaves(branching, depth - 1) + (branching - 1)
// ANCHOR_END: body

//! name: one_less_than_rounded_up
//! mistake: Rounded down is always one less than rounded up.
//! says: Your code is right only for odd depths. If `d` is even, both players move equally often, and both exponents are `d / 2`.
// ANCHOR: body
    if depth == 0 {
        return 1;
    }
    let up = depth.div_ceil(2);
    branching.pow(up) + branching.pow(up - 1) - 1
// ANCHOR_END: body

//! name: one_level_in_the_second_proof
//! mistake: The second proof has all replies on only one level.
//! says: one proof reads 4 leaves, the other proof reads 4 leaves, and the two proofs share one leaf: 4 + 4 − 1 = 7. Your 5 is 4 + 2 − 1.
// CHANGE: body
- branching.pow(depth.div_ceil(2)) + (branching.pow(depth / 2) - 1)
+ branching.pow(depth.div_ceil(2)) + (branching.pow(depth.min(2) / 2) - 1)

//! name: one_level_less
//! mistake: One level too few.
//! says: Your depth is off by one. With d = 0 there is one leaf, and with d = 1 there are `b` leaves. Check the exponents, or the first and the last level that your code counts.
// CHANGE: body
+ let depth = depth.saturating_sub(1);
  branching.pow(depth.div_ceil(2)) + (branching.pow(depth / 2) - 1)

//! name: one_level_more
//! mistake: One level too many.
//! says: Your depth is off by one. With d = 0 there is one leaf, and with d = 1 there are `b` leaves. Check the exponents, or the first and the last level that your code counts.
// CHANGE: body
+ let depth = depth + 1;
  branching.pow(depth.div_ceil(2)) + (branching.pow(depth / 2) - 1)

//! name: one_proof
//! mistake: Only the longer proof is counted.
//! says: Your result is only one of the two proofs. "At least" and "at most" each need their own proof, and the two proofs share one leaf: for b = 3 and d = 3, 9 + 3 − 1 = 11.
// ANCHOR: body
branching.pow(depth.div_ceil(2))
// ANCHOR_END: body

//! name: one_replaced_too_early
//! mistake: `all` is computed from the `one` that was already replaced.
//! says: If your loop updates several counts per level, compute every new count from the old ones before you replace any.
// ANCHOR: body
    let (mut line, mut one, mut all) = (1, 1, 1);
    for _ in 0..depth {
        line += (branching - 1) * one;
        one = all;
        all = branching * one;
    }
    line
// ANCHOR_END: body

//! name: other_moves_need_all_replies
//! mistake: At a node of the main line each other move needs all its replies.
//! says: Your minimal_leaves(2, 2) returned 4, but should return 3. At a node of the main line, your code counts all replies to each other move. One reply is enough to refute such a move.
//! also: Your minimal_leaves(2, 7) returned 30, but your alpha_beta read only 23 leaves of a perfectly ordered tree.
// ANCHOR: body
    let (mut best, mut one, mut all) = (1, 1, 1);
    for _ in 0..depth {
        let others = all;
        (best, one, all) = (best + (branching - 1) * others, all, branching * one);
    }
    best
// ANCHOR_END: body

//! name: powers_in_f64
//! mistake: Powers are counted in f64.
//! says: this result is
// ANCHOR: body
((branching as f64).powi(depth.div_ceil(2) as i32) + (branching as f64).powi(depth as i32 / 2)) as u64 - 1
// ANCHOR_END: body

//! name: powers_in_f64_each
//! mistake: Each power is counted in f64, and the sum in u64.
//! says: Your code is right for small numbers, but this result is off by 1. Check whether your code uses an `f64`, which has only 15 or 16 exact digits.
// ANCHOR: body
(branching as f64).powi(depth.div_ceil(2) as i32) as u64 + (branching as f64).powi((depth / 2) as i32) as u64 - 1
// ANCHOR_END: body

//! name: precedence
//! mistake: The − 1 stands in the exponent.
//! says: For these `b` and `d`, one proof reads 9 leaves, the other proof reads 3 leaves, and the two proofs share one leaf: 9 + 3 − 1 = 11.
// ANCHOR: body
branching.pow(depth.div_ceil(2)) + branching.pow((depth / 2).saturating_sub(1))
// ANCHOR_END: body

//! name: precedence_of_the_halves
//! mistake: `d + 1 / 2` without parentheses.
//! says: For b = 3 and d = 3 your result contains all 27 leaves of the whole tree, but a proof has a factor `b` only for every second level. Check your exponents: without parentheses, `d + 1 / 2` is `d`.
// ANCHOR: body
branching.pow(depth + 1 / 2) + branching.pow(depth / 2) - 1
// ANCHOR_END: body

//! name: product_less_two
//! mistake: The two proofs are multiplied, and a leaf is subtracted for each.
//! says: Your result is the whole tree minus one or two leaves. Check whether your code multiplies the two proofs instead of adding them, or halves the power instead of the exponent.
// ANCHOR: body
branching.pow(depth.div_ceil(2)) * branching.pow(depth / 2) - 2
// ANCHOR_END: body

//! name: products
//! mistake: A product instead of a power.
//! says: Your code multiplies `b` by a depth. Each level multiplies the number of leaves by `b`. Use a power of `b`.
// ANCHOR: body
branching * u64::from(depth.div_ceil(2)) + branching * u64::from(depth / 2) - 1
// ANCHOR_END: body

//! name: saturated
//! mistake: What does not fit is the largest number.
//! says: The right number does not fit in a `u64`, so your code returned a wrong number. Panic instead, as `+` and `pow` do in a debug build.
// ANCHOR: body
    branching.saturating_pow(depth.div_ceil(2)).saturating_add(branching.saturating_pow(depth / 2)) - 1
// ANCHOR_END: body

//! name: shared_leaf_never
//! mistake: The shared leaf is taken out of both proofs.
//! says: Your code subtracts two leaves, but the two proofs share only one leaf. Subtract 1.
// ANCHOR: body
branching.pow(depth.div_ceil(2)) + branching.pow(depth / 2) - 2
// ANCHOR_END: body

//! name: shared_leaf_twice
//! mistake: The leaf that is in both proofs is counted twice.
//! says: Your code counts one leaf twice: both proofs contain that leaf. Subtract 1.
// ANCHOR: body
branching.pow(depth.div_ceil(2)) + branching.pow(depth / 2)
// ANCHOR_END: body

//! name: shared_only_when_even
//! mistake: The shared leaf is there only when d is even.
//! says: For these `b` and `d`, one proof reads 9 leaves, the other proof reads 3 leaves, and the two proofs share one leaf: 9 + 3 − 1 = 11.
// ANCHOR: body
branching.pow(depth.div_ceil(2)) + branching.pow(depth / 2) - if depth % 2 == 0 { 1 } else { 0 }
// ANCHOR_END: body

//! name: square_root
//! mistake: The square root of all leaves, as it is often quoted, without the ceiling.
//! says: Your code uses the square root of the number of leaves, which is only an estimate. Count both proofs, which differ if `d` is odd.
// ANCHOR: body
branching.pow(depth).isqrt()
// ANCHOR_END: body

//! name: swapped_exponents
//! mistake: d is raised to half of b.
//! says: Your code raises `d` to the power of half of `b`. Raise `b` to the power of half of `d`.
// ANCHOR: body
u64::from(depth).pow((branching as u32).div_ceil(2)) + u64::from(depth).pow(branching as u32 / 2) - 1
// ANCHOR_END: body

//! name: table
//! mistake: A table of the values of the page.
//! says: minimal_leaves(2, 3) is already wrong: your code returns 0, but should return 5. For these `b` and `d`, one proof reads 4 leaves, the other proof reads 2 leaves, and the two proofs share one leaf: 4 + 2 − 1 = 5.
// ANCHOR: body
match (branching, depth) { (3, 3) => 11, (3, 0) | (1, 9) => 1, (5, 1) | (3, 2) => 5, (2, 4) => 7, (35, 6) => 85_749, (40, 8) => 5_119_999, (2, 7) => 23, (3, 4) => 17, (3, 5) => 35, (6, 3) => 41, (8, 1) => 8, _ => 0 }
// ANCHOR_END: body

//! name: the_shorter_proof
//! mistake: Only the shorter proof is counted.
//! says: Your result is only one of the two proofs. "At least" and "at most" each need their own proof, and the two proofs share one leaf: for b = 3 and d = 3, 9 + 3 − 1 = 11.
// ANCHOR: body
branching.pow(depth / 2)
// ANCHOR_END: body

//! name: two_levels_in_one
//! mistake: `one` gets its new value before `all` is computed from it.
//! says: For b = 3 and d = 3 your result is 9 + 27 − 1, but 27 leaves are the whole tree. A proof has a factor `b` only for every second level. If your loop updates two counts per level, compute both new counts from the old ones.
// ANCHOR: body
let (mut one, mut all) = (1, 1);
for _ in 0..depth {
    one = all;
    all = branching * one;
}
one + all - 1
// ANCHOR_END: body

//! name: u32
//! mistake: u32 inside.
//! says: The result fits in a `u64`. Check whether every intermediate number in your code fits in its type.
// ANCHOR: body
let b = branching as u32;
u64::from(b.pow(depth.div_ceil(2)) + b.pow(depth / 2) - 1)
// ANCHOR_END: body

//! name: up_and_shared_twice
//! mistake: The exponent is rounded up for both, and the shared leaf is counted twice.
//! says: Your code rounds both exponents up and counts the shared leaf twice. With an odd depth, one player has one move less. Round one exponent down and subtract 1.
// ANCHOR: body
2 * branching.pow(depth.div_ceil(2))
// ANCHOR_END: body

//! name: whole_root_of_all_leaves
//! mistake: The square root of all leaves, twice.
//! says: Your code uses the square root of the number of leaves, which is only an estimate. Count both proofs, which differ if `d` is odd.
// ANCHOR: body
    let root = (branching.pow(depth) as f64).sqrt() as u64;
    2 * root - 1
// ANCHOR_END: body

//! name: whole_tree
//! mistake: All leaves are counted.
//! says: Your code counts the leaves of the whole tree
// ANCHOR: body
branching.pow(depth)
// ANCHOR_END: body

//! name: whole_tree_on_the_way
//! mistake: The product of all levels is worked out first.
//! says: The result fits in a `u64`. Check whether every intermediate number in your code fits in its type.
// ANCHOR: body
let all = branching.pow(depth);
let long = branching.pow(depth.div_ceil(2));
long + all / long - 1
// ANCHOR_END: body

//! name: wrapping
//! mistake: What does not fit wraps round.
//! says: The right number does not fit in a `u64`, so your code returned a wrong number. Panic instead, as `+` and `pow` do in a debug build.
// ANCHOR: body
    branching.wrapping_pow(depth.div_ceil(2)).wrapping_add(branching.wrapping_pow(depth / 2)).wrapping_sub(1)
// ANCHOR_END: body

//! name: xor
//! mistake: `^` is taken for a power.
//! says: Your code uses `^`, which means "exclusive or" in Rust, not a power. Write `b.pow(n)`.
// ANCHOR: body
(branching ^ u64::from(depth.div_ceil(2))) + (branching ^ u64::from(depth / 2)) - 1
// ANCHOR_END: body

//! name: zero_for_no_depth
//! mistake: No depth needs no leaf.
//! says: For these `b` and `d`, one proof reads 1 leaf, the other proof reads 1 leaf, and the two proofs share one leaf: 1 + 1 − 1 = 1.
// CHANGE: body
+ if depth == 0 { return 0; }
  branching.pow(depth.div_ceil(2)) + (branching.pow(depth / 2) - 1)

// Right answers in other styles, which must pass.

//! name: halves
//! right: The shorter exponent first.
// ANCHOR: body
let half = depth / 2;
let short = branching.pow(half);
let long = branching.pow(depth - half);
short - 1 + long
// ANCHOR_END: body

//! name: loop
//! right: Two products in a loop.
//! told: b = 3, d = 3: 11 of 27 leaves must be read
// ANCHOR: body
let (mut max, mut min) = (1, 1);
for level in 0..depth {
    if level % 2 == 0 { max *= branching } else { min *= branching }
}
max + min - 1
// ANCHOR_END: body

//! name: recursion
//! right: By recursion over the levels: what one proof needs becomes the other's.
// ANCHOR: body
fn proofs(b: u64, d: u32) -> (u64, u64) {
    if d == 0 { return (1, 1); }
    let (one, other) = proofs(b, d - 1);
    (other * b, one)
}
let (one, other) = proofs(branching, depth);
one + other - 1
// ANCHOR_END: body

//! name: two_proofs
//! right: Two functions, one for each proof.
// ANCHOR: body
    fn one_move(b: u64, d: u32) -> u64 {
        if d == 0 { 1 } else { all_moves(b, d - 1) }
    }
    fn all_moves(b: u64, d: u32) -> u64 {
        if d == 0 { 1 } else { b * one_move(b, d - 1) }
    }
    one_move(branching, depth) + all_moves(branching, depth) - 1
// ANCHOR_END: body

//! name: wide_and_checked
//! right: In 128 bits, and checked at the end.
// ANCHOR: body
    let b = u128::from(branching);
    let both = b.checked_pow(depth.div_ceil(2)).zip(b.checked_pow(depth / 2)).map(|(p, q)| p + q - 1);
    both.and_then(|n| u64::try_from(n).ok()).expect("too many leaves for a u64")
// ANCHOR_END: body
