//! The claims of the tests of `fibonacci`, and explanations of wrong answers.

#[path = "common/first.rs"]
mod first;

use call_trace::{Trace, Tree};
use diagnosis::{
    Answers, attempt, ended, helper_calls, last, number, probe, remark, repeated,
    same_in_any_order, shown, spaced, watch, without_helpers, worth, wrong_answer,
};
use recursion::fibonacci::{fibonacci, fibonacci_memo};
use std::collections::HashMap;

pub(super) fn fibonacci_is_the_sum_of_the_two_before(n: u64) {
    let (got, trace) = plain(n);
    assert!(got == fib(n), "{}", wrong("fibonacci", n, got, &trace));
}

pub(super) fn fibonacci_memo_finds_the_same(n: u64) {
    let (got, trace) = memo(n, &mut HashMap::new());
    assert!(got == fib(n), "{}", wrong_memo(n, got, &trace));
}

pub(super) fn they_answer_the_same_whatever_was_asked_before() {
    let function = |memo| if memo { "fibonacci_memo" } else { "fibonacci" };
    same_in_any_order(
        "they_answer_the_same_whatever_was_asked_before",
        &[6, 9, 4, 0, 7].map(|n| [(false, n), (true, n)]).concat(),
        |&(with_memo, n)| format!("{}({n})", function(with_memo)),
        |&(with_memo, n)| match with_memo {
            true => memo(n, &mut HashMap::new()).0,
            false => plain(n).0,
        },
        |&(_, n)| fib(n),
    );
}

pub(super) fn fibonacci_makes_no_more_calls_than_its_tree_has(n: u64) {
    demand_small("fibonacci");
    let (got, trace) = plain(n);
    assert!(got == fib(n), "{}", wrong("fibonacci", n, got, &trace));
    let (calls, enough) = (trace.calls(), 2 * fib(n + 1) as usize - 1);
    assert!(
        calls <= 2 * enough + 1,
        "Your fibonacci({n}) made {} calls, but should need at most {}.\nFor each `n` above 1, \
         make only two calls, fibonacci(n − 1) and fibonacci(n − 2).",
        spaced(calls),
        spaced(enough)
    );
}

// Calls of a student's own helper do not count.
pub(super) fn fibonacci_memo_works_nothing_out_twice(n: u64) {
    demand_small("fibonacci_memo");
    let (got, trace) = memo(n, &mut HashMap::new());
    assert!(got == fib(n), "{}", wrong_memo(n, got, &trace));
    let tree = bare(&trace);
    let enough = 2 * n as usize - 1;
    if tree.calls.len() > enough + 2 {
        panic!(
            "Your fibonacci_memo({n}) made {} calls, but should need at most {enough}.\n{}",
            spaced(trace.calls()),
            wasted(&tree)
        );
    }
}

const ONE_EACH: &str = "Make only one call for n − 1 and one for n − 2.";

fn believes_the_memo_it_is_handed(n: u64) {
    let mut known = HashMap::from([(n - 1, fib(n - 1)), (n - 2, fib(n - 2))]);
    let (got, trace) = memo(n, &mut known);
    assert!(
        got == fib(n),
        "Your fibonacci_memo({n}), with a memo that contains fib({}) = {} and fib({}) = {}, \
         returned {got}, but should return {}.\n{}",
        n - 1,
        fib(n - 1),
        n - 2,
        fib(n - 2),
        fib(n),
        looked_up_elsewhere()
            .or_else(|| another_pair(n, got, trace.calls()))
            .or_else(|| skipped(n, got, trace.calls()))
            .unwrap_or_else(|| right_without(n))
    );
    let calls = trace.calls();
    let tree = trace.tree();
    assert!(
        calls <= 4,
        "Your fibonacci_memo({n}), with a memo that contains fib(n − 1) and fib(n − 2), made {} \
         calls, but should need at most 3.\n{}",
        spaced(calls),
        to_the_plain_one(&tree).unwrap_or_else(|| {
            match tree.calls[0].children.len() == calls - 1 {
                true => ONE_EACH.into(),
                false => {
                    "Each call should look up its `n` in this `memo` before it makes another call."
                        .into()
                }
            }
        })
    );
}

pub(super) fn fibonacci_memo_answers_whatever_the_memo_holds() {
    demand_small("fibonacci_memo");
    for n in [2, 10, 20] {
        believes_the_memo_it_is_handed(n);
    }
    // Larger numbers than the one that is asked for, and a gap.
    for (n, keys) in [(4, &[9][..]), (5, &[9, 10]), (4, &[3])] {
        let mut known: HashMap<u64, u64> = keys.iter().map(|&key| (key, fib(key))).collect();
        let question = format!("fibonacci_memo({n}){}", holds(&known));
        let before = known.clone();
        let (got, _) = memo(n, &mut known);
        let words = right_without(n) + &with_one_more(n, &before);
        assert!(
            got == fib(n),
            "{}",
            wrong_answer(&question, got, fib(n), &words)
        );
    }
}

