//! The claims of the tests of `gcd`, and explanations of wrong answers.

#[path = "common/first.rs"]
mod first;

use call_trace::{Call, Trace, Tree};
use diagnosis::{
    Answers, attempt, helper_calls, last, minus, number, probe, remark, repeated,
    same_in_any_order, shown, spaced, watch, worth, wrong_answer,
};
use recursion::gcd::gcd;
use std::time::{Duration, Instant};

pub(super) fn divides_both_and_nothing_greater_does(a: u64, b: u64, want: u64) {
    let (got, _) = run(a, b);
    assert!(got == want, "{}", wrong(a, b, got, want));
}

pub(super) fn answers_the_same_whatever_was_asked_before() {
    same_in_any_order(
        "answers_the_same_whatever_was_asked_before",
        &[(12, 18), (40, 25), (7, 0), (9, 6), (17, 5), (48, 36)],
        |(a, b)| format!("gcd({a}, {b})"),
        |&(a, b)| run(a, b).0,
        |&(a, b)| greatest(a, b),
    );
}

pub(super) fn any_two_small_numbers() {
    demand_small();
    let mut random = fastrand::Rng::with_seed(2);
    let pair = || {
        let factor = random.u64(1..=12);
        (factor * random.u64(0..60), factor * random.u64(0..60))
    };
    diagnosis::demand_each(
        std::iter::repeat_with(pair).take(200),
        smaller,
        is_wrong,
        |&(a, b)| {
            let (got, want) = (run(a, b).0, greatest(a, b));
            assert!(got == want, "{}", wrong(a, b, got, want));
        },
    );
}

