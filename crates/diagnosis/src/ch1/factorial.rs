//! The claims of the tests of `factorial`, and explanations of wrong answers.

#[path = "common/first.rs"]
mod first;

use call_trace::{Call, Trace, Tree};
use diagnosis::{
    Answers, attempt, counted, ended, helper_calls, last, number, probe, remark, repeated,
    same_in_any_order, shown, spaced, watch, worth, wrong_answer,
};
use recursion::factorial::factorial;

pub(super) fn is_the_product_of_1_to_n(n: u64, want: u64) {
    let (got, _) = run(n);
    assert!(got == want, "{}", wrong(n, got, want));
}

pub(super) fn answers_the_same_whatever_was_asked_before() {
    same_in_any_order(
        "answers_the_same_whatever_was_asked_before",
        &[3, 5, 4, 0],
        |n| format!("factorial({n})"),
        |&n| run(n).0,
        |&n| product(n),
    );
}

// A helper may make one more call, and a helper that multiplies makes one more for each number.
pub(super) fn needs_one_call_for_each_number(n: u64) {
    demand_small();
    let (got, trace) = run(n);
    assert!(got == product(n), "{}", wrong(n, got, product(n)));
    let (calls, enough) = (trace.calls(), 2 * n as usize + 3);
    let tree = trace.tree();
    let thought = match tree.calls.iter().find(|call| call.children.len() > 1) {
        Some(call) if tree.calls[call.children[0]].function == call.function => format!(
            "{} itself made {} calls. One call is enough: if you use its result twice, store it in a \
             variable.",
            shown(call),
            call.children.len()
        ),
        _ => "Make only one call for each number.".into(),
    };
    assert!(
        calls <= enough,
        "Your factorial({n}) made {} calls, but should need at most {}.\n{thought} (The product is right.)",
        spaced(calls),
        n + 1,
    );
}

pub(super) fn is_right_up_to_20_the_last_that_fits() {
    demand_small();
    for n in 1..=20 {
        let (got, want) = (run(n).0, product(n));
        assert!(got == want, "{}", wrong(n, got, want));
    }
}

pub(super) fn no_number_stands_for_21_which_does_not_fit() {
    demand_small();
    let (got, want) = (run(20).0, product(20));
    assert!(got == want, "{}", wrong(20, got, want));
    for n in [21, 25] {
        if let Some(got) = attempt(|| factorial(n)) {
            // Recorded again for the figure, which draws the last recorded run.
            call_trace::record(|| factorial(n));
            let kind = match got {
                _ if got == wrapped(n) => format!("Your code returned the last 64 bits of {n}!. "),
                _ => String::new(),
            };
            panic!(
                "Your factorial({n}) returned {}, but should panic.\n{kind}{n}! does not fit in \
                 a `u64`, and nobody would notice the wrong result. Multiply `u64` numbers with \
                 `*`, also for n = {n}: in these tests, `*` panics if the product is too large.",
                spaced(got)
            );
        }
    }
    let then = attempt(|| factorial(5));
    assert!(
        then == Some(120),
        "Your factorial(5), called after factorial(21), {}, but should return 120.\n{RIGHT_BEFORE}",
        then.map_or("panicked".into(), |got| format!("returned {}", spaced(got)))
    );
}

const RIGHT_BEFORE: &str = "Before factorial(21) panicked, this result was right. Check what your code \
    keeps between two calls. A panic ends a call early, and poisons a `Mutex` that this call has \
    locked.";

pub(super) fn the_page_asked_for_the_calls_of_factorial_5() {
    let (got, trace) = run(5);
    if got != 120 {
        demand_small();
    }
    assert!(got == 120, "{}", wrong(5, got, 120));
    let point = "the pages that follow draw the chain of its calls.";
    match diagnosis::unseen(&["factorial"], &trace, point) {
        Some(kind) => remark(kind),
        None => worth(format!(
            "factorial(5) made {}, and the stack contained at most {}.",
            counted(trace.calls(), "call"),
            counted(trace.height(), "frame")
        )),
    }
}

/// Checks the factorials of the first test.
fn demand_small() {
    for n in 0..=5 {
        first::demand(&format!("factorial({n})"), || factorial(n), &product(n));
    }
}

/// Runs `factorial(n)`, and explains a panic.
fn run(n: u64) -> (u64, Trace) {
    watch(
        || factorial(n),
        |panic, tree| {
            if panic.contains("multiply with overflow")
                && let Some(first) = first_without_its_factorial(n.min(20))
                && let Some(got) = attempt(|| factorial(first))
            {
                return Some(wrong(first, got, product(first)));
            }
            let words = why(n, panic, tree)?;
            let question = format!("factorial({n})");
            Some(ended(
                panic,
                tree.calls.len(),
                &question,
                spaced(product(n)),
                &words,
            ))
        },
    )
}