pub(super) fn what_fibonacci_memo_keeps_is_true() {
    demand_small("fibonacci_memo");
    let mut known = HashMap::new();
    let (_, first) = memo(9, &mut known);
    assert!(
        !known.is_empty(),
        "Your fibonacci_memo(9) left the memo empty, but should store fib(9) in it.\nThe \
         `memo` that your function receives must contain each number that the function computes, \
         so that later calls can use the number."
    );
    assert!(
        true_to_it(&known),
        "Your fibonacci_memo(9) left the entries {} in the memo, but should store fib(n) under the \
         key `n`.",
        listed(&known)
    );
    let known_first = known.contains_key(&9);
    let mut held_before = false;
    for (before, time) in [
        ("first", "second"),
        ("second", "third"),
        ("third", "fourth"),
    ] {
        let held = known.contains_key(&9);
        let (again, trace) = memo(9, &mut known);
        assert!(
            again == 34,
            "Your fibonacci_memo(9), called a {time} time with the same memo, returned {again}, \
             but should return 34.\nThe memo now contains the entries {}.",
            listed(&known)
        );
        let calls = trace.calls();
        assert!(
            calls <= 4,
            "Your fibonacci_memo(9), called a {time} time with the same memo, made {calls} calls, \
             but should need only 1.\n{}",
            match (held, held_before) {
                (true, _) =>
                    "The memo contained fib(9). At the start of a call, look up `n` in the memo."
                        .to_owned(),
                (false, true) => format!(
                    "The {before} call removed fib(9) from the memo. Only add numbers to the memo. \
                     To look up `n`, use `get`, which removes nothing."
                ),
                (false, false) =>
                    "The memo did not contain fib(9). Each call should leave its number in `memo`."
                        .to_owned(),
            }
        );
        held_before = held;
    }
    if !known_first {
        // Ends with the run of an empty memo, which the verdict draws.
        memo(9, &mut HashMap::new());
    }
    assert!(
        known_first,
        "Your fibonacci_memo(9) left no fib(9) in the memo, but should store it.\nLeave each \
         number that your code computes in `memo`."
    );
    demand_each_stored(9, "", &first, &known);
    if let Some(lost) = (2..9).rev().find(|lost| !known.contains_key(lost)) {
        panic!(
            "Your fibonacci_memo(9) left the entries {} in the memo, but should also store \
             fib({lost}).\nThe caller's `memo` must contain each number from fib(2) to fib(9) \
             afterwards, so that later calls can use it.",
            listed(&known)
        );
    }
    let before = known.clone();
    memo(3, &mut known);
    let removed = before.keys().filter(|n| !known.contains_key(*n)).max();
    if let Some(removed) = removed {
        panic!(
            "Your fibonacci_memo(3), called after fibonacci_memo(9) with the same memo, removed \
             fib({removed}) from this memo, but should remove nothing.\nLater calls use the same \
             memo. Only add numbers to this memo."
        );
    }
    let mut both = HashMap::from([(2, 1), (3, 2), (4, 3)]);
    memo(5, &mut both);
    assert!(
        both.contains_key(&5),
        "Your fibonacci_memo(5), with a memo that contains fib(2), fib(3) and fib(4), left no \
         fib(5) in the memo, but should store it.\nAlso store a number that your code computes \
         from two stored numbers."
    );
    // With such a number in the memo, the call for n − 1 no longer computes all smaller numbers.
    for (n, key) in [(5, 4), (10, 8)] {
        let mut known = HashMap::from([(key, fib(key))]);
        let held = holds(&known) + ",";
        let (got, trace) = memo(n, &mut known);
        if got == fib(n) {
            demand_each_stored(n, &held, &trace, &known);
        }
    }
}

/// Checks that the memo contains each number that a recorded call computed. `held` describes the
/// memo before the call.
fn demand_each_stored(n: u64, held: &str, trace: &Trace, known: &HashMap<u64, u64>) {
    let tree = bare(trace);
    let computed = tree
        .calls
        .iter()
        .filter(|call| call.function != "fibonacci" && !call.children.is_empty());
    let lost = computed
        .filter_map(|call| number(call, "n"))
        .find(|at| *at < n && !known.contains_key(at));
    if let Some(lost) = lost {
        if held.is_empty() {
            // Ends with the run of an empty memo, which the verdict draws.
            memo(n, &mut HashMap::new());
        }
        let mut with_it = HashMap::from([(lost, fib(lost))]);
        probe(|| fibonacci_memo(n, &mut with_it));
        let cause = match with_it.contains_key(&lost) {
            true => format!(
                "Your code computed fib({lost}) for fib({n}). Leave each computed number in this \
                 memo: a copy does not count."
            ),
            false => format!(
                "In a separate call, with a memo that contains fib({lost}), your code removed this \
                 number. Only add numbers to the memo."
            ),
        };
        panic!(
            "Your fibonacci_memo({n}){held} left no fib({lost}) in the memo, but should store \
             it.\n{cause}"
        );
    }
}

