//! What is said of wrong answers to `factorial`: the claims of its tests, and what explains a run that breaks one.

#[path = "common/first.rs"]
mod first;

use call_trace::{Trace, Tree};
use diagnosis::{
    Answers, attempt, counted, ended, last, number, probe, remark, repeated, same_in_any_order,
    shown, spaced, watch, worth, wrong_answer,
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

// A helper of one's own makes a call more, and one that multiplies makes one more each time.
pub(super) fn needs_one_call_for_each_number(n: u64) {
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
        "Your factorial({n}) made {} calls, but should make {}.\n{} (The product is right.)",
        spaced(calls),
        n + 1,
        diagnosis::sentence(thought)
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
            // Once more for the drawing: what the message is about is the last run that is recorded.
            call_trace::record(|| factorial(n));
            let kind = match got {
                u64::MAX => "Yours is the largest number of its type. ".into(),
                _ if got == wrapped(n) => format!("Yours is what is left of {n}! in 64 bits. "),
                _ => String::new(),
            };
            panic!(
                "Your factorial({n}) returned {got}, but should panic, as {n}! does not fit in a \
                 u64.\n{kind}Nobody notices a wrong number; everybody notices a panic."
            );
        }
    }
}

pub(super) fn the_page_asked_for_the_calls_of_factorial_5() {
    let (got, trace) = run(5);
    if got != 120 {
        demand_small();
    }
    assert!(got == 120, "{}", wrong(5, got, 120));
    let point = "the pages that follow draw the chain of calls.";
    match diagnosis::unseen("factorial", &trace, point) {
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
    watch(
        || factorial(n),
        |panic, tree| {
            let words = why(n, panic, tree)?;
            if words.starts_with("Your ") {
                return Some(words); // a smaller one has a wrong answer, and no panic
            }
            let question = format!("factorial({n})");
            Some(ended(
                panic,
                tree.calls.len(),
                &question,
                product(n),
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
    if panic.contains("index out of bounds") {
        return Some(format!(
            "factorial({n}) looked past the end of a list: the rule, n times the factorial of \
             n − 1, needs none."
        ));
    }
    if diagnosis::went_too_deep(panic) {
        return endless(tree);
    }
    // What a program says itself of a number that it refuses.
    let refuses = (13..=20).contains(&n) && attempt(|| factorial(n - 1)) == Some(product(n - 1));
    refuses.then(|| {
        format!(
            "{}! is right, and yours refuses {n}: \"{panic}\". The largest factorial that fits in a u64 is 20!.",
            n - 1
        )
    })
}

/// A chain that went below 0.
fn below_zero(n: u64, call: &call_trace::Call) -> Option<String> {
    let (asked, this) = (number(call, "n")?, shown(call));
    // The largest number at which a chain stops before it comes to 0.
    let end = (1..=5).find(|&end| stops_at(end));
    Some(match (asked, step()) {
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
    })
}

/// A product that does not fit, where the factorial does.
fn too_large(n: u64) -> Option<String> {
    let first = (0..=n).find(|&n| attempt(|| factorial(n)) != Some(product(n)))?;
    Some(match attempt(|| factorial(first)) {
        Some(got) => wrong(first, got, product(first)),
        // The first products that do not fit in 8, 16 or 32 bits, with a sign or without.
        None if [6, 8, 9, 13].contains(&first) => format!(
            "{}! is right, and at {first}! a product did not fit: somewhere on its way it has a \
                 smaller type than u64. Keep u64.",
            first - 1
        ),
        None => format!(
            "factorial({first}) made a product that does not fit, and {first}! is only {}: \
                 each of 1, 2, … {first} is a factor once, and there is no other.",
            product(first)
        ),
    })
}

/// A chain that does not come nearer to the base case.
fn endless(tree: &Tree) -> Option<String> {
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
            "factorial(0) called {}: 0 − 1 went round to the largest number. Which n needs no call?",
            shown(grown)
        )
    } else if ends[0] == Some(0) {
        format!(
            "factorial(0) called {}. Which n needs no call, and does each call come nearer to it?",
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

/// What is said of a wrong answer.
fn wrong(n: u64, got: u64, want: u64) -> String {
    let smaller = (1..n).find(|&n| attempt(|| factorial(n)) != Some(product(n)));
    let thought = match (n, of_answers(), smaller) {
        (0, ..) => of_zero(),
        (_, Some(words), _) => words,
        (_, None, Some(first)) => match attempt(|| factorial(first)) {
            Some(got) => return wrong(first, got, product(first)),
            None => format!("factorial({first}) already has no answer."),
        },
        (_, None, None) => large(n, got, want).unwrap_or_else(|| of_chain(n, got, want)),
    };
    wrong_answer(&format!("factorial({n})"), got, want, &thought)
}

/// What is known of a program whose 0! is wrong, from 1! to 6!.
fn of_zero() -> String {
    let rest = [1, 2, 3, 4, 5, 6].map(|n| attempt(|| factorial(n)));
    let is = |mistake: fn(u64) -> u64| rest == [1, 2, 3, 4, 5, 6].map(|n| Some(mistake(n)));
    if is(product) {
        "the empty product is 1. (From 1! on yours are right.)".into()
    } else if is(|n| n * (n + 1) / 2) {
        "the empty product is 1. (And from 1! on yours are sums: multiply, do not add.)".into()
    } else if is(|_| 0) && step().is_none() {
        "every result of yours is 0. Begin with 1, the empty product, and have no factor 0.".into()
    } else {
        "the empty product is 1, for it is a factor of every result.".into()
    }
}

/// What is known of programs that give such answers from 1! on.
fn of_answers() -> Option<String> {
    let sum = "that is a sum. n is a factor, not a term: multiply, do not add.";
    let one = attempt(|| factorial(1));
    let times = one.unwrap_or(0).min(1000);
    let zero = match (attempt(|| factorial(0)), asked(1)) {
        (Some(1), Some((0, 1))) => {
            "factorial(1) asked for factorial(0), heard 1, and made 0 of it: a factor is 0. The factor is n \
             itself, not n − 1."
        }
        (Some(1), _) => "a factor is 0. The factors are 1, 2, … up to n itself.",
        _ => "0 is a factor of every result.",
    };
    let ones = match step() {
        Some(_) => "n itself is not in the product: multiply by it after the call.",
        None => "every result of yours is 1: the factors 2, 3, … n are not in it.",
    };
    Answers::to(1..=6, |&n| factorial(n), |&n| product(n))
        .row(|_| Some(0), zero)
        .row(|_| Some(1), ones)
        .row(|n| Some(n * (n + 1) / 2), sum)
        .row(|n| Some(n * (n + 1) / 2 + 1), sum)
        .row(
            |n| Some(product(n - 1)),
            "the last factor, n itself, is missing.",
        )
        .row(
            |n| Some(product(n + 1)),
            "that is the factorial of n + 1: one factor too many.",
        )
        .row(
            |&n| Some(n),
            "that is n alone: the factors below it are not in the product.",
        )
        .row(
            |&n| if n == 1 { one } else { Some(n * (n - 1)) },
            "that is n · (n − 1) alone: the factors below are not in the product.",
        )
        .row(
            |n| Some(n * n),
            "n is multiplied by itself: the other factor is (n − 1)!.",
        )
        .row(
            |&n| Some((1..=n).rev().step_by(2).product()),
            "every second factor is missing: go down by one, not by two.",
        )
        .row(|&n| Some(product(n).pow(2)), "each factor is in it twice.")
        .row(
            |&n| Some(n.pow(n as u32)),
            "the factors are 1, 2, … up to n, each once.",
        )
        .row(
            |&n| (times > 1).then(|| times * product(n)),
            format!(
                "from there on every result is {times} times too large. What the first factor is \
                 multiplied by is a factor of every result; it should be 1."
            ),
        )
        .words()
}

/// What is known where small numbers have right answers.
fn large(n: u64, got: u64, want: u64) -> Option<String> {
    let cut = [
        want as u8 as u64,
        want as u16 as u64,
        want as u32 as u64,
        want as i32 as u64,
    ];
    if n > 5 && (n..n + 4).all(|n| attempt(|| factorial(n)) == Some(got)) {
        return Some(format!(
            "up to {}! yours are right, and from there on always {got}. The rule goes on: {n} · {} is {want}.",
            n - 1,
            product(n - 1)
        ));
    }
    (n > 5 && got != 0 && cut.contains(&got))
        .then(|| format!("yours is what is left of {n}! in a smaller type. Keep u64 all the way."))
}

/// What the call for n did, where the factorials below it are right.
fn of_chain(n: u64, got: u64, want: u64) -> String {
    let below = product(n - 1);
    if attempt(|| factorial(n - 1)) != Some(below) {
        return "the factorial of n is n times that of n − 1.".into();
    }
    if stops_at(n) {
        return format!("the chain stops at {n}, and {n}! is not {got}. {n} · {below} is {want}.");
    }
    match asked(n) {
        Some((asked, heard)) if asked == n - 1 && heard == below => format!(
            "factorial({n}) asked for factorial({asked}), heard {heard}, and made {got} of it. {n} · {heard} is \
             {want}."
        ),
        Some((asked, _)) => format!(
            "factorial({n}) asked for factorial({asked}). The one below it is factorial({}).",
            n - 1
        ),
        None => format!(
            "yours is right for {}!, {below}, and {n} · {below} is {want}.",
            n - 1
        ),
    }
}

fn product(n: u64) -> u64 {
    (1..=n).product()
}

/// What is left of n! in 64 bits.
fn wrapped(n: u64) -> u64 {
    (1..=n).fold(1, u64::wrapping_mul)
}