fn why(n: u64, panic: &str, tree: &Tree) -> Option<String> {
    if panic.contains("subtract with overflow") {
        return below_zero(n, last(tree)?);
    }
    if panic.contains("multiply with overflow") && n <= 20 {
        return too_large(n);
    }
    if diagnosis::went_too_deep(panic) {
        return endless(tree);
    }
    // The program's own panic about a number that it refuses.
    let refuses = (13..=20).contains(&n) && attempt(|| factorial(n - 1)) == Some(product(n - 1));
    refuses.then(|| {
        format!(
            "{}! is right, but your code panicked for {n}: \"{panic}\". Check the line that panics: \
             20! still fits in a `u64`.",
            n - 1
        )
    })
}

/// Explains a chain that went below 0.
fn below_zero(n: u64, call: &Call) -> Option<String> {
    let (asked, this) = (number(call, "n")?, shown(call));
    // The smallest number above 0 whose call makes no further call.
    let end = (1..=5).find(|&end| stops_at(end));
    Some(match (asked, step()) {
        (0, Some(_))
            if n == 0
                && let Some(end) = end =>
        {
            format!(
                "Your base case is n = {end}, so {this} subtracted from 0, and no `u64` is below \
                 0. Return 1 for n = 0 without a call."
            )
        }
        (0, Some(_)) => format!(
            "{this} subtracted from 0, and no `u64` is below 0. If `n` is 0, return without a call."
        ),
        (0, None) => format!(
            "{this} subtracted from 0, and no `u64` is below 0. Return 1 for n = 0 before you \
             subtract."
        ),
        (_, Some(step @ 2..)) if asked < step => format!(
            "{this} tried to compute {asked} − {step}, and no `u64` is below 0. Subtract 1 from \
             `n`, not {step}."
        ),
        _ => format!("{this} subtracted a number from a smaller one, and no `u64` is below 0."),
    })
}

/// Returns the smallest number up to n with a wrong result, or `None` if all results are right.
fn first_without_its_factorial(n: u64) -> Option<u64> {
    (0..=n).find(|&n| attempt(|| factorial(n)) != Some(product(n)))
}

/// Explains a product that does not fit, although the factorial does.
fn too_large(n: u64) -> Option<String> {
    Some(match first_without_its_factorial(n)? {
        // The first factorials that do not fit in 8, 16 or 32 bits, signed or unsigned.
        first @ (6 | 8 | 9 | 13) => format!(
            "Your {}! is right, but your product for {first}! did not fit in its type. Use `u64` \
             for every variable and every cast.",
            first - 1
        ),
        // Each type that is large enough for 13! is large enough for 20!.
        first @ 14.. => format!(
            "factorial({first}) computed a product that is larger than 20! and does not fit in its \
             type. Multiply only by 1, 2, … {first}, by each number once, and not by {}.",
            first + 1
        ),
        _ => return None,
    })
}

/// Explains a chain that gets no nearer to the base case.
fn endless(tree: &Tree) -> Option<String> {
    if let Some(again) = repeated(tree) {
        let cure = match number(again, "n") {
            Some(0) => "Return 1 for n = 0 without a call.",
            _ => "Pass a smaller number, `n - 1`, to the next call.",
        };
        return Some(format!("{0} called {0}. {cure}", shown(again)));
    }
    let (by, grown) = tree.calls.iter().find_map(|call| {
        let by = &tree.calls[call.parent?];
        (number(call, "n")? > number(by, "n")?).then_some((by, call))
    })?;
    let cure = match [by, grown].map(|call| number(call, "n")) {
        [Some(0), Some(u64::MAX)] => {
            "0 − 1 wrapped round to the largest `u64`. Return 1 for n = 0 without a call."
        }
        [Some(0), _] => "Return 1 for n = 0 without a call.",
        _ => "Pass a smaller number, `n - 1`, to the next call.",
    };
    Some(format!("{} called {}. {cure}", shown(by), shown(grown)))
}