pub(super) fn fibonacci_memo_goes_where_the_bush_cannot() {
    demand_small("fibonacci_memo");
    demand_few_calls();
    for n in [30, 50, 80, 92] {
        let (got, _) = memo(n, &mut HashMap::new());
        assert!(
            got == fib(n),
            "{}",
            wrong_answer(
                &format!("fibonacci_memo({n})"),
                spaced(got),
                spaced(fib(n)),
                &too_large("fibonacci_memo", n)
            )
        );
    }
    if attempt(|| fibonacci_memo(93, &mut HashMap::new())) != Some(fib(93)) {
        remark(
            "Right up to fib(92). fib(93) fits in a `u64`, too. Perhaps your code computes one \
             number more than it needs, or uses a signed type.",
        );
    }
}

pub(super) fn no_number_stands_for_fib_94_which_does_not_fit() {
    demand_small("fibonacci_memo");
    demand_few_calls();
    let (got, trace) = memo(30, &mut HashMap::new());
    assert!(got == fib(30), "{}", wrong_memo(30, got, &trace));
    let mut known = HashMap::new();
    if let Some(got) = attempt(|| fibonacci_memo(94, &mut known)) {
        // Recorded again for the figure, which draws the last recorded run.
        call_trace::record(|| fibonacci_memo(94, &mut HashMap::new()));
        let kind = match got {
            u64::MAX => "Your code returned the largest `u64`. ",
            _ if got == fib(94) => "Your code returned the last 64 bits of fib(94). ",
            _ => "",
        };
        panic!(
            "Your fibonacci_memo(94) returned {}, but should panic.\n{kind}fib(94) does not fit \
             in a `u64`, and nobody would notice the wrong result. Add `u64` numbers with `+`, \
             also for n = 94: in these tests, `+` panics if the sum is too large.",
            spaced(got)
        );
    }
    let held = known.get(&94).copied();
    if let Some(got) = attempt(|| fibonacci_memo(94, &mut known)) {
        call_trace::record(|| fibonacci_memo(94, &mut known));
        let left = held.map_or(String::new(), |held| {
            format!(
                "\nThe first call panicked, but left the entry 94 → {held} in the memo. Store \
                 nothing under `n` before the line that can panic."
            )
        });
        panic!(
            "Your fibonacci_memo(94), called a second time with the same memo, returned {}, but \
             should panic again.{left}",
            spaced(got)
        );
    }
}

pub(super) fn the_page_asked_for_the_calls_of_fibonacci_5() {
    let (got, trace) = plain(5);
    if got != 5 {
        demand_small("fibonacci");
    }
    assert!(got == 5, "{}", wrong("fibonacci", 5, got, &trace));
    let (got, with_memo) = memo(5, &mut HashMap::new());
    if got != 5 {
        demand_small("fibonacci_memo");
    }
    assert!(got == 5, "{}", wrong_memo(5, got, &with_memo));
    let point =
        "the next pages are about the bush of its calls, and about the memo that prunes the bush.";
    let bush = diagnosis::unseen(&["fibonacci"], &trace, point);
    let chain = diagnosis::unseen(&["fibonacci_memo"], &with_memo, point);
    if let Some(kind) = bush.or(chain) {
        remark(kind);
        return;
    }
    if trace.calls_of("fibonacci_memo") > 0 {
        remark(
            "Right. But your `fibonacci` called `fibonacci_memo`. Try it without a memo as well: \
             the next pages are about the bush of its calls.",
        );
        return;
    }
    let tree = trace.tree();
    let twos = tree
        .calls
        .iter()
        .filter(|call| number(call, "n") == Some(2));
    worth(format!(
        "fibonacci(5) made {} calls, {} of them for n = 2; fibonacci_memo(5) made {}.",
        trace.calls(),
        twos.count(),
        with_memo.calls()
    ));
    worth(format!(
        "fibonacci(20) made {} calls; fibonacci_memo(20) made {}.",
        spaced(probe(|| fibonacci(20)).1.calls()),
        probe(|| fibonacci_memo(20, &mut HashMap::new())).1.calls()
    ));
}

