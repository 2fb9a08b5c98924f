//! What is said of wrong answers to `merge_sort`: the claims of its tests, and what explains a run that breaks one.

#[path = "common/first.rs"]
mod first;

use call_trace::{Call, Trace, Tree};
use diagnosis::{
    Shapes, counted, height, last, plural, remark, repeated, same_in_any_order, shown, spaced,
    watch, without_helpers, worth, wrong_answer,
};
use recursion::merge_sort::{merge, merge_sort};

pub(super) fn merge_makes_one_list_of_two(left: &[u32], right: &[u32]) {
    let (got, _) = watch(
        || merge(left, right),
        |panic, _| why_merge(panic, left, right),
    );
    let want = sorted(&[left, right].concat());
    assert!(
        got == want,
        "{}",
        wrong_answer(
            &format!("merge({left:?}, {right:?})"),
            format!("{got:?}"),
            format!("{want:?}"),
            &missed(left, right, &got)
        )
    );
}

pub(super) fn merge_sort_puts_the_numbers_in_order(numbers: &[u32]) {
    check(numbers);
}

pub(super) fn it_answers_the_same_whatever_was_asked_before() {
    demand_small();
    let lists: [&[u32]; 4] = [&[3, 1, 2], &[9, 8], &[5, 5, 4, 6], &[]];
    same_in_any_order(
        "it_answers_the_same_whatever_was_asked_before",
        &lists,
        |numbers| format!("merge_sort({numbers:?})"),
        |numbers| run(numbers).0,
        |numbers| sorted(numbers),
    );
}

// A leaf more or less is a matter of style: who sorts two numbers without a call makes fewer.
pub(super) fn sorts_each_half_once(n: usize) {
    demand_small();
    let trace = check(&mixed(n));
    let tree = without_helpers(&trace.tree(), &[]);
    let enough = 2 * n - 1;
    assert!(
        tree.calls.len() <= enough,
        "Your merge_sort of {} made {} calls, but should make {enough} at most.\nThe order is right{}",
        counted(n, "number"),
        spaced(trace.calls()),
        too_many(&tree)
    );
}

/// What is said of calls that need not be made: a crowd of them, or a part that is empty.
fn too_many(tree: &Tree) -> String {
    let once = "Sort each half once, and keep the list that the call returns.";
    if let Some(crowd) = tree.calls.iter().find(|call| call.children.len() > 2) {
        let made = crowd.children.len();
        return format!(", but {} made {made} calls. {once}", brief(&shown(crowd)));
    }
    let halved = |call: &&Call| {
        let lengths: Option<Vec<usize>> = children(tree, call)
            .map(|child| part(child).map(|it| it.len()))
            .collect();
        let whole = part(call).map_or(0, |it| it.len());
        lengths.is_none_or(|of| {
            of.iter()
                .all(|&it| it == whole / 2 || it == whole - whole / 2)
        })
    };
    match tree.calls.iter().find(|call| !halved(call)) {
        Some(call) => {
            let parts: Vec<String> = children(tree, call).map(|it| brief(&shown(it))).collect();
            format!(
                ", but {} called {}. Are these halves?",
                brief(&shown(call)),
                parts.join(" and ")
            )
        }
        None => format!(". {once}"),
    }
}

pub(super) fn goes_as_deep_as_halving_goes(n: usize, enough: usize) {
    demand_small();
    let trace = check(&mixed(n));
    let deep = height(&without_helpers(&trace.tree(), &[]));
    assert!(
        deep <= enough,
        "Your merge_sort of {} went {deep} frames deep, but should go {enough} deep at most.\nThe order is \
         right. Split in the middle, so that both parts are halves.",
        counted(n, "number"),
    );
}

pub(super) fn any_numbers_come_out_in_order() {
    demand_small();
    let mut random = fastrand::Rng::with_seed(9);
    let mut list = |n| Vec::from_iter(std::iter::repeat_with(|| random.u32(0..50)).take(n));
    let lists = (2..=10).flat_map(|n| [n; 4]).chain([33, 200]);
    diagnosis::demand_each(
        lists.map(&mut list),
        |numbers| diagnosis::smaller_lists(numbers, 2),
        |numbers| diagnosis::probe(|| merge_sort(numbers)).0 != Some(sorted(numbers)),
        |numbers| drop(check(numbers)),
    );
    check(&[u32::MAX, 0, u32::MAX - 1]);
}

