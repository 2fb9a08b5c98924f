//! The checks of the exercise `minimal_tree`, one function for each test, and the explanations of wrong answers.

mod common;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::minimal_tree::minimal_leaves;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use common::{attempt, spaced, twice, worth};
use diagnosis::{sentence, wrong_answer};
use fastrand::Rng;
use game::Value;

pub(super) fn the_count_is_knuth_and_moores(b: u64, d: u32, want: u64) {
    check(b, d, want);
}

pub(super) fn the_same_tree_needs_as_many_again() {
    twice("minimal_leaves(3, 3)", || minimal_leaves(3, 3));
    check(2, 4, 7);
}

pub(super) fn it_is_the_sum_of_both_proofs_less_one_for_every_shape() {
    let mut rng = Rng::with_seed(48);
    let small = (1..=10).flat_map(|b| (0..20).map(move |d| (b, d)));
    let others = (0..200).map(|_| (rng.u64(1..=400), rng.u64(0..14)));
    diagnosis::demand_each(
        small.chain(others),
        |&(b, d)| {
            let narrower = diagnosis::lower(b, 2).into_iter().map(|b| (b, d));
            let lower = diagnosis::lower(d, 2).into_iter().map(|d| (b, d));
            narrower.chain(lower).collect()
        },
        |&(b, d)| attempt(|| minimal_leaves(b, d as u32)) != Some(right(b, d as u32)),
        |&(b, d)| check(b, d as u32, right(b, d as u32)),
    );
}

/// A proof needs only one move on every second level, and all moves on the others.
fn right(b: u64, d: u32) -> u64 {
    let proof = |first: u32| (first..d).step_by(2).fold(1, |leaves, _| leaves * b);
    proof(0) + proof(1) - 1
}

pub(super) fn a_number_that_does_not_fit_is_not_returned() {
    check(3, 3, 11);
    let wrong = |(b, d)| {
        let got = spaced(attempt(|| minimal_leaves(b, d))?);
        Some(format!(
            "Your minimal_leaves({b}, {d}) returned {got}, but should panic.\nThe right number \
             does not fit in a `u64`, so your code returned a wrong number. Panic instead, as `+` \
             and `pow` do in a debug build."
        ))
    };
    // The last three do not fit in 128 bits either.
    let too_large = [
        (2, 127),
        (3, 82),
        (u64::MAX, 2),
        (2, 300),
        (10, 90),
        (u64::MAX, 9),
    ];
    if let Some(wrong) = too_large.into_iter().find_map(wrong) {
        panic!("{wrong}");
    }
}

fn check(b: u64, d: u32, want: u64) {
    let why = |panic: &str, _: &call_trace::Tree| {
        if !panic.contains("overflow") && !panic.contains("divide by zero") {
            return None;
        }
        let is_too_large = panic.contains("overflow") && !panic.contains("subtract");
        let thought = cause().or_else(|| is_too_large.then(|| INTERMEDIATE.into()))?;
        Some(format!(
            "Your minimal_leaves({b}, {d}) panicked, but should return {}.\n{}\n{panic}",
            spaced(want),
            sentence(&thought)
        ))
    };
    let (got, _) = diagnosis::watch(|| minimal_leaves(b, d), why);
    // Two replies to one other move are enough to see this mistake.
    if got != want && (b, d) != (2, 2) && [ask(3, 3), ask(7, 2), ask(3, 4)] == ALL_REPLIES {
        check(2, 2, 3);
    }
    assert!(
        got == want,
        "{}",
        wrong_answer(
            &format!("minimal_leaves({b}, {d})"),
            spaced(got),
            spaced(want),
            &cause()
                .or_else(|| smallest((b, d)))
                .or_else(|| (want > 1 << 50).then(|| exact_here(got, want)))
                .unwrap_or_default()
        )
    );
}

const INTERMEDIATE: &str = "the result fits in a `u64`. Check whether every intermediate number in your \
                            code fits in its type.";

fn leaves(number: u64) -> String {
    let leaves = diagnosis::plural(number, "leaf", "leaves");
    format!("{} {leaves}", spaced(number))
}