/// Checks the numbers that the first test of the function is about.
fn demand_small(function: &str) {
    for n in [0, 1, 2, 3, 4, 5, 10] {
        let ask = || asked(function, n);
        first::demand(&format!("{function}({n})"), ask, &fib(n));
    }
}

/// Checks that `fibonacci_memo(20)` makes few calls: with a bush of calls, large numbers never finish.
fn demand_few_calls() {
    let (got, trace) = memo(20, &mut HashMap::new());
    assert!(got == fib(20), "{}", wrong_memo(20, got, &trace));
    let tree = bare(&trace);
    if tree.calls.len() > 41 {
        panic!(
            "Your fibonacci_memo(20) made {} calls, but should need at most 39.\n{}",
            spaced(tree.calls.len()),
            wasted(&tree)
        );
    }
}

/// The functions whose n is a number of the sequence. A helper may use another n.
const OWN: [&str; 2] = ["fibonacci", "fibonacci_memo"];

/// Returns the calls without helpers.
fn bare(trace: &Trace) -> Tree<'_> {
    without_helpers(&trace.tree(), &OWN)
}

/// Runs `fibonacci(n)`, and explains a panic.
fn plain(n: u64) -> (u64, Trace) {
    watch(
        || fibonacci(n),
        |panic, tree| {
            let words = why(panic, tree)?;
            let question = format!("fibonacci({n})");
            Some(ended(panic, tree.calls.len(), &question, fib(n), &words))
        },
    )
}

/// Runs `fibonacci_memo(n, known)`, and explains a panic.
fn memo(n: u64, known: &mut HashMap<u64, u64>) -> (u64, Trace) {
    let before = known.clone();
    watch(
        || fibonacci_memo(n, known),
        |panic, tree| {
            let words = not_held(n, &before, panic, tree)
                .or_else(|| not_below(n, &before, panic, tree))
                .or_else(|| why(panic, tree))
                .or_else(|| (!before.is_empty()).then(|| right_without(n)))?;
            let question = format!("fibonacci_memo({n}){}", holds(&before));
            Some(ended(panic, tree.calls.len(), &question, fib(n), &words))
        },
    )
}

/// Returns words about a right result with an empty memo, or "" if that result is wrong, too.
fn right_without(n: u64) -> String {
    match attempt(|| asked("fibonacci_memo", n)) == Some(fib(n)) {
        true => "With an empty memo, your result is right.".into(),
        false => String::new(),
    }
}

/// Returns words about a missing number that would make the result right, or "" if the memo was empty or there is no
/// such number.
fn with_one_more(n: u64, before: &HashMap<u64, u64>) -> String {
    let is_right = |key: &u64| {
        let mut more = before.clone();
        more.insert(*key, fib(*key));
        attempt(|| fibonacci_memo(n, &mut more)) == Some(fib(n))
    };
    let mut missing = (2..n).filter(|key| !before.is_empty() && !before.contains_key(key));
    missing.find(is_right).map_or(String::new(), |key| {
        format!(" If the memo also contains fib({key}), your result is right.")
    })
}

const MOVE_BOTH: &str = "If your loop keeps two numbers in variables, move both on when the memo \
                         contains the next number.";

/// Recognises a loop that skips the two stored numbers: its result is an earlier number, even if
/// they are others.
fn skipped(n: u64, got: u64, calls: usize) -> Option<String> {
    let early = (2..n).find(|&k| fib(k) == got)?;
    let mut other = HashMap::from([(n - 1, 2000), (n - 2, 1000)]);
    let same = attempt(|| fibonacci_memo(n, &mut other)) == Some(got);
    (calls < 2 && same).then(|| {
        format!(
            "Your result, fib({early}), stays the same if the memo contains two other numbers. \
             {MOVE_BOTH}"
        )
    })
}

/// Recognises a result of a loop that adds another number to fib(n − 1) than fib(n − 2).
fn another_pair(n: u64, got: u64, calls: usize) -> Option<String> {
    let other = (3..n).find(|&k| k + 2 != n && fib(n - 1).checked_add(fib(k)) == Some(got))?;
    (calls < 2).then(|| {
        format!(
            "{got} is fib({}) + fib({other}), but fib({n}) is {}. {MOVE_BOTH}",
            n - 1,
            before(n)
        )
    })
}

/// Describes the content of a memo before the call, or returns "" if it is empty.
fn holds(known: &HashMap<u64, u64>) -> String {
    let mut known: Vec<u64> = known.keys().copied().collect();
    known.sort_unstable();
    match known[..] {
        [] => String::new(),
        [one] => format!(", with a memo that contains only fib({one})"),
        [.., before, last] if known.len() == 2 => {
            format!(", with a memo that contains only fib({before}) and fib({last})")
        }
        _ => format!(", with a memo that contains {} numbers", known.len()),
    }
}