fn smaller(&(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
    let first = diagnosis::lower(a, 1).into_iter().map(|a| (a, b));
    let second = diagnosis::lower(b, 1).into_iter().map(|b| (a, b));
    first.chain(second).collect()
}

fn is_wrong(&(a, b): &(u64, u64)) -> bool {
    probe(|| gcd(a, b)).0 != Some(greatest(a, b))
}

// Numbers of b bits need at most 1.44 · b + 2 calls, and two neighbours in Fibonacci's sequence need the most. The
// limit leaves room for other ways to halve a pair, but not for subtracting b once per call.
pub(super) fn takes_a_few_calls_for_each_digit(a: u64, b: u64) {
    demand_small();
    demand_few_rounds();
    let (got, trace) = run(a, b);
    assert!(
        got == greatest(a, b),
        "{}",
        wrong(a, b, got, greatest(a, b))
    );
    let (calls, bits) = (trace.calls(), (a.ilog2() + b.ilog2()) as usize);
    assert!(
        calls <= 2 * bits + 6,
        "Your gcd({a}, {b}) made {} calls, but should need at most {}.\n{}",
        spaced(calls),
        plenty(a, b),
        waste(&trace)
    );
}

pub(super) fn numbers_of_any_size() {
    demand_small();
    demand_few_rounds();
    let mut random = fastrand::Rng::with_seed(4);
    let pairs = (10..=64).flat_map(|bits| {
        let limit = u64::MAX >> (64 - bits);
        let (a, b) = (random.u64(limit / 2..=limit), random.u64(1..=limit));
        // Also a pair with a large common divisor.
        let root = u64::MAX >> (64 - bits / 2);
        let factor = random.u64(root / 2..=root);
        [(a, b), (35 * factor, 12 * factor)]
    });
    // The random numbers from 2^63 on hardly ever have a common divisor.
    let pairs = pairs.chain([(u64::MAX, 5), (5, u64::MAX), (1 << 63, 6)]);
    diagnosis::demand_each(pairs, smaller, is_wrong, |&(a, b)| {
        let (got, want) = (run(a, b).0, greatest(a, b));
        let thought = || match common_is_right() {
            true => large(a, b, got),
            false => thought(a, b, got),
        };
        let claim = || wrong_answer(&format!("gcd({a}, {b})"), got, want, &thought());
        assert!(got == want, "{}", claim());
    });
}

pub(super) fn the_two_largest_neighbours_of_fibonacci_take_the_most_calls() {
    demand_few_rounds();
    let (a, b) = (12_200_160_415_121_876_738, 7_540_113_804_746_346_429);
    let (got, trace) = run(a, b);
    if got != 1 {
        demand_small();
    }
    assert!(got == 1, "{}", wrong(a, b, got, 1));
    let point = "the next page asks what the frames of its calls wait for.";
    if let Some(kind) = diagnosis::unseen(&["gcd"], &trace, point) {
        remark(kind);
        return;
    }
    let calls = |a, b| probe(|| gcd(a, b)).1.calls();
    worth(format!(
        "gcd(12, 18) made {} calls, and two neighbouring Fibonacci numbers, the smaller with {} digits, took {}.",
        calls(12, 18),
        b.ilog10() + 1,
        trace.calls(),
    ));
    let (ours, plain) = (calls(1_000_000, 1), plenty(1_000_000, 1));
    if ours > plain + 2 {
        remark(format!(
            "Right. For gcd(1000000, 1) your code makes {ours} calls; with the remainder, {plain} \
             are enough."
        ));
    }
}

/// Checks the divisors of the first test.
fn demand_small() {
    let pairs = [
        (7, 0),
        (12, 18),
        (18, 12),
        (1071, 462),
        (17, 5),
        (9, 1),
        (5, 35),
        (48, 48),
        (0, 7),
        (0, 0),
    ];
    for (a, b) in pairs {
        first::demand(&format!("gcd({a}, {b})"), || gcd(a, b), &greatest(a, b));
    }
}

/// Checks that a program without calls ends soon. A loop over all numbers would take minutes for ten digits.
fn demand_few_rounds() {
    if probe(|| gcd(1001, 1000)).1.calls() > 1 {
        return;
    }
    let took = |n: u64| {
        let runs = (0..3).map(|_| {
            let start = Instant::now();
            attempt(|| gcd(n + 1, n));
            start.elapsed()
        });
        runs.min().unwrap_or_default()
    };
    let million = took(1_000_000);
    assert!(
        million < Duration::from_millis(1) || took(4_000_000) < 2 * million,
        "Your gcd(4000001, 4000000) took more than twice as long as gcd(1000001, 1000000), but \
         should take about the same time.\nIf a loop tries one number after another, numbers of 20 \
         digits take years. Use the remainder `a % b`, which makes the pair small quickly."
    );
}

/// Runs `gcd(a, b)`, and explains a panic.
fn run(a: u64, b: u64) -> (u64, Trace) {
    watch(
        || gcd(a, b),
        |panic, tree| {
            let words = why(panic, tree)?;
            let question = format!("gcd({a}, {b})");
            let want = greatest(a, b);
            Some(diagnosis::ended(
                panic,
                tree.calls.len(),
                &question,
                want,
                &words,
            ))
        },
    )
}

fn why(panic: &str, tree: &Tree) -> Option<String> {
    let call = last(tree)?;
    let (Some(at), Some(of)) = (number(call, "a"), number(call, "b")) else {
        // A helper, whose numbers have other names.
        let divided = panic.contains("divisor of zero");
        return divided.then(|| {
            format!(
                "{} divided by 0. If the divisor is 0, return before you divide.",
                shown(call)
            )
        });
    };
    if panic.contains("divisor of zero") || panic.contains("divide by zero") {
        // A call with b = 0 that called this one should have ended instead.
        if of == 0
            && let Some(by) = call.parent.map(|by| &tree.calls[by])
            && by.function == call.function
            && let (Some(a @ 1..), Some(0)) = (number(by, "a"), number(by, "b"))
        {
            return Some(format!(
                "{} called {}, which divided by 0. If `b` is 0, return `a`, here {a}, without a call.",
                shown(by),
                shown(call)
            ));
        }
        let check = match (at, of) {
            (0, 0) => "Check whether both numbers are 0 before you divide: gcd(0, 0) is 0.",
            (_, 0) => {
                return Some(format!(
                    "gcd({at}, 0) divided by 0. Every number divides 0, so gcd({at}, 0) is {at}. \
                     If `b` is 0, return `a` before you divide."
                ));
            }
            (0, _) => "Check whether the divisor is 0 before you divide.",
            _ => {
                return Some(format!(
                    "gcd({at}, {of}) divided by 0, but neither of its two numbers is 0. Before each \
                     division, check whether the divisor that your code computed is 0."
                ));
            }
        };
        return Some(format!("gcd({at}, {of}) divided by 0. {check}"));
    }
    if panic.contains("subtract with overflow") {
        return Some(format!(
            "gcd({at}, {of}) subtracted too much, and no `u64` is below 0. Check this subtraction, or \
             use the remainder `a % b` instead."
        ));
    }
    if !diagnosis::went_too_deep(panic) {
        return panic.contains("with overflow").then(|| {
            "A number did not fit in its type. Check your arithmetic: no number needs to be \
             greater than both `a` and `b`."
                .into()
        });
    }
    let Some(again) = repeated(tree) else {
        return step();
    };
    if let Some(words) = another_pair(tree) {
        return Some(words);
    }
    let (x, y) = (number(again, "a")?, number(again, "b")?);
    // If the result of the separate run is right, its calls are not at fault.
    let cure = match step().filter(|_| probe(|| gcd(1071, 462)).0 != Some(21)) {
        _ if (x, y) == (0, 0) => "Return 0 without a call if both numbers are 0.".into(),
        _ if y == 0 => format!("If `b` is 0, return `a`, here {x}, without a call."),
        _ if x == 0 => format!("If `a` is 0, return `b`, here {y}, without a call."),
        Some(way) => way,
        None => format!(
            "Pass another pair, for example `b` and `a % b`, here {y} and {}.",
            x % y
        ),
    };
    Some(format!(
        "{} called itself with the same pair. {cure}",
        shown(again)
    ))
}

/// Explains the pair that `gcd(1071, 462)` hands down. Returns `None` if it is (462, 147), if it
/// belongs to another way that keeps the greatest common divisor, or if no call is recorded.
fn step() -> Option<String> {
    let (_, trace) = probe(|| gcd(1071, 462));
    let tree = trace.tree();
    let next = tree.calls.iter().find(|call| call.parent.is_some())?;
    let pair = (number(next, "a")?, number(next, "b")?);
    let seen = format!("In a separate run, gcd(1071, 462) called {}", shown(next));
    let thought = match pair {
        (462, 147) => return None,
        (147, 462) if handed(48, 48) == Some((0, 0)) => {
            return Some(
                "In a separate run, gcd(48, 48) called gcd(0, 0), so the 48 was lost. Replace only one \
                 of the two numbers by a remainder."
                    .into(),
            );
        }
        (1071, 147) => "The first number is still `a`. Pass `b` instead.",
        (147, 462) => "Pass `b` as the first number and `a % b` as the second.",
        (462, 462) if handed(462, 1071) == Some((1071, 147)) => {
            "Your second number is `b % a`. Pass `a % b`, the remainder of `a` divided by `b`."
        }
        (462, 2) | (2, 462) => "The 2 is the quotient `a / b`. Pass the remainder `a % b`.",
        // A program that puts the smaller number first changes the places and then goes on.
        (462, 1071) if handed(462, 1071).is_some_and(|(a, b)| a.max(b) < 1071) => return None,
        (462, 1071) => {
            "The two numbers changed places, but neither became smaller. Pass `b` and `a % b`."
        }
        (462, 609) | (609, 462) => {
            "Your code subtracted `b` only once. Pass the remainder `a % b`, the result of \
             subtracting `b` as often as possible."
        }
        (a, b) if a.saturating_add(b) < 1071 + 462 && greatest(a, b) == 21 => return None,
        _ => &instead(pair, (1071, 462)),
    };
    Some(format!("{seen}. {thought}"))
}

/// Checks whether `gcd(1071, 462)` hands down a pair that is new and has the same greatest common divisor.
fn keeps_the_divisor() -> bool {
    handed(1071, 462).is_some_and(|(a, b)| greatest(a, b) == 21 && ![a, b].contains(&1071) && a > b)
}

/// Returns an instruction for a call that `gcd(a, b)` made with a wrong pair.
fn instead((x, y): (u64, u64), (a, b): (u64, u64)) -> String {
    let (rest, got, want) = (a % b, greatest(x, y), greatest(a, b));
    match x == b || y == rest || got == want {
        true => format!("Pass `b` and `a % b`, here {b} and {rest}."),
        false => format!(
            "The gcd of this pair is {got}, not {want}. Pass a pair with the same gcd, for example \
             `b` and `a % b`."
        ),
    }
}

/// Returns the pair of the first call that `gcd(a, b)` makes.
fn handed(a: u64, b: u64) -> Option<(u64, u64)> {
    let (_, trace) = probe(|| gcd(a, b));
    let tree = trace.tree();
    let next = tree.calls.iter().find(|call| call.parent.is_some())?;
    Some((number(next, "a")?, number(next, "b")?))
}

fn wrong(a: u64, b: u64, got: u64, want: u64) -> String {
    wrong_answer(&format!("gcd({a}, {b})"), got, want, &thought(a, b, got))
}

fn thought(a: u64, b: u64, got: u64) -> String {
    if let Some(mistake) = told_by_other_pairs().or_else(|| not_handed_on(a, b)) {
        return mistake;
    }
    if let Some(end) = wrong_end(a, b).or_else(one_of_the_two) {
        return end;
    }
    let bases = [6, 7, 21].map(|a| attempt(|| gcd(a, 0)));
    let trace = probe(|| gcd(a, b)).1;
    let tree = trace.tree();
    match bases {
        _ if (a, b) == (0, 0) => {
            "Use the rule gcd(a, 0) = a for a = 0 as well: the result is 0.".into()
        }
        _ if b == 0 => {
            format!(
                "Every number divides 0, so gcd(a, 0) is `a`. If `b` is 0, return `a`, here {a}."
            )
        }
        [Some(0), Some(0), Some(0)] => {
            "Your gcd(7, 0) returned 0, but should return 7. Fix this case first.".into()
        }
        [Some(6), Some(7), Some(21)] => match step().filter(|_| !keeps_the_divisor()) {
            Some(way) => way,
            None if let Some(words) = another_pair(&tree) => words,
            None if got != 0 && a.max(b) > 1000 && common_is_right() => large(a, b, got),
            None => no_divisor(a, b, got),
        },
        [Some(six), ..] if six != 6 => {
            format!(
                "Your gcd(6, 0) returned {six}, but should return 6: every number divides 0. Fix \
                 this case first."
            )
        }
        _ => no_divisor(a, b, got),
    }
}

/// Returns words about a number that is not the greatest common divisor.
fn no_divisor(a: u64, b: u64, got: u64) -> String {
    if got == 0 {
        return "0 divides no number except 0. If your code ends when one of the two numbers is 0, \
                return the other one."
            .into();
    }
    let seen = helper_calls(&probe(|| gcd(a, b)).1.tree(), &["gcd"]);
    match [a, b].into_iter().find(|it| !it.is_multiple_of(got)) {
        Some(number) if !seen.is_empty() => format!("{got} does not divide {number}.{seen}"),
        None if !seen.is_empty() => format!("{} also divides both numbers.{seen}", greatest(a, b)),
        Some(number) => {
            format!("{got} does not divide {number}. Return a number that divides both numbers.")
        }
        None => format!(
            "{} also divides both numbers. Return the greatest common divisor.",
            greatest(a, b)
        ),
    }
}

/// Recognises a mistake by the answers for several pairs.
fn told_by_other_pairs() -> Option<String> {
    let pairs = [
        (12, 18),
        (18, 12),
        (30, 45),
        (40, 28),
        (48, 48),
        (7, 21),
        (35, 5),
    ];
    let wanted = "Return the greatest number that divides both, here 6.";
    Answers::to(pairs, |&(a, b)| gcd(a, b), |&(a, b)| greatest(a, b))
        .row(
            |&(a, b)| Some(a / greatest(a, b) * b),
            format!(
                "Your code returns the least common multiple, for example 36 for 12 and 18. \
                 {wanted}"
            ),
        )
        .row(
            |&(a, b)| {
                let divides = |&d: &u64| greatest(a, b).is_multiple_of(d);
                Some((2..=greatest(a, b)).find(divides).unwrap_or(1))
            },
            format!(
                "Your code returns the smallest number above 1 that divides both, for example \
                     2 for 12 and 18. {wanted}"
            ),
        )
        .row(
            // If a call explains such a result, its words are better.
            |&(a, b)| wrong_end(12, 18).is_none().then_some(a.min(b)),
            format!(
                "Your code returns the smaller number, for example 12 for 12 and 18, but 12 \
                     does not divide 18. {wanted}"
            ),
        )
        .row(
            |&(a, b)| Some(a.max(b) % a.min(b)),
            "Your code returns the remainder of one division, for example 12 for 40 and 28, but 12 \
             divides neither number. Return the gcd of `b` and this remainder.",
        )
        .row(times_twos(u32::max), TOO_MANY_TWOS)
        .row(times_twos(|a, b| a + b), TOO_MANY_TWOS)
        .row(times_twos(|a, _| a), TOO_MANY_TWOS)
        .row(
            |&(a, b)| Some(greatest(a, b) >> greatest(a, b).trailing_zeros()),
            "The factor 2 is missing in your result. Check what your code does with the 2s that \
             divide both numbers.",
        )
        .words()
}

const TOO_MANY_TWOS: &str = "The factor 2 appears too often in your results. Count a 2 only if it \
                             divides both numbers.";

/// Returns results with as many factors 2 as `count` makes of the factors 2 in both numbers.
fn times_twos(count: fn(u32, u32) -> u32) -> impl Fn(&(u64, u64)) -> Option<u64> {
    move |&(a, b)| {
        let odd = greatest(a, b) >> greatest(a, b).trailing_zeros();
        odd.checked_shl(count(a.trailing_zeros(), b.trailing_zeros()))
    }
}

/// Recognises a program that always returns the same one of its two numbers, unless a call explains
/// the mistake.
fn one_of_the_two() -> Option<String> {
    if step().is_some() || another_pair(&probe(|| gcd(12, 18)).1.tree()).is_some() {
        return None;
    }
    let pairs = [(12, 18), (18, 12), (30, 45), (40, 28), (7, 21), (35, 5)];
    Answers::to(pairs, |&(a, b)| gcd(a, b), |&(a, b)| greatest(a, b))
        .row(
            |&(a, _)| Some(a),
            "Your code returned `a` for each of six pairs. Check the condition for returning `a`, \
             and the lines that should change `a`.",
        )
        .row(
            |&(_, b)| Some(b),
            "Your code returned `b` for each of six pairs. Check the condition for returning `b`, \
             and that your code computes the remainder `a % b` with the old `a` and the old `b`.",
        )
        .words()
}

/// Returns words about the first call whose next pair has another greatest common divisor.
fn another_pair(tree: &Tree) -> Option<String> {
    tree.calls.iter().find_map(|call| {
        let by = &tree.calls[call.parent?];
        let (a, b) = (number(by, "a")?, number(by, "b")?);
        let (x, y) = (number(call, "a")?, number(call, "b")?);
        // Both numbers may be halved, if the result of the call is doubled.
        let halved = x.checked_mul(2) == Some(a) && y.checked_mul(2) == Some(b);
        (b > 0 && !halved && greatest(x, y) != greatest(a, b)).then(|| {
            let cure = instead((x, y), (a, b));
            format!("{} called {}. {cure}", shown(by), shown(call))
        })
    })
}

/// Returns words about the deepest call that received the right answer and returned another one.
fn not_handed_on(a: u64, b: u64) -> Option<String> {
    let (_, trace) = probe(|| gcd(a, b));
    let tree = trace.tree();
    let right = |call: &Call| {
        let (a, b) = (number(call, "a")?, number(call, "b")?);
        Some(greatest(a, b).to_string())
    };
    let (by, call) = tree.calls.iter().rev().find_map(|call| {
        let [child] = call.children[..] else {
            return None;
        };
        let (child, want) = (&tree.calls[child], right(call)?);
        let heard_it = right(child)? == want && child.value == Some(&*want);
        (heard_it && call.value? != want).then_some((call, child))
    })?;
    let pair = |call: &Call| Some((number(call, "a")?, number(call, "b")?));
    let (a, b) = pair(by)?;
    let cure = match pair(call) == a.checked_rem(b).map(|rest| (b, rest)) {
        true => "Return the result of the call unchanged.",
        false => "The result of the call was already right.",
    };
    Some(format!(
        "{0} called {1}, which returned {2}, but {0} returned {3}. {cure}",
        shown(by),
        shown(call),
        call.value?,
        by.value?
    ))
}

fn recurses() -> bool {
    [(12, 18), (18, 12)]
        .into_iter()
        .any(|(a, b)| handed(a, b).is_some())
}

/// Explains a wrong answer of the last call, unless the program makes no calls.
fn wrong_end(a: u64, b: u64) -> Option<String> {
    let whole = greatest(a, b);
    let (_, trace) = probe(|| gcd(a, b));
    let tree = trace.tree();
    let end = tree
        .calls
        .last()
        .filter(|end| end.function == "gcd" && (end.parent.is_some() || recurses()))?;
    let (a, b) = (number(end, "a")?, number(end, "b")?);
    let (got, want): (u64, _) = (end.value?.parse().ok()?, greatest(a, b));
    // If the pairs on the way have another divisor, the last call is not at fault.
    // Of two even numbers, both may have been halved.
    let times = whole
        .checked_div(want)
        .filter(|times| times * want == whole);
    if b == 0 || got == want || !times.is_some_and(u64::is_power_of_two) {
        return None;
    }
    let why = match got {
        _ if a == 0 => format!("{b} divides both numbers"),
        _ if !a.is_multiple_of(got) => format!("{got} does not divide {a}"),
        _ if !b.is_multiple_of(got) => format!("{got} does not divide {b}"),
        _ => format!("{want} also divides both numbers and is greater"),
    };
    Some(format!(
        "{} returned {got} without a call, but {why}. Check your base case: its condition and its \
         result.",
        shown(end)
    ))
}

/// Explains the large number of calls.
fn waste(trace: &Trace) -> String {
    let tree = trace.tree();
    let again = |call: &Call| {
        let mut called = call.children.iter().map(|&child| &tree.calls[child]);
        called.all(|it| it.function == call.function)
    };
    let mut calls = tree.calls.iter();
    if let Some(call) = calls.find(|call| call.children.len() > 1 && again(call)) {
        let made = call.children.len();
        return format!(
            "{} itself made {made} calls. One call is enough: if you use its result twice, store it \
             in a variable.",
            shown(call)
        );
    }
    step().unwrap_or_else(|| {
        "Pass `b` and `a % b` in every call: then the pair becomes small quickly.".into()
    })
}

/// Explains a wrong result for large numbers after right ones for small numbers.
fn large(a: u64, b: u64, got: u64) -> String {
    let signed_64 = |it: u64| (it as i64).unsigned_abs();
    let seen = match got {
        _ if a.max(b) > i64::MAX as u64 && got == greatest(signed_64(a), signed_64(b)) => {
            "Your result is the gcd of both numbers converted to `i64`. Check that every \
             variable and every cast is a `u64`."
                .into()
        }
        _ if got > i64::MAX as u64 && got > a.max(b) => format!(
            "Your result is {}, converted to a `u64`. Check that no number goes below 0, and that \
             every variable and every cast is a `u64`.",
            minus(&(got as i64).to_string())
        ),
        _ if a.max(b) > 1 << 53 => {
            "If you use a float, it rounds numbers of more than 53 bits. Use `u64` for every \
             variable and every cast."
                .into()
        }
        _ => no_divisor(a, b, got),
    };
    format!("Your results for small numbers are right. {seen}")
}

fn common_is_right() -> bool {
    (1..20).all(|a| (0..20).all(|b| attempt(|| gcd(a, b)) == Some(greatest(a, b))))
}

/// Returns the number of calls that Euclid's algorithm makes.
fn plenty(mut a: u64, mut b: u64) -> usize {
    let mut calls = 1;
    while b != 0 {
        (a, b) = (b, a % b);
        calls += 1;
    }
    calls
}

fn greatest(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