/// Returns by how much n shrinks from a call to the next, or `None` if n grows or no call is recorded.
fn step() -> Option<u64> {
    let (_, trace) = probe(|| factorial(5));
    let tree = trace.tree();
    let mut made = tree.calls.iter().filter(|call| call.parent.is_some());
    // The call of a helper may begin with other numbers.
    let alike = |call: &&Call| call.parent.map(|by| tree.calls[by].function) == Some(call.function);
    let child = made.clone().find(alike).or_else(|| made.next())?;
    number(&tree.calls[child.parent?], "n")?.checked_sub(number(child, "n")?)
}

/// Returns the n and the result of the first call that `factorial(n)` makes, or `None` if no call
/// is recorded or this call is one of a helper.
fn asked(n: u64) -> Option<(u64, u64)> {
    let (_, trace) = probe(|| factorial(n));
    let tree = trace.tree();
    let mut calls = tree
        .calls
        .iter()
        .filter(|call| call.function == "factorial");
    let child = &tree.calls[*calls.next()?.children.first()?];
    if child.function != "factorial" {
        return None;
    }
    Some((number(child, "n")?, child.value?.parse().ok()?))
}

/// Checks whether `factorial(n)` returns without a call, although a larger number does.
fn stops_at(n: u64) -> bool {
    let (got, trace) = probe(|| factorial(n));
    got.is_some() && trace.calls() == 1 && step().is_some()
}

fn wrong(n: u64, got: u64, want: u64) -> String {
    let smaller = (1..n).find(|&n| attempt(|| factorial(n)) != Some(product(n)));
    let thought = match (n, of_answers(), smaller) {
        (0, ..) => of_zero(),
        (_, Some(words), _) => words,
        (_, None, Some(first)) => match attempt(|| factorial(first)) {
            Some(got) => return wrong(first, got, product(first)),
            None => format!("factorial({first}) panics. Fix this smaller case first."),
        },
        (_, None, None) => large(n, got, want).unwrap_or_else(|| of_chain(n, want)),
    };
    wrong_answer(
        &format!("factorial({n})"),
        spaced(got),
        spaced(want),
        &thought,
    )
}

const EMPTY: &str = "A product without factors is 1: return 1 for n = 0.";

const ZEROS: &str = "From 1! on, every result is 0. Check that your base case returns 1, or that \
                     your product starts at 1, and that no factor is 0.";

/// Explains a wrong 0!, with the results from 1! to 6!.
fn of_zero() -> String {
    let rest = [1, 2, 3, 4, 5, 6].map(|n| attempt(|| factorial(n)));
    let is = |mistake: fn(u64) -> u64| rest == [1, 2, 3, 4, 5, 6].map(|n| Some(mistake(n)));
    if is(product) {
        format!("{EMPTY} From 1! on, your results are right.")
    } else if is(|n| n * (n + 1) / 2) {
        format!("{EMPTY} From 1! on, your results are sums, not products.")
    } else if is(|_| 0) && asked(1) == Some((0, 0)) {
        format!("{EMPTY} Your 0 for n = 0 makes every other result 0.")
    } else if is(|_| 0) {
        ZEROS.into()
    } else {
        EMPTY.into()
    }
}

/// Recognises wrong programs by their results from 1! to 6!.
fn of_answers() -> Option<String> {
    let sum = match step() {
        Some(_) => "Your results are sums. Multiply by `n` instead of adding `n`.",
        None => "Your results are sums. Multiply the numbers instead of adding them.",
    };
    let one = attempt(|| factorial(1));
    let times = one.unwrap_or(0).min(1000);
    let zero = match (attempt(|| factorial(0)), asked(1)) {
        (Some(1), Some((0, 1))) => {
            "factorial(1) called factorial(0), which returned 1, but factorial(1) returned 0. \
             Multiply the result of the call by `n`. (A factor n − 1 would be 0 here.)"
        }
        (Some(0), Some(_)) => {
            "factorial(0) returned 0, which makes every result 0. Return 1 for n = 0."
        }
        _ => ZEROS,
    };
    let ones = match (helpers(2), step()) {
        (Some(seen), _) => &format!("Every result is 1.{seen}"),
        (None, Some(_)) => "Every result is 1. Multiply the result of the call by `n`.",
        (None, None) => "Every result is 1. Check that each of 2, 3, … n changes your product.",
    };
    let last = match (helpers(3), step()) {
        (Some(seen), _) => &format!("From 1! on, every result is `n`.{seen}"),
        (None, Some(_)) => {
            "From 1! on, every result is `n`. Multiply `n` by the result of the call."
        }
        (None, None) => "From 1! on, every result is `n`. Multiply all of 1, 2, … n together.",
    };
    Answers::to(1..=6, |&n| factorial(n), |&n| product(n))
        .row(|_| Some(0), zero)
        .row(|_| Some(1), ones)
        .row(|n| Some(n * (n + 1) / 2), sum)
        .row(|n| Some(n * (n + 1) / 2 + 1), sum)
        .row(
            |n| Some(product(n - 1)),
            "Your result is (n − 1)!. Check the largest factor: it should be `n`.",
        )
        .row(
            |n| Some(product(n + 1)),
            "Your result is (n + 1)!. Check the largest factor: it should be `n`, not n + 1.",
        )
        .row(|&n| Some(n), last)
        .row(
            |&n| if n == 1 { one } else { Some(n * (n - 1)) },
            "Your result is n · (n − 1). Multiply `n` by (n − 1)! instead, the factorial of n − 1.",
        )
        .row(
            |n| Some(n * n),
            "Your result is n · n. Multiply `n` by (n − 1)! instead.",
        )
        .row(
            |&n| Some((1..=n).rev().step_by(2).product()),
            "Your product contains only every second factor. Reduce `n` by 1 for each factor, not \
             by 2.",
        )
        .row(
            |&n| Some(product(n).pow(2)),
            "Your product contains each factor twice. Multiply by `n` only once.",
        )
        .row(
            |&n| Some(n.pow(n as u32)),
            "Your result is n to the power of n. Multiply by each of 1, 2, … n once.",
        )
        .row(
            |&n| (times > 1).then(|| times * product(n)),
            format!(
                "From 1! on, every result is {times} times the right result. Check that your base \
                 case returns 1, or that your product starts at 1."
            ),
        )
        .words()
}