/// Explains a panic about a number that is missing in the memo, or about a list with too few
/// places for its keys.
fn not_held(n: u64, before: &HashMap<u64, u64>, panic: &str, tree: &Tree) -> Option<String> {
    if let Some((length, index)) = diagnosis::out_of_bounds(panic)
        && let key = index as u64
        && key > n
        && before.contains_key(&key)
    {
        return Some(format!(
            "Your code used index {key} of a list of {length} elements. The memo can contain larger \
             numbers than the one that is asked for."
        ));
    }
    if !panic.contains("no entry found for key") {
        return None;
    }
    let at = number(last(tree)?, "n")?;
    let mut known = before.clone();
    probe(|| fibonacci_memo(n, &mut known));
    Some(format!(
        "fibonacci_memo({at}) read a missing number from a `HashMap`, and the memo {}.{}{}",
        match known.is_empty() {
            true => "was empty".into(),
            false => format!("contained only {}", listed(&known)),
        },
        with_one_more(n, before),
        if counts_entries() { COUNTED } else { GET }
    ))
}

/// Explains a call for 0 or 1 that subtracts only if the memo contains other numbers.
fn not_below(n: u64, before: &HashMap<u64, u64>, panic: &str, tree: &Tree) -> Option<String> {
    let at = last(tree).filter(|call| call.function == "fibonacci_memo");
    let at = at.and_then(|call| number(call, "n")).filter(|&at| at < 2)?;
    let right = Some(right_without(n)).filter(|it| !before.is_empty() && !it.is_empty())?;
    panic.contains("subtract with overflow").then(|| {
        format!(
            "fibonacci_memo({at}) subtracted too much. {right} Return `n` for `n` below 2 before \
             you subtract, whatever the memo contains."
        )
    })
}

const GET: &str = " Store a number before you read it, or look it up with `get`, which returns \
                   `None` for a missing number.";

const COUNTED: &str = " With a memo that contains only fib(20), your fibonacci_memo(4) panics, too. \
    Does your code take the number of entries in the memo for the first missing number?";

/// Checks whether a larger number alone makes the function panic.
fn counts_entries() -> bool {
    let answers = |mut memo| attempt(|| fibonacci_memo(4, &mut memo)).is_some();
    answers(HashMap::new()) && !answers(HashMap::from([(20, fib(20))]))
}

fn why(panic: &str, tree: &Tree) -> Option<String> {
    let call = last(tree)?;
    let (at, this) = (number(call, "n")?, shown(call));
    if panic.contains("subtract with overflow") {
        // Without calls, the program is a loop or a formula. If it also panics for 5, its base cases are not at fault.
        let function = tree.calls[0].function;
        let (got, trace) = probe(|| asked(function, 5));
        let cure = match at {
            _ if OWN.contains(&function) && got.is_none() && trace.calls() == 1 => {
                "Each number is the sum of the two before it: check what your code subtracts."
                    .into()
            }
            0 | 1 => format!("If `n` is {at}, return {at} before you subtract."),
            _ => format!("fib({at}) needs only {}.", before(at)),
        };
        return Some(format!(
            "{this} subtracted too much, and no `u64` is below 0. {cure}"
        ));
    }
    if !diagnosis::went_too_deep(panic) {
        return None;
    }
    if let Some(again) = repeated(tree) {
        let cure = match number(again, "n") {
            Some(n @ 0..2) if OWN.contains(&again.function) => {
                format!("Return {n} for n = {n} without a call.")
            }
            _ => "Pass only smaller numbers, n − 1 and n − 2.".into(),
        };
        return Some(format!("{0} called {0}. {cure}", shown(again)));
    }
    let (by, call) = tree.calls.iter().find_map(|call| {
        let by = &tree.calls[call.parent?];
        let (less, more) = (number(by, "n")?, number(call, "n")?);
        (less > 1 && more > less && OWN.contains(&by.function)).then_some((by, call))
    })?;
    Some(format!(
        "{} called {}. Pass only smaller numbers, n − 1 and n − 2.",
        shown(by),
        shown(call)
    ))
}

fn wrong(function: &str, n: u64, got: u64, trace: &Trace) -> String {
    wrong_answer(
        &format!("{function}({n})"),
        got,
        fib(n),
        &thought(function, n, got, trace),
    )
}