// What sorts the numbers anew puts these in order, too; what takes each number once cannot.
pub(super) fn merge_takes_each_number_once() {
    demand_small();
    let one_each = merge(&[1], &[2]);
    assert!(
        one_each == [1, 2],
        "Your merge([1], [2]) returned {one_each:?}, but should return [1, 2]."
    );
    // What takes for granted that its lists are in order can stop here, and is right.
    let (left, right) = ([3, 1], [4, 2]);
    let got = diagnosis::attempt(|| merge(&left, &right));
    assert!(
        got != Some(vec![1, 2, 3, 4]),
        "Your merge({left:?}, {right:?}) returned [1, 2, 3, 4], but should return {:?}: always the smaller of the \
         two numbers in front.\nThese lists are not in order, on purpose, and yours came out in order: it sorts \
         all numbers again. Two lists that are in order need no sorting.",
        joined(&left, &right)
    );
}

pub(super) fn two_thousand_numbers_are_sorted() {
    demand_small();
    let numbers = mixed(2_000);
    let got = call_trace::aside(|| merge_sort(&numbers));
    assert!(
        got == sorted(&numbers),
        "Your merge_sort of 2 000 numbers returned a list that is not in order, but should return one that is.{}",
        as_far_as_it_is_right()
    );
}

/// How many numbers are sorted where 2 000 are not; nothing where that is wrong early.
fn as_far_as_it_is_right() -> String {
    let right = |n: usize| {
        let numbers = mixed(n);
        diagnosis::attempt(|| merge_sort(&numbers)) == Some(sorted(&numbers))
    };
    match [8, 33, 100, 200, 500, 1000]
        .into_iter()
        .take_while(|&n| right(n))
        .last()
    {
        Some(n @ 100..) => format!("\nWith {} numbers it is.", spaced(n)),
        _ => String::new(),
    }
}

pub(super) fn the_page_asked_for_the_calls_and_frames_of_eight_numbers() {
    demand_small();
    let trace = check(&[5, 2, 7, 1, 8, 3, 6, 4]);
    let point = "each call returns a longer list that is in order.";
    match diagnosis::unseen("merge_sort", &trace, point) {
        Some(kind) => remark(kind),
        None => worth(format!(
            "8 numbers took {} calls, {} frames deep, and were merged on {} levels.",
            trace.calls(),
            trace.height(),
            trace.height() - 1
        )),
    }
}

/// Numbers from 1 to n in no order; `fastrand` would do as well, but these are the same for ever.
fn mixed(n: usize) -> Vec<u32> {
    let mut numbers: Vec<u32> = (1..=n as u32).collect();
    fastrand::Rng::with_seed(n as u64).shuffle(&mut numbers);
    numbers
}

fn sorted(numbers: &[u32]) -> Vec<u32> {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    numbers
}

/// Demands what the first two tests speak of.
fn demand_small() {
    for (left, right) in [([3], [5]), ([5], [3]), ([2], [2])] {
        let want = sorted(&[left, right].concat());
        first::demand(
            &format!("merge({left:?}, {right:?})"),
            || merge(&left, &right),
            &want,
        );
    }
    first::demand(
        "merge([1, 4], [2, 3])",
        || merge(&[1, 4], &[2, 3]),
        &vec![1, 2, 3, 4],
    );
    let lists: [&[u32]; 6] = [&[], &[7], &[2, 1], &[3, 1, 2], &[4, 3, 2, 1], &[2, 1, 2, 1]];
    for numbers in lists {
        let question = format!("merge_sort({numbers:?})");
        first::demand(&question, || merge_sort(numbers), &sorted(numbers));
    }
}

/// Demands the right order; the recording of it.
fn check(numbers: &[u32]) -> Trace {
    let (got, trace) = run(numbers);
    let want = sorted(numbers);
    assert!(
        got == want,
        "{}",
        wrong_answer(
            &format!("merge_sort({})", brief(&format!("{numbers:?}"))),
            brief(&format!("{got:?}")),
            brief(&format!("{want:?}")),
            &thought(numbers, &got, &trace.tree())
        )
    );
    trace
}