/// Explains a rounding error if all other tested counts are right.
fn exact_here(got: u64, want: u64) -> String {
    format!(
        "your code is right for small numbers, but this result is off by {}. Check whether your \
         code uses an `f64`, which has only 15 or 16 exact digits.",
        spaced(got.abs_diff(want))
    )
}

/// Describes a small tree with a wrong count, and the leaves that both proofs read there. The tree in question
/// comes first if it is small.
///
/// If b or d is 1 or less, both proofs read the same number of leaves, or one of them reads the whole tree.
/// With b = 2 and d = 2, their sum is the whole tree. The trees that distinguish the mistakes are therefore
/// tested first.
fn smallest(asked: (u64, u32)) -> Option<String> {
    let tells = |&(b, d): &(u64, u32)| b > 1 && d > 1 && (b, d) != (2, 2);
    let shapes = (0..=5).flat_map(|d| (1..=4).map(move |b| (b, d)));
    let (mut first, last): (Vec<_>, Vec<_>) = shapes.partition(tells);
    first.sort_by_key(|&(b, d)| b.pow(d));
    let small = Some(asked).filter(|&(b, d)| b <= 4 && d <= 5);
    small
        .into_iter()
        .chain(first)
        .chain(last)
        .find_map(|(b, d)| {
            let got = attempt(|| minimal_leaves(b, d))?;
            let (one, other) = (b.pow(d.div_ceil(2)), b.pow(d / 2));
            let want = one + other - 1;
            let smaller = match (b, d) == asked {
                true => String::new(),
                false => format!(
                    "minimal_leaves({b}, {d}) is already wrong: your code returns {}, but should \
                 return {}. ",
                    spaced(got),
                    spaced(want)
                ),
            };
            (got != want).then(|| {
            let is_sum = one_power(5, 3).and(one_power(5, 4)).and(one_power(b, d));
            let sum = is_sum.map_or_else(String::new, |(right, wrong)| {
                format!(" Your {} is {right} + {} − 1.", spaced(got), spaced(wrong))
            });
            format!(
                "{smaller}For these `b` and `d`, one proof reads {}, the other proof reads {}, and \
                 the two proofs share one leaf: {one} + {other} − 1 = {want}.{sum}",
                leaves(one),
                leaves(other)
            )
        })
        })
}

/// Returns the leaves of one proof, and the power of `b` that the result has for the other proof.
fn one_power(b: u64, d: u32) -> Option<(u64, u64)> {
    let sum = attempt(|| minimal_leaves(b, d))?.checked_add(1)?;
    [b.pow(d.div_ceil(2)), b.pow(d / 2)]
        .into_iter()
        .find_map(|right| {
            let rest = sum.checked_sub(right)?;
            let is_power = b > 1 && (0..20).any(|n| b.checked_pow(n) == Some(rest));
            is_power.then_some((right, rest))
        })
}

/// Identifies a wrong formula from three shapes, for which 11, 13 and 17 are right.
fn cause() -> Option<String> {
    let asked = [ask(3, 3), ask(7, 2), ask(3, 4)];
    match asked {
        [11, 13, 17] => in_the_large(),
        _ => proofs(asked)
            .or_else(|| arithmetic(asked))
            .map(str::to_owned),
    }
}

fn ask(b: u64, d: u32) -> u64 {
    attempt(|| minimal_leaves(b, d)).unwrap_or(u64::MAX)
}

/// Explains a fault at larger shapes if the three shapes are right.
fn in_the_large() -> Option<String> {
    let deep = (5..=20).find(|&d| ask(3, d) != 3u64.pow(d.div_ceil(2)) + 3u64.pow(d / 2) - 1);
    if let Some(d) = deep {
        return Some(format!(
            "with b = 3 your code is right for d = 3 and d = 4, but not for d = {d}. Count the two proofs in the same way \
             for every depth."
        ));
    }
    // `smallest` names a small tree, and `exact_here` explains a fault of only the last digits.
    let far = [(10, 20, 19_999_999_999), (3, 67, 22_236_242_266_222_091)];
    let near =
        |&(b, d, want): &(u64, u32, u64)| ask(b, d).abs_diff(want) <= want / 1_000_000_000_000;
    (!far.iter().all(near) && smallest((3, 3)).is_none()).then(|| INTERMEDIATE.into())
}