/// Explains a wrong result by the recorded calls and by the results for smaller numbers.
fn thought(function: &str, n: u64, got: u64, trace: &Trace) -> String {
    if let Some(words) = of_answers(function, n) {
        return words;
    }
    let tree = trace.tree();
    let own = |id: &usize| OWN.contains(&tree.calls[*id].function);
    // A helper that looks a number up in the memo and returns it.
    let is_fib = |id: &usize| {
        let call = &tree.calls[*id];
        let n = number(call, "n").filter(|&n| n <= 93);
        n.map(|n| fib(n).to_string()).as_deref() == call.value
    };
    let is_clear = |first: &&call_trace::Call| {
        let made = &first.children;
        made.iter().all(own) || made.len() == 2 && made.iter().all(is_fib)
    };
    let Some(first) = first_wrong(&tree).filter(is_clear) else {
        if function == "fibonacci_memo"
            && let Some(words) = stored_elsewhere(n)
        {
            return words;
        }
        let seen = helper_calls(&tree, &OWN);
        return match seen.is_empty() || n < 2 {
            true => seen.trim_start().into(),
            false => format!("fib({n}) is {}.{seen}", before(n)),
        };
    };
    let at = number(first, "n").unwrap_or(n);
    let said = first.value.unwrap_or_default();
    // If the call is right on its own, the wrong number was read from the memo.
    if at < 2 && !(first.children.is_empty() && attempt(|| asked(function, at)) == Some(at)) {
        let how = ["", " without a call"][usize::from(!first.children.is_empty())];
        return format!(
            "Your fib({at}) is {said}, but should be {at}. Return {at} for n = {at}{how}."
        );
    }
    if tree.calls.len() == 1 && got != fib(n) && n > 1 {
        return format!(
            "The two numbers before fib({n}) are {} and {}. Return their sum, {}.",
            fib(n - 1),
            fib(n - 2),
            fib(n)
        );
    }
    if first.children.is_empty() && function == "fibonacci_memo" {
        return out_of_the_memo(n, at, said);
    }
    // The other number may come from a memo with a number under a wrong key.
    if first.children.len() == 1
        && function == "fibonacci_memo"
        && let Some(words) = stored_elsewhere(n)
    {
        return words;
    }
    of_two(&tree, first, at, function)
}

fn asked(function: &str, n: u64) -> u64 {
    match function {
        "fibonacci" => fibonacci(n),
        _ => fibonacci_memo(n, &mut HashMap::new()),
    }
}

/// Recognises wrong programs by their results, from fib(0) on or from fib(1) on.
fn of_answers(function: &str, n: u64) -> Option<String> {
    let ahead = |&n: &u64| Some(fib(n + 1));
    let from = |first: u64| Answers::to(first..7, |&n| asked(function, n), |&n| fib(n));
    let words = from(0)
        .row(
            |_| Some(0),
            "All your results are 0. fib(1) is 1, and every later number depends on this 1.",
        )
        .row(
            ahead,
            "Your sequence begins with 1, 1 and is one number ahead. It should begin with 0, 1.",
        )
        .words();
    words.or_else(|| match n {
        0 => Some("The sequence begins with 0. Return 0 for n = 0.".into()),
        _ => from(1)
            .row(
                ahead,
                "From fib(2) on, your sequence is one number ahead. Check how your code gets \
                 fib(2), which is 0 + 1.",
            )
            .words(),
    })
}

/// Returns a call that made a wrong number of right ones.
fn first_wrong<'t>(tree: &'t Tree<'t>) -> Option<&'t call_trace::Call<'t>> {
    let is_wrong = |call: &call_trace::Call| {
        let (n, value) = (number(call, "n")?, call.value?);
        Some(n <= 93 && OWN.contains(&call.function) && value != fib(n).to_string())
    };
    tree.calls.iter().rev().find(|call| {
        let mut children = call.children.iter().map(|&child| &tree.calls[child]);
        is_wrong(call) == Some(true) && children.all(|child| is_wrong(child) == Some(false))
    })
}

/// Formats the sum for the n-th number: `fib(4) + fib(3)`.
fn before(n: u64) -> String {
    format!("fib({}) + fib({})", n - 1, n.saturating_sub(2))
}

/// Explains a wrong result without a call by the contents of the memo.
fn out_of_the_memo(n: u64, at: u64, said: &str) -> String {
    let after = |n| {
        let mut known = HashMap::new();
        probe(|| fibonacci_memo(n, &mut known));
        known
    };
    if after(n).get(&at) == Some(&fib(at)) {
        return format!(
            "The call for n = {at} returned {said} without another call, but at the end the memo \
             contains {} for this key. Check the line that returned {said}.",
            fib(at)
        );
    }
    let asked = [3, n].into_iter().find(|&n| !true_to_it(&after(n)));
    asked.map_or(String::new(), |n| untrue(n, &after(n)))
}

