//! The claims of the tests of `stack_depth`, and explanations of wrong answers.

#[path = "common/first.rs"]
mod first;
#[path = "common/lists.rs"]
mod lists;

use call_trace::{Call, Trace, Tree};
use diagnosis::{
    calls_itself, counted, height, last, listed, plural, probe, remark, repeated,
    same_in_any_order, searcher, shown, spaced, watch, without_helpers, worth, wrong_answer,
};
use lists::{brief, past_the_end};
use recursion::stack_depth::{sum_by_halves, sum_by_ones};

/// One of the two functions, with its name.
pub(super) type Sum = (&'static str, fn(&[u64]) -> u64);

pub(super) const ONES: Sum = ("sum_by_ones", |numbers| sum_by_ones(numbers));

pub(super) const HALVES: Sum = ("sum_by_halves", |numbers| sum_by_halves(numbers));

pub(super) fn sum_by_ones_is_the_sum(numbers: &[u64]) {
    check(ONES, numbers);
}

pub(super) fn sum_by_halves_is_the_sum(numbers: &[u64]) {
    check(HALVES, numbers);
}

pub(super) fn they_answer_the_same_whatever_was_asked_before() {
    let lists: [&[u64]; 4] = [&[4, 5, 6], &[1, 2], &[9, 9, 9, 9], &[]];
    let ask = |name| lists.map(|numbers| (name, numbers));
    same_in_any_order(
        "they_answer_the_same_whatever_was_asked_before",
        &[ask("sum_by_ones"), ask("sum_by_halves")].concat(),
        |(name, numbers)| format!("{name}({numbers:?})"),
        |&(name, numbers)| run(if name == "sum_by_ones" { ONES } else { HALVES }, numbers).0,
        |(_, numbers)| numbers.iter().sum(),
    );
}

pub(super) fn makes_no_more_than_2n_minus_1_calls(sum: Sum, n: usize) {
    demand_small(sum);
    let trace = check(sum, &up_to(n));
    let tree = without_helpers(&trace.tree(), &[]);
    let enough = 2 * n - 1;
    let thought = || {
        let crowd = tree.calls.iter().find(|call| call.children.len() > 2);
        empty_part(&tree)
            .or(crowd.map(|call| {
                format!(
                    "{} itself made {} calls. Make only two calls, one for each part of the list.",
                    brief(&shown(call)),
                    call.children.len()
                )
            }))
            .or_else(|| to_the_other(&trace.tree()))
    };
    assert!(
        tree.calls.len() <= enough,
        "Your {} of {} made {} calls, but should need at most {enough}.\n{} (The sum is right.)",
        sum.0,
        counted(n, "number"),
        spaced(trace.calls()),
        thought().unwrap_or("Sum each part only once.".into())
    );
    // A few numbers may be summed in another way.
    assert!(
        n < 100 || trace.calls() == 0 || searcher(&trace.tree(), sum.0).is_some(),
        "Your {0} of {n} numbers made no recorded call, but should call itself.\nThis exercise is \
         about functions that call themselves. Call `{0}` for each part, or put `#[traced]` above \
         the helper that calls itself. (The sum is right.)",
        sum.0
    );
}

// One more frame is fine: a program that splits [7] into 7 and [] goes one deeper, and still ends. With a base case
// of two numbers, a program goes one frame less deep.
pub(super) fn sum_by_ones_is_as_deep_as_there_are_elements(n: usize) {
    demand_small(ONES);
    let trace = check(ONES, &up_to(n));
    if !calls_itself(&trace.tree()) {
        return; // what cannot be seen is not judged
    }
    let thought = if trace.calls_of("sum_by_halves") > 0 {
        "Your code passed numbers to `sum_by_halves`. Pass all numbers after the first to \
         `sum_by_ones`."
    } else {
        "Pass all numbers after the first to a single call."
    };
    assert!(
        (n - 2..=n + 1).contains(&height(&without_helpers(&trace.tree(), &[]))),
        "Your sum_by_ones of {n} numbers went {} frames deep, but should go {n} or {} deep.\n{thought} (The sum is \
         right.)",
        trace.height(),
        n + 1,
    );
}

pub(super) fn sum_by_halves_is_as_deep_as_halving_goes(n: usize, enough: usize) {
    demand_small(HALVES);
    let trace = check(HALVES, &up_to(n));
    let tree = bare(&trace);
    let thought = empty_part(&tree).unwrap_or_else(|| {
        if trace.calls_of("sum_by_ones") > 0 {
            "Your code called `sum_by_ones`. Call only `sum_by_halves`, once for each half.".into()
        } else {
            "Split every list in the middle, so that both parts have about the same length.".into()
        }
    });
    assert!(
        height(&tree) <= enough,
        "Your sum_by_halves of {} went {} deep, but should go {enough} deep.\n{thought} (The sum is right.)",
        counted(n, "number"),
        counted(trace.height(), "frame"),
    );
}

pub(super) fn both_halves_are_summed_by_halves() {
    demand_small(HALVES);
    let trace = check(HALVES, &up_to(64));
    let tree = bare(&trace);
    let with = |children: usize| {
        tree.calls
            .iter()
            .filter(move |call| call.children.len() == children)
    };
    let (alone, pairs) = (with(1).count(), with(2).count());
    let at = with(1).find(|call| tree.calls[call.children[0]].function == call.function);
    assert!(
        alone <= pairs,
        "Your sum_by_halves of 64 numbers called itself for one half, but should call itself for \
         both halves.\n{} made only one call. Sum the other half with `sum_by_halves` as well. \
         (The sum is right.)",
        at.map_or("One of your calls".into(), |call| brief(&shown(call)))
    );
}

pub(super) fn any_numbers_have_their_sum(sum: Sum) {
    demand_small(sum);
    let mut random = fastrand::Rng::with_seed(7);
    let mut list = |n| Vec::from_iter(std::iter::repeat_with(|| random.u64(0..50)).take(n));
    diagnosis::demand_each(
        (2..=13).chain([33, 200]).map(&mut list),
        |numbers| diagnosis::smaller_lists(numbers, 2),
        |numbers| probe(|| sum.1(numbers)).0 != Some(numbers.iter().sum()),
        |numbers| drop(check(sum, numbers)),
    );
    for numbers in [[1 << 40, 1 << 33, 5], [u64::MAX - 9, 4, 5]] {
        let (got, want) = (run(sum, &numbers).0, numbers.iter().sum::<u64>());
        assert!(
            got == want,
            "Your {}({numbers:?}) returned {got}, but should return {want}.\nYour sums of small \
             numbers are right. {} Use `u64` for every variable and every cast.",
            sum.0,
            if got == want as u32 as u64 {
                "Your code returned the last 32 bits of the sum."
            } else {
                "If you use a float, it stores only the first digits of a number."
            }
        );
    }
}

pub(super) fn the_page_asked_for_the_calls_and_frames_of_eight_numbers() {
    demand_small(ONES);
    demand_small(HALVES);
    let of = |sum: Sum, n| probe(|| sum.1(&up_to(n))).1;
    let [ones, halves] = [ONES, HALVES].map(|sum| {
        check(sum, &up_to(8));
        of(sum, 8)
    });
    let unseen = |names: &[&str], trace| {
        let point = "this exercise compares the depth of its calls.";
        diagnosis::unseen(names, trace, point)
    };
    let by_halves = unseen(&[HALVES.0], &halves);
    let kind = match unseen(&[ONES.0], &ones) {
        Some(_) if by_halves.is_some() => unseen(&[ONES.0, HALVES.0], &halves),
        by_ones => by_ones.or(by_halves),
    };
    if let Some(kind) = kind {
        remark(kind);
    } else {
        worth(format!(
            "8 numbers by ones: {} calls, {} frames deep. By halves: {} calls, {} frames deep.",
            ones.calls(),
            ones.height(),
            halves.calls(),
            halves.height()
        ));
        worth(format!(
            "1 000 numbers by ones are {} frames deep, and by halves {}.",
            spaced(of(ONES, 1000).height()),
            of(HALVES, 1000).height()
        ));
    }
}

/// Returns words about a part that was handed to the other function.
fn to_the_other(tree: &Tree) -> Option<String> {
    let asked = |call: &Call| {
        let parent = &tree.calls[call.parent?];
        let own = [parent, call].map(|it| [ONES.0, HALVES.0].contains(&it.function));
        (own == [true; 2] && parent.function != call.function).then(|| {
            format!(
                "{} called {}. Call only `{}`.",
                brief(&shown(parent)),
                brief(&shown(call)),
                parent.function
            )
        })
    };
    tree.calls.iter().find_map(asked)
}

fn up_to(n: usize) -> Vec<u64> {
    (1..=n as u64).collect()
}

/// Checks the sums that the first test of the function is about.
fn demand_small(sum: Sum) {
    let lists: [&[u64]; 6] = [
        &[],
        &[7],
        &[1, 2, 3, 4],
        &[3, 4],
        &[5, 6, 8],
        &[10, 20, 30, 40, 50],
    ];
    for numbers in lists {
        let want = numbers.iter().sum();
        let asked = format!("{}({numbers:?})", sum.0);
        first::demand(&asked, || sum.1(numbers), &want);
    }
}

/// Checks the sum, and returns the recording.
fn check(sum: Sum, numbers: &[u64]) -> Trace {
    let (got, trace) = run(sum, numbers);
    let want: u64 = numbers.iter().sum();
    assert!(
        got == want,
        "{}",
        wrong_answer(
            &format!("{}({})", sum.0, brief(&format!("{numbers:?}"))),
            got,
            want,
            &thought(numbers, got, &trace.tree())
        )
    );
    trace
}

/// Runs one of the two functions, and explains a panic.
fn run(sum: Sum, numbers: &[u64]) -> (u64, Trace) {
    let ended = |panic: &str, tree: &Tree, words: String| {
        let (name, want): (_, u64) = (sum.0, numbers.iter().sum());
        let numbers = brief(&format!("{numbers:?}"));
        let question = format!("{name}({numbers})");
        diagnosis::ended(panic, tree.calls.len(), &question, want, &words)
    };
    watch(
        || sum.1(numbers),
        |panic, tree| Some(ended(panic, tree, why(panic, tree)?)),
    )
}

fn why(panic: &str, tree: &Tree) -> Option<String> {
    let call = last(tree)?;
    let numbers = part(call);
    if past_the_end(panic) {
        if numbers.as_ref().is_some_and(Vec::is_empty) {
            return Some("An empty list has no number to read. Return 0 for an empty list.".into());
        }
        if let Some(numbers) = &numbers
            && let Some((length, index)) = diagnosis::out_of_bounds(panic)
            && length == numbers.len()
        {
            return Some(format!(
                "Your code read index {index} of {}, but the last index is {}. Check the index.",
                brief(&format!("{numbers:?}")),
                length - 1
            ));
        }
        let seen = match panic.contains("subtract") {
            true => "went below 0. Check each subtraction in this call.",
            false => "went below 0 or past the end of a list. Check the indices in this call.",
        };
        return Some(format!("{} {seen}", brief(&shown(call))));
    }
    if !diagnosis::went_too_deep(panic) {
        return None;
    }
    empty_part(tree).or_else(|| {
        let again = repeated(tree)?;
        Some(match part(again) {
            Some(none) if none.is_empty() => {
                format!(
                    "{} called itself. Return 0 for an empty list without a call.",
                    shown(again)
                )
            }
            Some(whole) if has_empty_part(tree, again) => format!(
                "Your code split {} into [] and the whole list. Check the index of the split: no \
                 part may be empty.",
                brief(&format!("{whole:?}"))
            ),
            Some(whole) => format!(
                "Your code passed the whole list {} to the next call. Pass only a part of this \
                 list.",
                brief(&format!("{whole:?}"))
            ),
            None => format!(
                "{} called itself with the same arguments. Pass a smaller part of the list, or return \
                 without a call if this part has at most one number.",
                shown(again)
            ),
        })
    })
}

/// Returns the calls without helpers. Calls of `sum_by_ones` by `sum_by_halves` also count.
fn bare(trace: &Trace) -> Tree<'_> {
    without_helpers(&trace.tree(), &["sum_by_ones", "sum_by_halves"])
}