/// The counts for three shapes if each other move at a node of the main line has all its replies.
const ALL_REPLIES: [u64; 3] = [15, 49, 33];

/// Explains which proofs were counted, and which leaves they share.
fn proofs(asked: [u64; 3]) -> Option<&'static str> {
    let deeper = [ask(2, 6), ask(2, 9)];
    Some(match asked {
        [12, 14, 18] => {
            "your code counts one leaf twice: both proofs contain that leaf. Subtract 1."
        }
        [10, 12, 16] => {
            "your code subtracts two leaves, but the two proofs share only one leaf. Subtract 1."
        }
        [13, 15, 19] => {
            "in three small trees your result is too large by 2, as if your code added 1 to the sum of \
             both proofs. The two proofs share one leaf. Subtract 1 instead."
        }
        [20, 21, 37] => "your code counts the nodes above the leaves, too. Count only the leaves.",
        [27, 49, 81] if deeper == [64, 512] => {
            "your code counts the leaves of the whole tree. A proof needs all moves of one player, \
             but only one move of the other, so it has a factor `b` only for every second level."
        }
        [5, 13, 17] if deeper == [15, 31] => {
            "for b = 3 and d = 3 your result is 3 + 3 − 1, but with an odd depth one player has one \
             more move, and one proof reads 9 leaves. If your code rounds both exponents down, round \
             one of them up."
        }
        [6, 14, 18] if deeper == [16, 32] => {
            "your code rounds both exponents down and counts the shared leaf twice. With an odd \
             depth, one player has one more move. Round one exponent up and subtract 1."
        }
        [17, 13, 17] if deeper == [15, 63] => {
            "for b = 3 and d = 3 your result is 9 + 9 − 1, but with an odd depth one player has one \
             move less, and one proof reads only 3 leaves. If your code rounds both exponents up, round \
             one of them down."
        }
        [18, 14, 18] if deeper == [16, 64] => {
            "your code rounds both exponents up and counts the shared leaf twice. With an odd \
             depth, one player has one move less. Round one exponent down and subtract 1."
        }
        ALL_REPLIES => {
            "at a node of the main line, your code counts all replies to each other move. One reply \
             is enough to refute such a move."
        }
        [11, 13, 29] => {
            "with b = 3 your code is right for d = 3, but for d = 4 it returns 29. Below a node that \
             needs all replies, each reply needs only one answer. If your loop updates several counts \
             per level, compute every new count from the old ones before you replace any."
        }
        [35, 55, 107] => {
            "for b = 3 and d = 3 your result is 9 + 27 − 1, but 27 leaves are the whole tree. A \
             proof has a factor `b` only for every second level. If your loop updates two counts per \
             level, compute both new counts from the old ones."
        }
        [29 | 35, 55, 89] => {
            "for b = 3 and d = 3 your result contains all 27 leaves of the whole tree, but a proof has \
             a factor `b` only for every second level. Check your exponents: without parentheses, \
             `d + 1 / 2` is `d`."
        }
        [9, 7, 9] | [3, 7, 9] => {
            "your result is only one of the two proofs. \"At least\" and \"at most\" each need their \
             own proof, and the two proofs share one leaf: for b = 3 and d = 3, 9 + 3 − 1 = 11."
        }
        [7, 13, 9] => {
            "your code adds `b - 1` leaves for each level, as if one leaf refuted a move. This is \
             true for d = 2, but for d = 3 the proof also needs all `b` answers to the refuting \
             reply. Multiply by `b` on every second level."
        }
        [17, 55, 35] | [5, 7, 11] if [[23, 63], [11, 31]].contains(&deeper) => {
            "your depth is off by one. With d = 0 there is one leaf, and with d = 1 there are `b` \
             leaves. Check the exponents, or the first and the last level that your code counts."
        }
        _ => return None,
    })
}