/// Explains a wrong result after right ones for all smaller numbers, or returns `None` if the cause is unknown.
fn large(n: u64, got: u64, want: u64) -> Option<String> {
    let is_cut = |got: u64, want: u64| {
        let cut = [8, 16, 32].map(|bits| want % (1_u64 << bits));
        got != want && (cut.contains(&got) || got == want as i32 as u64)
    };
    // The result, or the smaller factorial before the multiplication.
    let cut = is_cut(got, want) || got.is_multiple_of(n) && is_cut(got / n, product(n - 1));
    if n > 5 && (n..n + 4).all(|n| attempt(|| factorial(n)) == Some(got)) {
        return Some(format!(
            "Up to {}!, your results are right, but for {n}! and the next three, your code returns \
             {got}. Use the same rule for every `n`: {n} · {} is {}.",
            n - 1,
            spaced(product(n - 1)),
            spaced(want)
        ));
    }
    if n > 5 && got != 0 && cut {
        return Some(
            "Your code kept only the part of a number that fits in a smaller type. Use `u64` for \
             every variable and every cast."
                .into(),
        );
    }
    let rounded = got as f32 as u64 == got && got.abs_diff(want) < want / 100_000;
    rounded.then(|| {
        "Your result is rounded, as if it came from a float. Use `u64` for every variable and \
         every cast."
            .into()
    })
}

/// Explains a wrong result by the call for n.
fn of_chain(n: u64, want: u64) -> String {
    let below = product(n - 1);
    if attempt(|| factorial(n - 1)) != Some(below) {
        return format!(
            "factorial({}), called afterwards, did not return {below}. Fix this smaller case, or \
             check what your code keeps between two calls.",
            n - 1
        );
    }
    if stops_at(n) {
        return format!(
            "factorial({n}) made no call, but should multiply {n} by factorial({}). Check your \
             base cases.",
            n - 1
        );
    }
    match asked(n) {
        Some((asked, heard)) if asked == n - 1 && heard == below => format!(
            "factorial({n}) called factorial({asked}), which returned {heard}. Return \
             {n} · {heard}, which is {want}."
        ),
        Some((asked, _)) => format!(
            "factorial({n}) called factorial({asked}). Multiply {n} by factorial({}) instead.",
            n - 1
        ),
        None => format!(
            "Your {}! is {below}, which is right, and {n}! is {n} · {below}.{}",
            n - 1,
            helpers(n).unwrap_or_default()
        ),
    }
}

/// Returns words about the calls of recorded helpers for n.
fn helpers(n: u64) -> Option<String> {
    let seen = helper_calls(&probe(|| factorial(n)).1.tree(), &["factorial"]);
    (!seen.is_empty()).then(|| seen.replace(" Your", &format!(" For n = {n}, your")))
}

fn product(n: u64) -> u64 {
    (1..=n).product()
}

/// Returns the last 64 bits of n!.
fn wrapped(n: u64) -> u64 {
    (1..=n).fold(1, u64::wrapping_mul)
}
