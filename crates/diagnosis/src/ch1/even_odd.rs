//! The claims of the tests of `even_odd`, and explanations of wrong answers.

#[path = "common/first.rs"]
mod first;

use call_trace::{Call, Trace, Tree};
use diagnosis::{
    attempt, last, number, probe, remark, same_in_any_order, shown, spaced, watch, without_helpers,
    worth, wrong_answer,
};
use recursion::even_odd::{is_even, is_odd};

pub(super) const EVEN: Parity = ("is_even", is_even);

pub(super) const ODD: Parity = ("is_odd", is_odd);

/// One of the two functions, with its name.
pub(super) type Parity = (&'static str, fn(u64) -> bool);

pub(super) fn even_numbers_are_even(n: u64) {
    check(EVEN, n);
}

pub(super) fn odd_numbers_are_odd(n: u64) {
    check(ODD, n);
}

pub(super) fn they_answer_the_same_whatever_was_asked_before() {
    same_in_any_order(
        "they_answer_the_same_whatever_was_asked_before",
        &[
            (EVEN, 6),
            (ODD, 6),
            (EVEN, 5),
            (EVEN, 4),
            (ODD, 5),
            (EVEN, 0),
            (ODD, 0),
            (EVEN, 3),
        ],
        |((name, _), n)| format!("{name}({n})"),
        |&(parity, n)| run(parity, n).0,
        |&((name, _), n)| truth(name, n),
    );
}

// One more call is fine: a helper, or a call for a first question.
pub(super) fn needs_no_more_than_n_plus_one_calls(parity: Parity, n: u64) {
    demand_small();
    demand_few_calls(parity, n);
}

pub(super) fn larger_numbers_are_one_of_the_two() {
    demand_small();
    // With two calls for each number, a larger number never finishes.
    demand_few_calls(EVEN, 10);
    demand_few_calls(ODD, 10);
    let mut random = fastrand::Rng::with_seed(3);
    let some = std::iter::repeat_with(|| random.u64(11..2000)).take(20);
    let numbers = [100, 127, 128, 255, 256, 257, 1000].into_iter().chain(some);
    diagnosis::demand_each(
        numbers.flat_map(|n| [(EVEN, n), (ODD, n)]),
        |&(parity, n)| {
            diagnosis::lower(n, 11)
                .into_iter()
                .map(|n| (parity, n))
                .collect()
        },
        |&((name, parity), n)| probe(|| parity(n)).0 != Some(truth(name, n)),
        |&(parity, n)| drop(check(parity, n)),
    );
}

pub(super) fn each_asks_the_other((asked, _): Parity, (other, of_other): Parity) {
    demand_small();
    let trace = check(if asked == "is_even" { EVEN } else { ODD }, 4);
    let seen = probe(|| of_other(3)).1.calls_of(other) > 0;
    if !seen || trace.calls() == 0 {
        remark(
            "Right. But not all calls were recorded: put `#[traced]` above `is_even` and `is_odd` \
             again.",
        );
        return;
    }
    let tree = trace.tree();
    let alone = trace.calls() > 1 && tree.calls.iter().all(|call| call.function == asked);
    assert!(
        trace.calls_of(other) > 0,
        "Your {asked}(4) {}.\nThe result is right, but this exercise is about two functions that \
         call each other. For `n` above 0, return the result of `{other}` for n − 1.",
        match alone {
            true => format!("called only itself, but should call {other}"),
            false => format!("did not call {other}, but should"),
        }
    );
    // Large numbers must follow the same rule.
    let large = 4_000;
    let (_, trace) = run(if asked == "is_even" { EVEN } else { ODD }, large);
    assert!(
        trace.calls_of(other) > 0,
        "Your {asked}({large}) did not call {other}, but should, as {asked}(4) does.\nCall \
         `{other}` for large `n` as well. (The result is right.)"
    );
}

pub(super) fn the_page_asked_for_the_tree_of_is_even_3() {
    let (got, trace) = run(EVEN, 3);
    if got {
        demand_small();
    }
    assert!(
        !got,
        "Your is_even(3) returned true, but should return false."
    );
    let tree = trace.tree();
    if let Some(leaf) = tree.calls.last() {
        worth(format!(
            "is_even(3) made {} calls, and the last one was {}.",
            trace.calls(),
            shown(leaf)
        ));
    }
}

/// Checks the answers that the first two tests are about.
fn demand_small() {
    for (name, parity) in [EVEN, ODD] {
        for n in [0, 1, 2, 3, 7, 10] {
            first::demand(&format!("{name}({n})"), || parity(n), &truth(name, n));
        }
    }
}

/// Checks the answer, and that each number down to 0 needs only one call.
fn demand_few_calls(parity: Parity, n: u64) {
    let trace = check(parity, n);
    let tree = without_helpers(&trace.tree(), &["is_even", "is_odd"]);
    let enough = n as usize + 1;
    let stuck = tree.calls.iter().find_map(|call| {
        let by = &tree.calls[call.parent?];
        let only = by.children.len() == 1 && call.args == by.args;
        only.then(|| format!("{} called {}", shown(by), shown(call)))
    });
    let asks_more = tree.calls.iter().find(|call| call.children.len() > 1);
    let thought = match (stuck, asks_more) {
        (Some(seen), _) => format!(
            "{seen}, so two calls are about the same number. Let each call ask only about n − 1."
        ),
        (None, Some(call)) => format!(
            "{} itself made {} calls. Make only one call, for n − 1.",
            shown(call),
            call.children.len()
        ),
        (None, None) => "Make only one call for each number from n down to 0.".into(),
    };
    assert!(
        tree.calls.len() <= enough + 1,
        "Your {}({n}) made {} calls, but should need at most {enough}.\n{thought} (The result is right.)",
        parity.0,
        spaced(trace.calls())
    );
}

/// Checks the answer, and returns the recording.
fn check((name, function): Parity, n: u64) -> Trace {
    let (got, trace) = run((name, function), n);
    let want = truth(name, n);
    assert!(
        got == want,
        "{}",
        wrong_answer(
            &format!("{name}({n})"),
            got,
            want,
            &thought(name, n, &trace)
        )
    );
    trace
}

/// Checks whether calls of both functions are recorded.
fn both_are_recorded() -> bool {
    let recorded = |(name, parity): Parity| probe(|| parity(0)).1.calls_of(name) > 0;
    recorded(EVEN) && recorded(ODD)
}

fn truth(name: &str, n: u64) -> bool {
    n.is_multiple_of(2) == (name == "is_even")
}

/// Explains a wrong answer by the call that made it out of right ones.
fn thought(name: &str, n: u64, trace: &Trace) -> String {
    if n == 0 {
        let zero = [is_even, is_odd].map(|parity| attempt(|| parity(0)));
        return match zero {
            [Some(false), Some(true)] => {
                "Your code treats 0 as odd. For n = 0, `is_even` should return true, and `is_odd` \
                 false."
            }
            _ if name == "is_even" => "Your `is_even` treats 0 as odd. Return true for n = 0.",
            _ => "Your `is_odd` treats 0 as odd. Return false for n = 0.",
        }
        .into();
    }
    let whole = trace.tree();
    let tree = without_helpers(&whole, &["is_even", "is_odd"]);
    let wrong = |call: &Call| {
        let n = number(call, "n")?;
        let known = ["is_even", "is_odd"].contains(&call.function);
        Some(known && call.value? != truth(call.function, n).to_string())
    };
    let first = tree.calls.iter().rev().find(|call| {
        let below = |child: &usize| wrong(&tree.calls[*child]) == Some(true);
        wrong(call) == Some(true) && !call.children.iter().any(below)
    });
    let Some(first) = first.filter(|_| both_are_recorded()) else {
        return String::new();
    };
    let (this, at) = (shown(first), number(first, "n").unwrap_or(n));
    let said = first.value.unwrap_or_default();
    match &first.children[..] {
        [] if at == 0 && first.function == "is_even" => {
            format!("{this} returned {said}, but 0 is even. Return true for n = 0.")
        }
        [] if at == 0 => {
            format!("{this} returned {said}, but 0 is not odd. Return false for n = 0.")
        }
        // It called a helper.
        [] if whole
            .calls
            .iter()
            .any(|it| shown(it) == this && !it.children.is_empty()) =>
        {
            String::new()
        }
        [] => format!(
            "{this} returned {said} without a call. Check when `{}` makes no call: only n = 0 needs \
             none.",
            first.function
        ),
        _ if at == 0 => format!(
            "{this} made a call and returned {said}. Return {} for n = 0, without a call.",
            truth(first.function, 0)
        ),
        [child] => {
            let child = &tree.calls[*child];
            let (asked, heard) = (shown(child), child.value.unwrap_or_default());
            let down = number(child, "n").map_or(0, |below| at.wrapping_sub(below));
            match (child.function == first.function, down) {
                (false, 1) => format!(
                    "{this} called {asked}, which returned {heard}, but {this} returned {said}. \
                     Return the result of the other function unchanged."
                ),
                (true, 1) => format!("{this} called {asked}. Call the other function for n − 1."),
                _ => format!("{this} called {asked}. Pass n − 1 to the other function."),
            }
        }
        _ => format!(
            "{this} itself made {} calls and returned {said}. Make only one call, for n − 1.",
            first.children.len()
        ),
    }
}

/// Runs one of the two functions, and explains a panic.
fn run((name, function): Parity, n: u64) -> (bool, Trace) {
    watch(
        || function(n),
        |panic, tree| {
            let (question, words) = (format!("{name}({n})"), why(panic, tree)?);
            let want = truth(name, n);
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
    if panic.contains("subtract with overflow") {
        let (name, this) = (call.function, shown(call));
        let is_own = |name| ["is_even", "is_odd"].contains(&name);
        let by = call.parent.map(|by| &tree.calls[by]);
        let above = by.filter(|by| is_own(by.function) && number(by, "n") == Some(1));
        return Some(match number(call, "n")? {
            0 if !is_own(name) => match above {
                Some(by) => format!(
                    "{} called {this}, which subtracted from 0, and no `u64` is below 0. If both \
                     calls subtract 1, do this only once. Otherwise, check in `{name}` whether its \
                     number is 0 before you subtract.",
                    shown(by)
                ),
                None => format!(
                    "{this} subtracted from 0, and no `u64` is below 0. Call `{name}` only if `n` \
                     is not 0, or check this there before you subtract."
                ),
            },
            0 => format!(
                "{this} subtracted from 0, and no `u64` is below 0. In `{name}`, return {} for \
                 n = 0 before you subtract.",
                truth(name, 0)
            ),
            _ => format!(
                "{this} subtracted too much, and no `u64` is below 0. Pass n − 1 to the other \
                 function."
            ),
        });
    }
    if !diagnosis::went_too_deep(panic) {
        return None;
    }
    // A helper receives the same `n`, and its own calls may be right.
    let tree = without_helpers(tree, &["is_even", "is_odd"]);
    let (by, call) = tree.calls.iter().find_map(|call| {
        let by = &tree.calls[call.parent?];
        (number(call, "n")? >= number(by, "n")?).then_some((by, call))
    })?;
    let (from, to) = (shown(by), shown(call));
    Some(match (number(by, "n")?, number(call, "n")?) {
        (0, _) => format!(
            "{from} called {to}. In `{}`, {} before this call.",
            by.function,
            match by.function {
                "is_even" => "return true for n = 0",
                "is_odd" => "return false for n = 0",
                _ => "check whether `n` is 0",
            }
        ),
        _ => format!("{from} called {to}. Pass a smaller number, n − 1."),
    })
}
