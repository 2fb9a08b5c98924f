//! recursion-1: `factorial(n)` is 1 · 2 · … · n, and calls itself with n − 1.

use call_trace::{Trace, Tree};
use kit::{
    attempt, counted, last, number, probe, remark, repeated, same_in_any_order, shown, spaced,
    watch, worth, wrong_answer,
};
use recursion::factorial::factorial;
use rstest::rstest;

mod common;
#[path = "common/first.rs"]
mod first;

#[rstest]
#[case::of_zero(0, 1)]
#[case::of_one(1, 1)]
#[case::of_two(2, 2)]
#[case::of_three(3, 6)]
#[case::of_four(4, 24)]
#[case::of_five(5, 120)]
fn is_the_product_of_1_to_n(#[case] n: u64, #[case] want: u64) {
    let (got, _) = run(n);
    assert!(got == want, "{}", wrong(n, got, want));
}

#[test]
fn answers_the_same_whatever_was_asked_before() {
    same_in_any_order(
        "answers_the_same_whatever_was_asked_before",
        &[3, 5, 4, 0],
        |n| format!("factorial({n})"),
        |&n| run(n).0,
        |&n| product(n),
    );
}

// A helper of one's own makes a call more, and one that multiplies makes one more each time.
#[rstest]
#[case(0)]
#[case(5)]
#[case(10)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn needs_one_call_for_each_number(#[case] n: u64) {
    demand_small();
    let (got, trace) = run(n);
    assert!(got == product(n), "{}", wrong(n, got, product(n)));
    let (calls, enough) = (trace.calls(), 2 * n as usize + 3);
    let tree = trace.tree();
    let thought = match tree.calls.iter().find(|call| call.children.len() > 1) {
        Some(call) if tree.calls[call.children[0]].function == call.function => {
            "one call each time, and keep its answer."
        }
        _ => "one call for each number is enough.",
    };
    assert!(
        calls <= enough,
        "factorial({n}) made {} calls, {} suffice: {thought}",
        spaced(calls),
        n + 1
    );
}