fn has_empty_part(tree: &Tree, call: &Call) -> bool {
    let mut parts = call.children.iter().map(|&child| part(&tree.calls[child]));
    parts.any(|part| part.is_some_and(|part| part.is_empty()))
}

/// Returns words about a call with one number that split it anyway.
fn empty_part(tree: &Tree) -> Option<String> {
    let mut parents = tree.calls.iter().filter(|call| !call.children.is_empty());
    let one = parents.find(|call| {
        // Adding 7 and the sum of [] makes one more call, but does not split [7] in two.
        part(call).is_some_and(|part| part.len() == 1) && call.children.len() > 1
    })?;
    let parts: Vec<String> = one
        .children
        .iter()
        .map(|&part| tree.calls[part].args.values())
        .collect();
    let (one, parts) = (one.args.values(), parts.join(" and "));
    Some(format!(
        "Your code split {one} into {parts}. Return a single number without a call."
    ))
}

/// Explains a wrong sum by the parts of the recorded calls.
fn thought(numbers: &[u64], got: u64, tree: &Tree) -> String {
    match numbers {
        [] => "The sum of no numbers is 0: return 0 for an empty list.".into(),
        [_] => "One number is its own sum. Return this number.".into(),
        _ => in_no_part(numbers, got, tree)
            .or_else(|| the_same_part_twice(tree))
            .or_else(|| in_both_parts(tree))
            .or_else(|| never_summed(tree))
            .or_else(|| added_again(tree))
            .unwrap_or_else(|| first_wrong_sum(tree)),
    }
}