/// Explains which sum or power was computed.
fn arithmetic(asked: [u64; 3]) -> Option<&'static str> {
    Some(match asked {
        [5, 7, 9] | [9, 13, 17] | [10, 13, 17] => {
            "your code uses the square root of the number of leaves, which is only an estimate. \
             Count both proofs, which differ if `d` is odd."
        }
        [26, 48, 80] | [25, 47, 79] => {
            "your result is the whole tree minus one or two leaves. Check whether your code \
             multiplies the two proofs instead of adding them, or halves the power instead of the \
             exponent."
        }
        [11, 55, 35] | [11, 7, 11] if [ask(2, 5), ask(2, 9)] == [11, 47] => {
            "your code is right only for odd depths. If `d` is even, both players move equally \
             often, and both exponents are `d / 2`."
        }
        [8, 13, 11] if [ask(2, 6), ask(2, 9)] == [11, 17] => {
            "your code multiplies `b` by a depth. Each level multiplies the number of leaves by \
             `b`. Use a power of `b`."
        }
        [8, 1, 15] => {
            "your code raises half of `d` to the power `b`. Raise `b` to the power of half of `d`."
        }
        [11, 23, 19] => {
            "your code raises `d` to the power of half of `b`. Raise `b` to the power of half of \
             `d`."
        }
        [2, 11, 1] if ask(10, 5) == 16 => {
            "your code uses `^`, which means \"exclusive or\" in Rust, not a power. Write \
             `b.pow(n)`."
        }
        _ => return None,
    })
}

pub(super) fn a_perfect_order_meets_it_exactly(branching: usize, depth: u32) {
    let b = branching as u64;
    let (got, want) = (minimal_leaves(b, depth), right(b, depth));
    let read = leaves_read(&uniform::perfectly_ordered(branching, depth), depth);
    if read == got {
        return;
    }
    let verdict = match got == want {
        true => format!(
            "Your alpha_beta read {read} leaves of a perfectly ordered tree with b = {b} and d = \
             {depth}, but should read {want}.\nYour `minimal_leaves` is right for this tree. Test \
             your search again: cargo course test alpha_beta"
        ),
        false => format!(
            "Your minimal_leaves({b}, {depth}) returned {got}, but your alpha_beta read {} of a \
             perfectly ordered tree.\n{}",
            match read < got {
                true => format!("only {}", leaves(read)),
                false => leaves(read),
            },
            cause()
                .or_else(|| smallest((b, depth)))
                .map_or_else(String::new, |thought| sentence(&thought))
        ),
    };
    panic!("{}", common::after_alpha_beta("this test", verdict));
}

pub(super) fn no_random_tree_needs_fewer() {
    for (branching, depth) in [(2, 6), (3, 4), (5, 3)] {
        let least = minimal_leaves(branching as u64, depth);
        for seed in 0..50 {
            let tree = uniform::random(branching, depth, seed);
            let read = leaves_read(&tree, depth);
            if read >= least {
                continue;
            }
            check(branching as u64, depth, right(branching as u64, depth));
            panic!(
                "{}",
                common::after_alpha_beta(
                    "this test",
                    format!(
                        "Your alpha_beta read {} of a tree with b = {branching} and d = {depth}, but \
                         should need at least {least}.\nYour `minimal_leaves` is right for this \
                         tree. Test your search again: cargo course test alpha_beta",
                        leaves(read)
                    )
                )
            );
        }
    }
    let (least, tree) = (minimal_leaves(3, 3), uniform::perfectly_ordered(3, 3));
    worth(format!(
        "b = 3, d = 3: {least} of {} leaves must be read, and your alpha_beta reads {} with the best \
         child first. b = 35, d = 6, as in chess: {} of {}.",
        tree.leaves(),
        leaves_read(&tree, 3),
        spaced(minimal_leaves(35, 6)),
        spaced(35u64.pow(6))
    ));
}

/// Counts the leaves that the student's `alpha_beta` reads.
fn leaves_read(tree: &Tree, depth: u32) -> u64 {
    alpha_beta(&TreeBoard::new(tree), depth, Value::MIN, Value::MAX);
    tree.leaves_read().len() as u64
}