#[test]
fn is_right_up_to_20_the_last_that_fits() {
    demand_small();
    for n in 1..=20 {
        let (got, want) = (run(n).0, product(n));
        assert!(got == want, "{}", wrong(n, got, want));
    }
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "a product is checked in debug builds only: run without --release"
)]
fn no_number_stands_for_21_which_does_not_fit() {
    demand_small();
    let (got, want) = (run(20).0, product(20));
    assert!(got == want, "{}", wrong(20, got, want));
    for n in [21, 25] {
        if let Some(got) = attempt(|| factorial(n)) {
            let kind = match got {
                u64::MAX => "that is the largest number of its type. ",
                _ if got == wrapped(n) => "that is what is left of it in 64 bits. ",
                _ => "",
            };
            panic!(
                "factorial({n}) is {got} with you, and {n}! does not fit in a u64: {kind}A wrong \
                 number goes on unseen, and a panic is seen: multiply with `*`, in u64, and let \
                 it panic."
            );
        }
    }
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn the_page_asked_for_the_calls_of_factorial_5() {
    let (got, trace) = run(5);
    if got != 120 {
        demand_small();
    }
    assert!(got == 120, "{}", wrong(5, got, 120));
    let point = "the pages that follow draw the chain of calls.";
    match common::unseen("factorial", &trace, point) {
        Some(kind) => remark(kind),
        None => worth(format!(
            "factorial(5) made {}, and at the deepest moment the stack held {}.",
            counted(trace.calls(), "call"),
            counted(trace.height(), "frame")
        )),
    }
}

/// Demands the factorials of which the first test speaks.
fn demand_small() {
    for n in 0..=5 {
        first::demand(&format!("factorial({n})"), || factorial(n), &product(n));
    }
}

/// Runs factorial(n); a panic is explained.
fn run(n: u64) -> (u64, Trace) {
    watch(|| factorial(n), |panic, tree| why(n, panic, tree))
}

fn why(n: u64, panic: &str, tree: &Tree) -> Option<String> {
    let call = last(tree)?;
    let (asked, this) = (number(call, "n")?, shown(call));
    if panic.contains("subtract with overflow") {
        // The largest number at which a chain stops before it comes to 0.
        let end = (1..=5).find(|&end| stops_at(end));
        return Some(match (asked, step()) {
            (0, Some(_))
                if n == 0
                    && let Some(end) = end =>
            {
                format!(
                    "factorial(0) tried 0 − 1: the chain stops at {end}, and 0 is below it. 0! is 1."
                )
            }
            (0, Some(_)) => "factorial(0) tried 0 − 1.\nNothing is below 0: for which n is no \
                             call needed?"
                .into(),
            (0, None) => {
                format!("{this} tried to go below 0, and u64 has no such number. 0! is 1.")
            }
            (1, Some(2)) => format!("{this} tried 1 − 2: go down by one, not by two."),
            (_, Some(step @ 2..)) => {
                format!("{this} went below 0 in a step of {step}: go down by one.")
            }
            _ => format!("{this} subtracted more than there was."),
        });
    }
    if panic.contains("multiply with overflow") && n <= 20 {
        let first = (0..=n).find(|&n| attempt(|| factorial(n)) != Some(product(n)))?;
        return Some(match attempt(|| factorial(first)) {
            Some(got) => wrong(first, got, product(first)),
            // The first products that do not fit in 8, 16 or 32 bits, with a sign or without.
            None if [6, 8, 9, 13].contains(&first) => format!(
                "{}! is right, and at {first}! a product did not fit: a smaller type than u64 is \
                 on the way. Keep u64.",
                first - 1
            ),
            None => format!(
                "factorial({first}) made a product that does not fit, and {first}! is only {}: \
                 each of 1, 2, … {first} is a factor once, and there is no other.",
                product(first)
            ),
        });
    }
    if panic.contains("index out of bounds") {
        return Some(format!(
            "factorial({n}) looked past the end of a list: the rule, n times the factorial of \
             n − 1, needs none."
        ));
    }
    if !panic.contains("calls deep") {
        return None;
    }
    if let Some(again) = repeated(tree).map(shown) {
        return Some(format!(
            "{again} called {again}: each call must be nearer the base case."
        ));
    }
    let (by, grown) = tree.calls.iter().find_map(|call| {
        let by = &tree.calls[call.parent?];
        (number(call, "n")? > number(by, "n")?).then_some((by, call))
    })?;
    let ends = [by, grown].map(|call| number(call, "n"));
    Some(if ends == [Some(0), Some(u64::MAX)] {
        format!(
            "factorial(0) called {}: 0 − 1 went round to the largest number. 0! is 1, and needs no \
             call: ask whether n is 0 before anything else.",
            shown(grown)
        )
    } else if ends[0] == Some(0) {
        format!(
            "factorial(0) called {}: 0! is 1, and needs no call. Ask whether n is 0 before anything \
             else, and let each call be nearer to 0.",
            shown(grown)
        )
    } else {
        format!(
            "{} called {}: n must become smaller. Each call must be nearer the base case, 0.",
            shown(by),
            shown(grown)
        )
    })
}

/// By how much a call is smaller than its caller; none where no call is seen.
fn step() -> Option<u64> {
    let (_, trace) = probe(|| factorial(5));
    let tree = trace.tree();
    let child = tree.calls.iter().find(|call| call.parent.is_some())?;
    number(&tree.calls[child.parent?], "n")?.checked_sub(number(child, "n")?)
}

/// What factorial(n) asked for first, and what it heard; none where no call is seen.
fn asked(n: u64) -> Option<(u64, u64)> {
    let (_, trace) = probe(|| factorial(n));
    let tree = trace.tree();
    let mut calls = tree
        .calls
        .iter()
        .filter(|call| call.function == "factorial");
    let child = &tree.calls[*calls.next()?.children.first()?];
    Some((number(child, "n")?, child.value?.parse().ok()?))
}

/// Whether that call makes no other one, where a larger one does.
fn stops_at(n: u64) -> bool {
    probe(|| factorial(n)).1.calls() == 1 && step().is_some()
}

/// What is said of a wrong answer: the thought that is missing, told from what the factorials of
/// 0 to 6 are.
fn wrong(n: u64, got: u64, want: u64) -> String {
    let all: [Option<u64>; 7] = std::array::from_fn(|n| attempt(|| factorial(n as u64)));
    // Whether the answers from 1 on, or from 2 on, are those of a mistake.
    let from = |first: u64, mistake: &dyn Fn(u64) -> u64| {
        (first..7).all(|n| all[n as usize] == Some(mistake(n)))
    };
    let cut = [
        want as u8 as u64,
        want as u16 as u64,
        want as u32 as u64,
        want as i32 as u64,
    ];
    let times = all[1].unwrap_or(0).min(1000);
    let thought = match () {
        () if n == 0 && from(1, &product) => {
            "the empty product is 1. (From 1! on yours are right.)".into()
        }
        () if n == 0 && from(1, &|n| n * (n + 1) / 2) => {
            "the empty product is 1. (And from 1! on yours are sums: multiply, do not add.)".into()
        }
        () if n == 0 && from(1, &|_| 0) && step().is_none() => {
            "every result of yours is 0. Begin with 1, the empty product, and have no factor 0."
                .into()
        }
        () if n == 0 => "the empty product is 1, for it is a factor of every result.".into(),
        () if all[0] == Some(1) && from(1, &|_| 0) => match asked(1) {
            Some((0, 1)) => "factorial(1) asked for factorial(0), heard 1, and made 0 of it: a \
                             factor is 0. The factor is n itself, not n − 1."
                .into(),
            _ => "a factor is 0. The factors are 1, 2, … up to n itself.".into(),
        },
        () if from(1, &|_| 0) => "0 is a factor of every result.".into(),
        () if from(1, &|n| n * (n + 1) / 2) || from(1, &|n| n * (n + 1) / 2 + 1) => {
            "that is a sum. n is a factor, not a term: multiply, do not add.".into()
        }
        () if from(1, &|_| 1) && step().is_some() => {
            "n itself is not in the product: multiply by it after the call.".into()
        }
        () if from(1, &|_| 1) => {
            "every result of yours is 1: the factors 2, 3, … n are not in it.".into()
        }
        () if from(1, &|n| product(n - 1)) => {
            format!(
                "that is {}!: the last factor, {n} itself, is missing.",
                n - 1
            )
        }
        () if from(1, &|n| product(n + 1)) => {
            format!("that is {}!: one factor too many.", n + 1)
        }
        () if from(1, &|n| n) => {
            "that is n alone: the factors below it are not in the product.".into()
        }
        () if from(2, &|n| n * (n - 1)) => {
            "that is n · (n − 1) alone: the factors below are not in the product.".into()
        }
        () if from(1, &|n| n * n) => {
            "n is multiplied by itself: the other factor is (n − 1)!.".into()
        }
        () if from(1, &|n| (1..=n).rev().step_by(2).product()) => {
            "every second factor is missing: go down by one, not by two.".into()
        }
        () if from(1, &|n| product(n).pow(2)) => "each factor is in it twice.".into(),
        () if from(1, &|n| n.pow(n as u32)) => "the factors are 1, 2, … up to n, each once.".into(),
        () if times > 1 && from(1, &|n| times * product(n)) => format!(
            "from there on every result is {times} times too large. What the first factor is \
             multiplied by is a factor of every result; it should be 1."
        ),
        () if n > 5 && (n..n + 4).all(|n| attempt(|| factorial(n)) == Some(got)) => format!(
            "up to {}! yours are right, and from there on always {got}. The rule goes on: {n} · {} \
             is {want}.",
            n - 1,
            product(n - 1)
        ),
        () if n > 5 && got != 0 && cut.contains(&got) => {
            "that is what is left of it in a smaller type. Keep u64 all the way.".into()
        }
        () => match attempt(|| factorial(n - 1)) {
            Some(below) if below == product(n - 1) && stops_at(n) => {
                format!("the chain stops at {n}, and {n}! is not {got}. {n} · {below} is {want}.")
            }
            Some(below) if below == product(n - 1) && asked(n).is_some() => {
                let (asked, heard) = asked(n).unwrap_or_default();
                let seen = format!("factorial({n}) asked for factorial({asked})");
                if asked == n - 1 && heard == below {
                    format!("{seen}, heard {heard}, and made {got} of it. {n} · {heard} is {want}.")
                } else {
                    format!("{seen}. The one below it is factorial({}).", n - 1)
                }
            }
            Some(below) if below == product(n - 1) => {
                format!(
                    "{}! is {below}, as you say, and {n} · {below} is {want}.",
                    n - 1
                )
            }
            _ => match (1..n).find(|&n| attempt(|| factorial(n)) != Some(product(n))) {
                Some(first) => match attempt(|| factorial(first)) {
                    Some(got) => return wrong(first, got, product(first)),
                    None => format!("factorial({first}) already has no answer."),
                },
                None => "n! is n times the factorial of n − 1.".into(),
            },
        },
    };
    wrong_answer(&format!("factorial({n})"), got, want, &thought)
}

fn product(n: u64) -> u64 {
    (1..=n).product()
}

/// What is left of n! in 64 bits.
fn wrapped(n: u64) -> u64 {
    (1..=n).fold(1, u64::wrapping_mul)
}