/// Returns words about numbers that are in no part, if they explain the whole difference.
fn in_no_part(numbers: &[u64], got: u64, tree: &Tree) -> Option<String> {
    let want: u64 = numbers.iter().sum();
    let split = tree.calls.iter().filter(|call| call.children.len() > 1);
    let lost: Vec<(&Call, Vec<u64>)> = split
        .map(|call| (call, left_out(tree, call)))
        .filter(|(_, lost)| !lost.is_empty())
        .collect();
    let all_lost: u64 = lost.iter().flat_map(|(_, lost)| lost).sum();
    let [(call, first), later @ ..] = &lost[..] else {
        return None;
    };
    if got >= want || all_lost + got != want {
        return None;
    }
    let parts: Vec<String> = call
        .children
        .iter()
        .map(|&part| brief(&tree.calls[part].args.values()))
        .collect();
    let later: Vec<u64> = later.iter().flat_map(|(_, lost)| lost.clone()).collect();
    Some(format!(
        "Your code split {} into {}, but {} in no part.{} Put each number into one of the two \
         parts, or add the number separately.",
        shown_part(call),
        parts.join(" and "),
        match &first[..] {
            [one] => format!("{one} is"),
            more => format!("{} are", listed(more)),
        },
        if later.is_empty() {
            String::new()
        } else {
            format!(" Deeper calls also left out {}.", listed(&later))
        }
    ))
}