/// Explains a wrong result by the calls that were made for it.
fn of_two(tree: &Tree, first: &call_trace::Call, at: u64, function: &str) -> String {
    let said = first.value.unwrap_or_default();
    let asked: Vec<u64> = first
        .children
        .iter()
        .filter_map(|&child| number(&tree.calls[child], "n"))
        .collect();
    let heard: Vec<&str> = first
        .children
        .iter()
        .filter_map(|&child| tree.calls[child].value)
        .collect();
    let mut sorted = asked.clone();
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    match &sorted[..] {
        [one] if function == "fibonacci_memo" && (at - 2..at).contains(one) => format!(
            "The call for n = {at} made only one call, for n = {one}, and returned {said}. Check \
             where your code gets the other number of the sum, fib({}) = {}.",
            2 * at - 3 - one,
            fib(2 * at - 3 - one)
        ),
        [one] => format!(
            "The call for n = {at} made only one call, for n = {one}. Return the sum of two calls, \
             for n = {} and n = {}.",
            at - 1,
            at - 2
        ),
        [one, two] if (*one, *two) == (at - 1, at - 2) => format!(
            "The call for n = {at} received {} and {} from its two calls, but returned {said}. \
             Return the sum of both results.",
            heard[0], heard[1]
        ),
        [one, two] => format!(
            "The call for n = {at} made two calls, for n = {one} and n = {two}. Make the calls for \
             n = {} and n = {} instead.",
            at - 1,
            at - 2
        ),
        _ => format!(
            "The call for n = {at} itself made {} calls. Return the sum of two calls, for n = {} \
             and n = {}.",
            asked.len(),
            at - 1,
            at - 2
        ),
    }
}

/// Checks whether a number in the memo is returned without a call. A false number shows that it was read.
fn looks_up_first() -> bool {
    let (got, trace) = probe(|| fibonacci_memo(6, &mut HashMap::from([(6, 999)])));
    got == Some(999) && trace.calls() <= 2
}

/// Checks whether n − 2 is looked up in the memo although n − 1 is missing there.
fn looks_up_each() -> bool {
    probe(|| fibonacci_memo(5, &mut HashMap::from([(3, 1000)]))).0 == Some(2001)
}

/// Formats the message about `fibonacci_memo`. Its calls may be right although it looks up the wrong number.
fn wrong_memo(n: u64, got: u64, trace: &Trace) -> String {
    if let Some(thought) = looked_up_elsewhere() {
        return wrong_answer(&format!("fibonacci_memo({n})"), got, fib(n), &thought);
    }
    wrong("fibonacci_memo", n, got, trace)
}

/// Returns words about a program that looks up another number than n, or `None` if it looks up n. With 1000 stored
/// under that number, fib(6) returns 1000 without a call.
fn looked_up_elsewhere() -> Option<String> {
    let under = |key: u64| {
        let (value, trace) = probe(|| fibonacci_memo(6, &mut HashMap::from([(key, 1000)])));
        value == Some(1000) && trace.calls() <= 1
    };
    let key = match (under(4), under(5), under(7)) {
        (false, true, false) => "n − 1",
        (false, false, true) => "n + 1",
        _ => return None,
    };
    Some(format!(
        "Your code looks up {key} in the memo and returns that number, fib({key}). Look up `n` \
         instead."
    ))
}

fn true_to_it(known: &HashMap<u64, u64>) -> bool {
    known.iter().all(|(&n, &value)| n <= 93 && value == fib(n))
}

/// Returns words about a wrong entry in the memo after a right result for at most n, or `None` if there is none.
fn stored_elsewhere(n: u64) -> Option<String> {
    (2..=n).find_map(|asked| {
        let mut known = HashMap::new();
        let (got, _) = probe(|| fibonacci_memo(asked, &mut known));
        (got == Some(fib(asked)) && !true_to_it(&known)).then(|| untrue(asked, &known))
    })
}

fn untrue(asked: u64, known: &HashMap<u64, u64>) -> String {
    format!(
        "After a separate call, fibonacci_memo({asked}), the memo contains the entries {}. Store \
         fib(n) under the key `n`.",
        listed(known)
    )
}

/// Formats a memo: "fib(2) = 1, fib(3) = 2".
fn listed(known: &HashMap<u64, u64>) -> String {
    let mut entries: Vec<_> = known.iter().collect();
    entries.sort_unstable();
    let more = if entries.len() > 6 { ", …" } else { "" };
    let entries: Vec<String> = entries
        .iter()
        .take(6)
        .map(|(n, value)| format!("{n} → {value}"))
        .collect();
    entries.join(", ") + more
}