/// Runs `merge_sort`; a panic is explained.
fn run(numbers: &[u32]) -> (Vec<u32>, Trace) {
    watch(
        || merge_sort(numbers),
        |panic, tree| {
            let question = format!("merge_sort({})", brief(&format!("{numbers:?}")));
            let want = brief(&format!("{:?}", sorted(numbers)));
            let words = why(panic, tree)?;
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

fn past_the_end(panic: &str) -> bool {
    let past = [
        "index out of bounds",
        "out of range",
        "mid > len",
        "`None` value",
        "subtract with overflow",
    ];
    past.iter().any(|words| panic.contains(words))
}

fn why_merge(panic: &str, left: &[u32], right: &[u32]) -> Option<String> {
    past_the_end(panic).then(|| {
        format!(
            "Your merge({left:?}, {right:?}) read past the end of a list, but should return {:?}.\nCompare two numbers \
             only while both lists have one left.",
            sorted(&[left, right].concat())
        )
    })
}

fn why(panic: &str, tree: &Tree) -> Option<String> {
    let call = last(tree)?;
    let numbers = part(call)?;
    if past_the_end(panic) {
        return Some(match &numbers[..] {
            [] => "an empty list has no first number to read, and is in order already.".into(),
            _ => format!(
                "{} read past the end of a list. Compare two numbers only while both lists have one left.",
                brief(&shown(call))
            ),
        });
    }
    if !diagnosis::went_too_deep(panic) {
        return None;
    }
    let again = part(repeated(tree)?)?;
    let call = format!("merge_sort({})", brief(&format!("{again:?}")));
    Some(match again.len() {
        0 => format!(
            "{call} called itself. An empty list is in order already: return it without a call."
        ),
        1 => format!(
            "{call} called itself. Half of 1, rounded down, is 0, so one part is the whole list. One \
             number is in order: return it without a call."
        ),
        _ => format!("{call} called itself. Hand on the two parts, not the whole."),
    })
}

/// What is wrong with two lists joined.
fn missed(left: &[u32], right: &[u32], got: &[u32]) -> String {
    let both = [left, right].concat();
    let mut lost = both.clone();
    for number in got {
        if let Some(at) = lost.iter().position(|it| it == number) {
            lost.swap_remove(at);
        }
    }
    lost.sort_unstable();
    let doubled = got.len() + lost.len() > both.len();
    let downward = |list: &[u32]| list.windows(2).all(|pair| pair[0] >= pair[1]);
    match () {
        () if !lost.is_empty() && (left.is_empty() || right.is_empty()) => {
            "one list is empty, so the answer is the other one.".into()
        }
        () if !lost.is_empty() && !got.is_sorted() && !downward(got) => {
            "each time compare the first numbers that are left: take the smaller, and leave the other one where it \
             is."
                .into()
        }
        () if !lost.is_empty() && got.len() + lost.len() == both.len() => format!(
            "{} {} missing. {}",
            named(&lost),
            plural(lost.len(), "is", "are"),
            if both.iter().all(|number| got.contains(number)) {
                "Equal numbers stay as many as they were: move one index on at a time."
            } else {
                "When one list is used up, add what is left of the other."
            }
        ),
        () if doubled => "each number is taken once: move its index on when you push it.".into(),
        () if got == both => {
            "the second list was put behind the first. Compare their first numbers, and take the smaller."
                .into()
        }
        () if got.len() > 1 && downward(got) => "ascending order: the smaller comes first.".into(),
        () => "compare the first numbers that are left, and take the smaller of the two.".into(),
    }
}

/// What is wrong with the order: told from the first call that made a wrong list of right ones.
fn thought(numbers: &[u32], got: &[u32], tree: &Tree) -> String {
    match numbers {
        [] => return "no numbers are in order as they are.".into(),
        [_] => return "one number is in order as it is: return it in a list.".into(),
        _ => {}
    }
    let words = Shapes::of(tree)
        .row(|_| true, lost_in_the_split, |words| words)
        .row(
            |_| true,
            one_call,
            |call| {
                format!(
                    "{} made one call only. Sort both halves before you merge them.",
                    brief(&shown(call))
                )
            },
        )
        .words();
    let words = words.or_else(|| first_wrong(tree).map(|call| made_of(tree, call)));
    words.or_else(|| taken_for_sorted(tree)).unwrap_or_else(|| {
        if got == numbers {
            "the list came back as it was. Split it, sort both halves, and merge them.".into()
        } else {
            "sort both halves, and merge the two lists that come back.".into()
        }
    })
}

/// What is said of a call that left its list as it was, where other lists of that length are split.
fn taken_for_sorted(tree: &Tree) -> Option<String> {
    let others: [&[u32]; 3] = [&[2, 1], &[4, 3, 2, 1], &[3, 1, 2]];
    let right = |it: &&[u32]| diagnosis::attempt(|| merge_sort(it)) == Some(sorted(it));
    let left_alone = |call: &&Call| {
        let (made, numbers) = (call.value.and_then(list), part(call));
        made.is_some() && made == numbers && !numbers.is_some_and(|it| it.is_sorted())
    };
    let mut leaves = tree.calls.iter().filter(|call| call.children.is_empty());
    let call = leaves
        .find(left_alone)
        .filter(|_| others.iter().all(right))?;
    Some(format!(
        "{} made no call and returned its list as it was, as if it were in order. A look at some of its numbers \
         cannot show that: sort both halves first.",
        brief(&shown(call))
    ))
}

/// A list of which the parts hold less than the whole.
fn lost_in_the_split(tree: &Tree) -> Option<String> {
    tree.calls.iter().find_map(|call| {
        let whole = part(call)?;
        let parts: Option<Vec<Vec<u32>>> = children(tree, call).map(part).collect();
        let parts = parts.filter(|parts| parts.len() > 1)?;
        let handed: usize = parts.iter().map(Vec::len).sum();
        let parts = parts.iter().map(|part| brief(&format!("{part:?}")));
        (handed < whole.len()).then(|| {
            format!(
                "{} was split into {}. Each number belongs to one of the two parts.",
                brief(&format!("{whole:?}")),
                parts.collect::<Vec<_>>().join(" and ")
            )
        })
    })
}

/// A call with two numbers or more that made one call.
fn one_call<'t>(tree: &'t Tree<'t>) -> Option<&'t Call<'t>> {
    let mut calls = tree.calls.iter();
    calls.find(|call| call.children.len() == 1 && part(call).is_some_and(|part| part.len() > 1))
}

/// The first call that made a wrong list of right ones.
fn first_wrong<'t>(tree: &'t Tree<'t>) -> Option<&'t Call<'t>> {
    let is_wrong = |call: &Call| Some(list(call.value?)? != sorted(&part(call)?));
    let first = tree.calls.iter().rev().find(|call| {
        is_wrong(call) == Some(true)
            && children(tree, call).all(|child| is_wrong(child) == Some(false))
    });
    first.filter(|call| !call.children.is_empty())
}

/// What a call made of the lists that came back to it.
fn made_of(tree: &Tree, call: &Call) -> String {
    let came = children(tree, call).filter_map(|child| Some(brief(child.value?)));
    let made = call.value.and_then(list).unwrap_or_default();
    let seen = format!(
        "The calls of {} returned {}, and it made {} of them.",
        brief(&shown(call)),
        came.collect::<Vec<_>>().join(" and "),
        brief(call.value.unwrap_or_default())
    );
    let halves: Vec<Vec<u32>> = children(tree, call).filter_map(part).collect();
    match &halves[..] {
        [left, right] if made == joined(left, right) => {
            format!("{seen} Merge the lists that the calls return, not the halves as they were.")
        }
        _ if merge(&[u32::MAX], &[1]) != [1, u32::MAX]
            && made.len() < sorted(&halves.concat()).len() =>
        {
            format!(
                "{seen} {} is a number like any other, and in yours it seems to mean that a list is used up.",
                u32::MAX
            )
        }
        _ => format!("{seen} Merge the two."),
    }
}

/// What a right `merge` makes of two lists, in order or not.
fn joined(left: &[u32], right: &[u32]) -> Vec<u32> {
    let (mut left, mut right) = (left.iter().peekable(), right.iter().peekable());
    let mut merged = Vec::new();
    while left.peek().is_some() || right.peek().is_some() {
        let from_left = match (left.peek(), right.peek()) {
            (Some(l), Some(r)) => l <= r,
            (l, _) => l.is_some(),
        };
        merged.extend(if from_left { left.next() } else { right.next() });
    }
    merged
}

fn children<'t>(tree: &'t Tree<'t>, call: &'t Call) -> impl Iterator<Item = &'t Call<'t>> {
    call.children.iter().map(|&child| &tree.calls[child])
}

/// "2", "2 and 3", "2, 3 and 4".
fn named(numbers: &[u32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
    match &numbers[..] {
        [some @ .., last] if !some.is_empty() => format!("{} and {last}", some.join(", ")),
        _ => numbers.concat(),
    }
}

/// The numbers that a call is about, if its arguments are one list.
fn part(call: &Call) -> Option<Vec<u32>> {
    let mut args = call.args.iter();
    let (Some((_, numbers)), None) = (args.next(), args.next()) else {
        return None;
    };
    list(numbers)
}

/// The numbers of a list, as the recording shows it.
fn list(shown: &str) -> Option<Vec<u32>> {
    let inside = shown.strip_prefix('[')?.strip_suffix(']')?;
    let items = inside.split(", ").filter(|item| !item.is_empty());
    items.map(|number| number.parse().ok()).collect()
}

/// A list that is too long for a line, cut.
fn brief(list: &str) -> String {
    match list.char_indices().nth(48) {
        Some((at, _)) => {
            let whole = list[..at].rfind(',').unwrap_or(at);
            format!("{}, …]", &list[..whole])
        }
        None => list.to_owned(),
    }
}