/// Returns the two parts of a call, or `None` if it did not make two calls.
fn two_parts(tree: &Tree, call: &Call) -> Option<[Vec<u64>; 2]> {
    let [one, two] = call.children[..] else {
        return None;
    };
    Some([part(&tree.calls[one])?, part(&tree.calls[two])?])
}

fn in_both_parts(tree: &Tree) -> Option<String> {
    tree.calls.iter().find_map(|call| {
        let [one, two] = two_parts(tree, call)?;
        (one.len() + two.len() > part(call)?.len()).then(|| {
            format!(
                "Your code split {} into {one:?} and {two:?}. Put each number into only one part.",
                shown_part(call)
            )
        })
    })
}

fn the_same_part_twice(tree: &Tree) -> Option<String> {
    tree.calls.iter().find_map(|call| {
        let [one, two] = two_parts(tree, call)?;
        let mut heard = call
            .children
            .iter()
            .map(|&child| tree.calls[child].value?.parse::<u64>().ok());
        let sum = heard.try_fold(0_u64, |sum, it| sum.checked_add(it?));
        let is_all = sum.map(|sum| sum.to_string()).as_deref() == call.value;
        (one == two && is_all && !left_out(tree, call).is_empty()).then(|| {
            format!(
                "Your code split {}, but both calls received {one:?}. Sum the other part as well.",
                shown_part(call)
            )
        })
    })
}

fn never_summed(tree: &Tree) -> Option<String> {
    tree.calls.iter().find_map(|call| {
        let [only] = call.children[..] else {
            return None;
        };
        let rest = part(&tree.calls[only])?;
        let missing = Some(left_out(tree, call)).filter(|lost| lost.len() > 1)?;
        let add = match call.value == tree.calls[only].value {
            true => "returned its result. Add",
            false => "made no other call. Check that you add",
        };
        Some(format!(
            "For {}, your code passed {rest:?} to the next call, and {add} each of the other numbers, \
             {missing:?}.",
            shown_part(call)
        ))
    })
}