/// Explains a wrong large number after right small ones.
fn too_large(function: &str, n: u64) -> String {
    let ask = |n| attempt(|| asked(function, n));
    match (0..=n).find(|&n| ask(n) != Some(fib(n))) {
        Some(48) => {
            "Your results are right up to fib(47), the last number that fits in 32 bits. Use \
                     `u64` for every variable and every cast."
                .into()
        }
        Some(first @ 71..) if ask(first).is_none() => format!(
            "Your results are right up to fib({}), but your code panics for n = {first}, although \
             fib({first}) fits in a `u64`. Check whether your code computes a number that it does \
             not need.",
            first - 1
        ),
        // A 64-bit float is exact up to 2⁵³, that is, up to fib(78).
        Some(first @ 71..) => format!(
            "Your results are right up to fib({}). If you use a float, it stores only 53 bits of a \
             number. Add `u64` numbers with `+`.",
            first - 1
        ),
        Some(first @ 1..) => format!("Your results are right up to fib({}).", first - 1),
        _ => String::new(),
    }
}

/// Returns words about a call to the function without a memo, or `None` if there is no such call.
fn to_the_plain_one(tree: &Tree) -> Option<String> {
    let plain = tree
        .calls
        .iter()
        .find(|call| call.function == "fibonacci")?;
    let by = plain
        .parent
        .map_or("fibonacci_memo".into(), |by| shown(&tree.calls[by]));
    Some(format!(
        "{by} called {}, which has no memo. Call only `fibonacci_memo`, for n − 1 and for n − 2.",
        shown(plain)
    ))
}

/// Explains why a memo did not save calls.
fn wasted(tree: &Tree) -> String {
    if let Some(plain) = to_the_plain_one(tree) {
        return plain;
    }
    // Experiments distinguish the causes. Does the code use the numbers in the memo (here wrong ones), and early
    // enough? Which numbers are in the memo afterwards?
    let (value, calls) = probe(|| fibonacci_memo(5, &mut HashMap::from([(4, 1000), (3, 1000)])));
    let (asked, early) = (value == Some(2000), calls.calls() <= 4);
    let mut kept = HashMap::from([(100, 1)]);
    probe(|| fibonacci_memo(6, &mut kept));
    if !kept.contains_key(&100) {
        return "Your code removed earlier numbers from the memo. Only add numbers to the memo."
            .into();
    }
    let memo_after = |n: u64| {
        let mut memo = HashMap::new();
        probe(|| fibonacci_memo(n, &mut memo));
        memo
    };
    let after = memo_after(6);
    if after.is_empty() && !asked {
        return "Each call created its own empty memo, or never used `memo`. Use the same `memo` \
                for every call and every lookup."
            .into();
    }
    if !true_to_it(&after) {
        return untrue(6, &after);
    }
    let worked_out = |n: &u64| {
        let calls = tree
            .calls
            .iter()
            .filter(|call| number(call, "n") == Some(*n));
        calls.filter(|call| !call.children.is_empty()).count() > 1
    };
    // If each number is stored when it is the question itself, the missing ones were stored elsewhere.
    let held = memo_after(5);
    let lost = (2..=5).rev().find(|n| !held.contains_key(n));
    let kept_alone = |n: u64| memo_after(n).contains_key(&n);
    let missing = lost.filter(|_| held.len() > 1 && (2..=8).all(kept_alone));
    let thought = match after.len() {
        _ if missing.is_some() => "",
        0 => {
            "After fibonacci_memo(6) the memo is empty. The `memo` that your function receives must \
             contain each number that the function computes."
        }
        1 if after.contains_key(&6) => {
            "After fibonacci_memo(6) the memo contains only fib(6). Check that both calls receive \
             `memo` itself, and store their numbers in it."
        }
        1..4 => {
            "After fibonacci_memo(6), `memo` must contain every fib(n) that your code computed."
        }
        _ if looks_up_first() => "",
        _ if asked && early && looks_up_each() => {
            "Your code looks up n − 2 before the call for n − 1, but this call stores fib(n − 2). \
             Look up n − 2 after this call."
        }
        _ => "At the start of each call, return the number for `n` if `memo` already contains it.",
    };
    match (2..=20).rev().find(worked_out) {
        Some(n) => match missing {
            Some(lost) => format!(
                "More than one call for n = {n} made further calls. After fibonacci_memo(5) the memo does \
                 not contain fib({lost}). Check whether the call for n = {lost} receives a copy of \
                 `memo`."
            ),
            None => format!("More than one call for n = {n} made further calls. {thought}"),
        },
        None => ONE_EACH.into(),
    }
}

/// Returns the n-th Fibonacci number, which wraps after the 93rd.
fn fib(n: u64) -> u64 {
    let (mut this, mut next) = (0_u64, 1_u64);
    for _ in 0..n {
        (this, next) = (next, this.wrapping_add(next));
    }
    this
}