/// Returns words about a call that adds two running totals, although the second contains the first.
fn added_again(tree: &Tree) -> Option<String> {
    let heard = |call: &Call| call.value?.parse::<u64>().ok();
    tree.calls.iter().find_map(|call| {
        let [one, two]: [usize; 2] = call.children[..].try_into().ok()?;
        let (first, two) = (heard(&tree.calls[one])?, &tree.calls[two]);
        let received = two.args.iter().find_map(|(_, it)| it.parse::<u64>().ok())?;
        let numbers = two.args.iter().find_map(|(_, it)| list(it))?;
        let second = numbers.into_iter().try_fold(first, u64::checked_add)?;
        let is_within = first > 0 && received == first && heard(two) == Some(second);
        (is_within && heard(call) == first.checked_add(second)).then(|| {
            format!(
                "{} received {first} and returned {second}, so its result already contains the \
                 {first}. But your code added {first} once more.",
                brief(&shown(two))
            )
        })
    })
}

/// Explains a call that made a wrong sum of right ones.
fn first_wrong_sum(tree: &Tree) -> String {
    let is_wrong = |call: &Call| {
        let (part, value) = (part(call)?, call.value?);
        Some(part.iter().sum::<u64>().to_string() != value)
    };
    let first = tree.calls.iter().rev().find(|call| {
        is_wrong(call) == Some(true)
            && call
                .children
                .iter()
                .all(|&child| is_wrong(&tree.calls[child]) == Some(false))
    });
    let Some(first) = first else {
        return String::new();
    };
    let heard: Vec<&str> = first
        .children
        .iter()
        .filter_map(|&child| tree.calls[child].value)
        .collect();
    let (this, said) = (shown_part(first), first.value.unwrap_or_default());
    match &heard[..] {
        [] => {
            let sum: u64 = part(first).unwrap_or_default().iter().sum();
            format!(
                "For {this}, your code returned {said} without a recorded call, but the sum of the \
                 numbers in this call is {sum}."
            )
        }
        [one] => {
            let asked = brief(&shown(&tree.calls[first.children[0]]));
            let cure = match &left_out(tree, first)[..] {
                [] => "Return this result.".to_owned(),
                own => format!(
                    "Return the sum of this result and the remaining {}, {}.",
                    plural(own.len(), "number", "numbers"),
                    listed(own)
                ),
            };
            format!("{asked} returned {one}, but your code returned {said} for {this}. {cure}")
        }
        some => {
            let more = match &left_out(tree, first)[..] {
                [] => String::new(),
                own => format!(" and of {}", listed(own)),
            };
            // More than two calls may be about the same part.
            let cure = match some.len() {
                2 => format!(" Return the sum of both results{more}."),
                _ => String::new(),
            };
            format!(
                "For {this}, the calls returned {}, but your code returned {said}.{cure}",
                listed(some)
            )
        }
    }
}

fn shown_part(call: &Call) -> String {
    brief(&call.args.values())
}

/// Returns the numbers of a call that it handed to no other call.
fn left_out(tree: &Tree, call: &Call) -> Vec<u64> {
    let parts = call.children.iter().map(|&part| &tree.calls[part]);
    let mut handed_on: Vec<u64> = parts.filter_map(part).flatten().collect();
    let mut all = part(call).unwrap_or_default();
    all.retain(
        |number| match handed_on.iter().position(|it| it == number) {
            Some(at) => {
                handed_on.swap_remove(at);
                false
            }
            None => true,
        },
    );
    all
}

/// Returns the numbers of a call, or `None` if it has other arguments or too many numbers to be recorded.
fn part(call: &Call) -> Option<Vec<u64>> {
    let mut args = call.args.iter();
    let (Some((_, numbers)), None) = (args.next(), args.next()) else {
        return None;
    };
    list(numbers)
}

/// Parses a list of numbers in a recording.
fn list(shown: &str) -> Option<Vec<u64>> {
    let inside = shown.strip_prefix('[')?.strip_suffix(']')?;
    let items = inside.split(", ").filter(|item| !item.is_empty());
    items.map(|number| number.parse().ok()).collect()
}
