//! The claims of the tests of `merge_sort`, and explanations of wrong answers.

#[path = "common/first.rs"]
mod first;
#[path = "common/lists.rs"]
mod lists;

use call_trace::{Call, Trace, Tree};
use diagnosis::{
    Answers, Shapes, counted, height, listed, plural, remark, repeated, same_in_any_order,
    searcher, shown, spaced, watch, without_helpers_and, worth, wrong_answer,
};
use lists::{brief, past_the_end};
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

// A leaf more or less is a matter of style. A program that sorts two numbers without a call makes fewer calls.
pub(super) fn sorts_each_half_once(n: usize) {
    demand_small();
    let trace = check(&mixed(n));
    let tree = without_helpers_and(&trace.tree(), &[], "merge");
    let enough = 2 * n - 1;
    assert!(
        tree.calls.len() <= enough,
        "Your merge_sort of {} made {} calls, but should need at most {enough}.\n{} (The order is right.)",
        counted(n, "number"),
        spaced(trace.calls()),
        too_many(&tree)
    );
    // Lists of a few numbers may be sorted in another way.
    assert!(
        n < 100 || trace.calls() == 0 || searcher(&trace.tree(), "merge_sort").is_some(),
        "Your merge_sort of {n} numbers made no recorded call, but should call itself.\nThis \
         exercise is about functions that call themselves. Call `merge_sort` for each half, or put \
         `#[traced]` above the helper that calls itself. (The order is right.)"
    );
}

/// Explains unnecessary calls: too many by one call, or parts that are not halves.
fn too_many(tree: &Tree) -> String {
    let once = "Call `merge_sort` only once for each half.";
    if let Some(crowd) = tree.calls.iter().find(|call| call.children.len() > 2) {
        let made = crowd.children.len();
        return format!("{} itself made {made} calls. {once}", brief(&shown(crowd)));
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
                "{} called {}. Split the list in the middle.",
                brief(&shown(call)),
                parts.join(" and ")
            )
        }
        None => once.into(),
    }
}

pub(super) fn goes_as_deep_as_halving_goes(n: usize, enough: usize) {
    demand_small();
    let trace = check(&mixed(n));
    let deep = height(&without_helpers_and(&trace.tree(), &[], "merge"));
    assert!(
        deep <= enough,
        "Your merge_sort of {} went {deep} frames deep, but should go at most {enough} \
         deep.\nSplit the list in the middle, so that both parts have about the same length. (The \
         order is right.)",
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
    check(&[0, u32::MAX]);
    check(&[u32::MAX, u32::MAX]);
}

// A merge that sorts again would put these in order. A merge that takes each number once cannot.
pub(super) fn merge_takes_each_number_once() {
    demand_small();
    let one_each = merge(&[1], &[2]);
    assert!(
        one_each == [1, 2],
        "Your merge([1], [2]) returned {one_each:?}, but should return [1, 2]."
    );
    let largest = [u32::MAX; 2];
    for (left, right) in [(&[1][..], &largest[..]), (&largest, &[1])] {
        merge_makes_one_list_of_two(left, right);
    }
    // A merge that relies on sorted lists may panic here, and is right.
    let (left, right) = ([3, 1], [4, 2]);
    let got = diagnosis::attempt(|| merge(&left, &right));
    assert!(
        got != Some(vec![1, 2, 3, 4]),
        "Your merge({left:?}, {right:?}) returned [1, 2, 3, 4], but should return {:?}.\nThese two \
         lists are unsorted on purpose, and your `merge` sorted all their numbers. Compare the \
         first numbers of both lists, and push the smaller one each time.",
        joined(&left, &right)
    );
}

pub(super) fn two_thousand_numbers_are_sorted() {
    demand_small();
    let numbers = mixed(2_000);
    let got = call_trace::aside(|| merge_sort(&numbers));
    assert!(
        got == sorted(&numbers),
        "Your merge_sort of 2 000 numbers returned another list, but should return these numbers in order."
    );
}

pub(super) fn the_page_asked_for_the_calls_and_frames_of_eight_numbers() {
    demand_small();
    let trace = check(&[5, 2, 7, 1, 8, 3, 6, 4]);
    let tree = without_helpers_and(&trace.tree(), &[], "merge");
    let point = "each call returns a longer list that is in order.";
    match diagnosis::unseen(&["merge_sort"], &trace, point) {
        Some(kind) => remark(kind),
        None => worth(format!(
            "8 numbers took {} calls, {} frames deep, and were merged on {} levels.",
            tree.calls.len(),
            height(&tree),
            height(&tree) - 1
        )),
    }
}

/// Returns the numbers from 1 to n, shuffled in an order that depends only on n.
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

const PAIRS: [(&[u32], &[u32]); 7] = [
    (&[3], &[5]),
    (&[5], &[3]),
    (&[1, 4], &[2, 3]),
    (&[7, 8, 9], &[1, 2]),
    (&[2, 2], &[2]),
    (&[], &[4, 6]),
    (&[4, 6], &[]),
];

fn demand_merge() {
    for (left, right) in PAIRS {
        let question = format!("merge({left:?}, {right:?})");
        first::demand(
            &question,
            || merge(left, right),
            &sorted(&[left, right].concat()),
        );
    }
}

/// Checks the questions of the first two tests.
fn demand_small() {
    demand_merge();
    let lists: [&[u32]; 6] = [&[], &[7], &[2, 1], &[3, 1, 2], &[4, 3, 2, 1], &[2, 1, 2, 1]];
    for numbers in lists {
        let question = format!("merge_sort({numbers:?})");
        first::demand(&question, || merge_sort(numbers), &sorted(numbers));
    }
}

/// Checks the order, and returns the recording.
fn check(numbers: &[u32]) -> Trace {
    let (got, trace) = run(numbers);
    let want = sorted(numbers);
    if got != want {
        demand_merge();
        for short in [&[][..], &[7]]
            .into_iter()
            .filter(|short| short.len() < numbers.len())
        {
            let question = format!("merge_sort({short:?})");
            first::demand(&question, || merge_sort(short), &short.to_vec());
        }
    }
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

/// Runs `merge_sort`, and explains a panic.
fn run(numbers: &[u32]) -> (Vec<u32>, Trace) {
    watch(
        || merge_sort(numbers),
        |panic, tree| {
            demand_merge();
            let question = format!("merge_sort({})", brief(&format!("{numbers:?}")));
            let want = brief(&format!("{:?}", sorted(numbers)));
            let words = why(panic, tree)
                .or_else(|| largest_is_the_end(panic, &[numbers], |it| merge_sort(&it[0])))?;
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

/// Returns words about a slice that begins after the end of its list.
fn slice_from(panic: &str) -> Option<String> {
    // "range start index 2 out of range for slice of length 1"
    let (_, seen) = panic.split_once("range start index ")?;
    let (start, length) = seen.split_once(" out of range for slice of length ")?;
    let length = diagnosis::counted(length.trim().parse::<usize>().ok()?, "element");
    Some(format!(
        " A slice began at index {start}, but its list has only {length}."
    ))
}

fn why_merge(panic: &str, left: &[u32], right: &[u32]) -> Option<String> {
    // "index out of bounds: the len is 1 but the index is 1"
    let of_one_list = |list: &[u32]| panic.contains(&format!("the len is {} ", list.len()));
    let cure = match [left, right].into_iter().any(of_one_list) {
        true => {
            " If the list is `left` or `right`, read a number only while this list has one left."
                .into()
        }
        false => slice_from(panic).unwrap_or_default(),
    };
    let seen = match diagnosis::out_of_bounds(panic) {
        Some((length, index)) => {
            let length = counted(length, "element");
            format!("Your code used index {index} of a list of {length}.")
        }
        None if panic.contains("subtract with overflow") => {
            "Your code subtracted a number from a smaller one, and no index is below 0.".into()
        }
        None => "Your code went past the end of a list.".into(),
    };
    past_the_end(panic).then(|| {
        let words = largest_is_the_end(panic, &[left, right], |it| merge(&it[0], &it[1]));
        format!(
            "Your merge({left:?}, {right:?}) panicked, but should return {:?}.\n{}",
            sorted(&[left, right].concat()),
            words.unwrap_or_else(|| seen + &cure)
        )
    })
}

fn why(panic: &str, tree: &Tree) -> Option<String> {
    if !diagnosis::went_too_deep(panic) {
        return None;
    }
    let again = part(repeated(tree)?)?;
    let call = format!("merge_sort({})", brief(&format!("{again:?}")));
    Some(match again.len() {
        0 => format!(
            "{call} called itself. Return an empty list without a call: this list is \
                      already sorted."
        ),
        1 => format!(
            "{call} called itself. Return a list of one number without a call: this list is \
             already sorted."
        ),
        _ => format!(
            "{call} called itself. Check where your code splits the list: each call should receive \
             one half."
        ),
    })
}

/// Returns words about a panic that does not happen with a smaller number for the largest `u32`. `program` runs with the
/// changed lists.
fn largest_is_the_end(
    panic: &str,
    lists: &[&[u32]],
    program: impl Fn(&[Vec<u32>]) -> Vec<u32>,
) -> Option<String> {
    let smaller = |list: &&[u32]| list.iter().map(|&it| it.min(u32::MAX - 1)).collect();
    let fewer: Vec<Vec<u32>> = lists.iter().map(smaller).collect();
    let is_right = || diagnosis::attempt(|| program(&fewer)) == Some(sorted(&fewer.concat()));
    (fewer != lists && past_the_end(panic) && is_right()).then(|| {
        format!(
            "With {} instead of {}, your result is right. {NO_END}",
            u32::MAX - 1,
            u32::MAX
        )
    })
}

const NO_END: &str = "4294967295 is a number like any other. It must not mark the end of a list.";

const PASSED_WHEN_PUSHED: &str = "Check where your indices begin, your loop and the lines after it: \
    move past a number when you push it, only then, and never back.";

/// Explains a wrong result of `merge`.
fn missed(left: &[u32], right: &[u32], got: &[u32]) -> String {
    let both = [left, right].concat();
    let lost = missing(&both, got);
    let foreign = got.iter().find(|it| !both.contains(it));
    let count = |list: &[u32], number: u32| list.iter().filter(|it| **it == number).count();
    let doubled = got.iter().find(|&&it| count(got, it) > count(&both, it));
    let downward = |list: &[u32]| list.windows(2).all(|pair| pair[0] >= pair[1]);
    match (foreign, doubled) {
        (Some(0), _)
            if got.len() == both.len()
                && let Some(number) = lost.first().filter(|_| lost.len() < both.len())
                && let Some(at) = got.iter().position(|&it| it == 0) =>
        {
            format!(
                "0 is in neither list, and {number} is missing. If your list begins as `vec![0; n]`, \
                 index {at} still contains its first 0: check where your code stores each number, or \
                 push onto `Vec::new()` instead."
            )
        }
        (Some(0), _) => "0 is in neither list. If your list begins as `vec![0; n]`, it already \
                         contains `n` zeros: push onto `Vec::new()` instead."
            .into(),
        (Some(number), _) => {
            format!("{number} is in neither list. Check the numbers that you push.")
        }
        _ if !lost.is_empty() && (left.is_empty() || right.is_empty()) => {
            "One list is empty. Return the numbers of the other list.".into()
        }
        _ if !lost.is_empty() && !got.is_sorted() && !downward(got) && !passes_what_it_pushes() => {
            format!(
                "{} {} missing. Push the smaller of the two first numbers, and leave the other one \
                 in its list.",
                listed(&lost),
                plural(lost.len(), "is", "are")
            )
        }
        (None, None)
            if !lost.is_empty()
                && let Some([this, other]) = moves_on_in_the_other() =>
        {
            format!(
                "{} {} missing: when your code pushes a number of `{this}`, it also moves \
                 past a number of `{other}`. Move past a number only when you push it \
                 (`take_while` also takes the number that ends it).",
                listed(&lost),
                plural(lost.len(), "is", "are")
            )
        }
        (None, None) if forgets_the_held_number() && lost.len() == 1 => format!(
            "{} is missing: it was the next number of its list when the loop ended, and only the \
             numbers after it were added. Push this number too.",
            lost[0]
        ),
        (None, None)
            if !both.iter().all(|number| got.contains(number))
                && adds_the_rest()
                && passes_what_it_pushes()
                && right.ends_with(&lost)
                && !left.ends_with(&lost) =>
        {
            format!(
                "{} {} missing: your code did not add the rest of `right`. After the loop, add \
                 the rest of each list from its own index.",
                listed(&lost),
                plural(lost.len(), "is", "are")
            )
        }
        (None, None)
            if !lost.is_empty()
                && let Some([this, other]) = only_one_list(left, right, got) =>
        {
            format!(
                "{} {} missing: your code returned `{this}` unchanged. Your list must also contain \
                 each number of `{other}`.",
                listed(&lost),
                plural(lost.len(), "is", "are")
            )
        }
        (None, None) if !lost.is_empty() => format!(
            "{} {} missing. {}",
            listed(&lost),
            plural(lost.len(), "is", "are"),
            if both.iter().all(|number| got.contains(number)) {
                "Push every number, even if two numbers are equal."
            } else if adds_the_rest() {
                PASSED_WHEN_PUSHED
            } else {
                "When one list is used up, add the rest of the other list."
            }
        ),
        (_, Some(number)) if !lost.is_empty() => format!(
            "{number} appears too often, and {} too rarely. Check from which list and which index \
             each line reads.",
            listed(&lost)
        ),
        (_, Some(number)) => format!(
            "{number} appears too often. {}",
            pushed_again().unwrap_or_else(|| PASSED_WHEN_PUSHED.into())
        ),
        _ if got == both
            && diagnosis::attempt(|| merge(&[1, 4], &[2, 3])) == Some(vec![1, 4, 2, 3]) =>
        {
            "Your code added the second list after the first. While both lists have a number left, \
             push the smaller of their first numbers: check whether your loop runs, and its \
             comparison."
                .into()
        }
        _ if downward(got)
            && [(3, 5), (5, 3)]
                .map(|(l, r)| diagnosis::attempt(|| merge(&[l], &[r])) == Some(vec![5, 3]))
                == [true; 2] =>
        {
            "Your order is descending. The smaller number must come first.".into()
        }
        _ if got.iter().rev().eq(left) || got.iter().rev().eq(right) => {
            let (empty, other) = if left.is_empty() {
                ("left", "right")
            } else {
                ("right", "left")
            };
            format!(
                "`{empty}` is empty, and your code returned `{other}` in reverse order. If it inserts \
                 numbers into a list, move on by one place after each number."
            )
        }
        _ if [(&[1, 2], &[3, 4]), (&[3, 4], &[1, 2])]
            .into_iter()
            .all(|(left, right)| {
                diagnosis::attempt(|| merge(left, right)) == Some(vec![1, 3, 2, 4])
            }) =>
        {
            "Your merge([1, 2], [3, 4]) returned [1, 3, 2, 4]: each round pushed one number of each \
             list. Push only the smaller of the two first numbers, and leave the other one in its \
             list."
                .into()
        }
        _ => {
            let down = got.windows(2).find(|pair| pair[0] > pair[1]);
            let seen = down.map(|pair| format!("{} comes before {}. ", pair[0], pair[1]));
            // Both lists are in order: a wrong comparison exchanges no numbers of one list.
            let of_one = |list: &[u32], other: &[u32]| {
                let is = |it: &u32| list.contains(it) && !other.contains(it);
                down.is_some_and(|pair| pair.iter().all(is))
            };
            let cure = match of_one(left, right) || of_one(right, left) {
                true => {
                    "Both are from the same list. Check the order in which your code adds the \
                     numbers of one list, also after the loop."
                }
                false => {
                    "Check the comparison in your loop, and the order in which your code adds the \
                     numbers, also after the loop."
                }
            };
            seen.unwrap_or_default() + cure
        }
    }
}

/// Returns words about a number that `merge` adds a second time before it reaches the end of a list.
fn pushed_again() -> Option<String> {
    let lists: [&[u32]; 2] = [&[1, 3, 5, 7], &[2, 4, 6]];
    let mut both = [lists, [lists[1], lists[0]]].into_iter();
    both.find_map(|[left, right]| {
        let got = diagnosis::attempt(|| merge(left, right))?;
        let last = got.windows(2).position(|pair| pair[0] > pair[1])?;
        let (before, again) = (&got[..=last], got[last + 1]);
        let is_at_its_end = |list: &[u32]| list.iter().all(|it| before.contains(it));
        let name = ["right", "left"][usize::from(left.contains(&again))];
        (before.contains(&again) && !is_at_its_end(left) && !is_at_its_end(right)).then(|| {
            format!(
                "In your merge({left:?}, {right:?}), {again} appears again after {}, before either \
                 list is used up. Does your index into `{name}` ever move back?",
                before[last]
            )
        })
    })
}

/// Returns the numbers that are missing in a result, in ascending order.
fn missing(numbers: &[u32], got: &[u32]) -> Vec<u32> {
    let mut lost = sorted(numbers);
    for number in got {
        if let Some(at) = lost.iter().position(|it| it == number) {
            lost.remove(at);
        }
    }
    lost
}

/// Checks whether the loop of `merge` advances only in the list whose number it pushes.
fn passes_what_it_pushes() -> bool {
    let starts = |left: &[u32], right: &[u32], by: &[u32]| {
        let got = diagnosis::attempt(|| merge(left, right));
        got.is_some_and(|got| got.starts_with(by))
    };
    let both = |one: &[u32], two: &[u32], by| starts(one, two, by) && starts(two, one, by);
    both(&[1, 3], &[2, 4], &[1, 2, 3]) && both(&[1, 2], &[3, 4], &[1, 2])
}

/// Returns the lists `[this, other]` if a number of `other` is lost with each number of `this`.
fn moves_on_in_the_other() -> Option<[&'static str; 2]> {
    let (few, many) = (&[2, 5], &[1, 3, 4, 6, 7]);
    let loses = |got: Option<Vec<u32>>| got == Some(vec![1, 2, 4, 5, 7]);
    match () {
        () if loses(diagnosis::attempt(|| merge(few, many))) => Some(["left", "right"]),
        () if loses(diagnosis::attempt(|| merge(many, few))) => Some(["right", "left"]),
        () => None,
    }
}

/// Returns the lists `[this, other]` if `got` and two more results of `merge` are `this` list, unchanged.
fn only_one_list(left: &[u32], right: &[u32], got: &[u32]) -> Option<[&'static str; 2]> {
    let (few, many): (&[u32], &[u32]) = (&[1, 4], &[5, 6, 7]);
    let of = |left, right| diagnosis::attempt(|| merge(left, right));
    let made = [of(few, many), of(many, few)];
    let only = |one: &[u32], two: &[u32]| made == [Some(one.to_vec()), Some(two.to_vec())];
    match () {
        () if got == left && only(few, many) => Some(["left", "right"]),
        () if got == right && only(many, few) => Some(["right", "left"]),
        () => None,
    }
}

/// Checks whether `merge` adds the rest of one list without its first number, and loses no other.
fn forgets_the_held_number() -> bool {
    let of = |left: &[u32], right: &[u32]| diagnosis::attempt(|| merge(left, right));
    [of(&[1], &[5, 6, 7]), of(&[5, 6, 7], &[1])].map(|it| it == Some(vec![1, 6, 7])) == [true; 2]
        && of(&[2, 5], &[1, 3, 4, 6, 7]) == Some(vec![1, 2, 3, 4, 5, 7])
}

/// Checks whether `merge` adds the rest of one list when the other is used up, if it does not panic.
fn adds_the_rest() -> bool {
    let of = |left: &[u32], right: &[u32]| diagnosis::attempt(|| merge(left, right));
    let both = [of(&[1], &[5, 6, 7]), of(&[5, 6, 7], &[1])];
    both.iter()
        .all(|it| it.as_ref().is_none_or(|list| list.contains(&7)))
}

/// Explains a wrong order by the recorded calls.
fn thought(numbers: &[u32], got: &[u32], tree: &Tree) -> String {
    match numbers {
        [] => return "An empty list is already sorted. Return an empty list.".into(),
        [_] => return "One number is already sorted. Return a list with this number.".into(),
        _ => {}
    }
    let words = Shapes::of(tree)
        .row(|_| true, lost_in_the_split, |words| words)
        .row(
            |_| true,
            one_call,
            |call| {
                format!(
                    "{} made only one call. Sort both halves before you merge them.",
                    brief(&shown(call))
                )
            },
        )
        .words();
    let words = words.or_else(|| first_wrong(tree).map(|call| made_of(tree, call)));
    words
        .or_else(|| taken_for_sorted(tree))
        .or_else(of_a_shared_list)
        .unwrap_or_else(|| difference(numbers, got, tree))
}

/// Recognises calls that share one list for merging. They empty it only at the start of a call.
fn of_a_shared_list() -> Option<String> {
    let lists: [&[u32]; 5] = [
        &[3, 1, 2],
        &[4, 3, 2, 1],
        &[1, 2, 3, 4, 5],
        &[5, 4, 3, 2, 1],
        &[4, 1, 5, 8, 2, 3, 7, 6],
    ];
    let words = "Your results are those of calls that share one list for merging, and that find \
                 numbers of an earlier merge in it. If your calls share such a list, empty it after \
                 the two calls, just before you merge.";
    let of = |least: usize| {
        move |numbers: &&[u32]| {
            let mut numbers = numbers.to_vec();
            sort_with(&mut numbers, least, &mut Vec::new());
            Some(numbers)
        }
    };
    Answers::to(lists, |it| merge_sort(it), |it| sorted(it))
        .row(of(1), words)
        .row(of(2), words)
        .words()
}

/// Sorts as such calls do. Up to `least` numbers are sorted without a call.
fn sort_with(numbers: &mut [u32], least: usize, shared: &mut Vec<u32>) {
    if numbers.len() <= least {
        numbers.sort_unstable();
        return;
    }
    shared.clear();
    let (left, right) = numbers.split_at_mut(numbers.len() / 2);
    sort_with(left, least, shared);
    sort_with(right, least, shared);
    shared.extend(joined(left, right));
    numbers.copy_from_slice(&shared[..numbers.len()]);
}

/// Describes a wrong list of which no call is known to be the cause.
fn difference(numbers: &[u32], got: &[u32], tree: &Tree) -> String {
    let of = |list: &[u32]| diagnosis::attempt(|| merge_sort(list));
    let right = |n: usize| of(&mixed(n)) == Some(sorted(&mixed(n)));
    let (left_half, right_half) = numbers.split_at(numbers.len() / 2);
    let lost = missing(numbers, got);
    let are = plural(lost.len(), "is", "are");
    let lost = match lost.len() {
        0 => "no number is missing".into(),
        1..6 => format!("{} {are} missing", listed(&lost)),
        many => format!("{many} numbers are missing"),
    };
    let loops = tree.calls.len() < 2;
    match got.iter().find(|it| !numbers.contains(it)) {
        Some(foreign) => format!("{foreign} is not in your list, and {lost}."),
        None if got.len() < numbers.len() && loops && [2, 4, 8].into_iter().all(right) => {
            format!(
                "{lost}, but your results for 2, 4 and 8 numbers are right. If your code merges \
                 neighbours in a loop, also keep a part that has no neighbour."
            )
        }
        None if !missing(numbers, got).is_empty() => format!("{lost}."),
        None if got == numbers => "Your code returned the list unchanged.".into(),
        None if loops
            && got == joined(left_half, right_half)
            && of(&[3, 1, 4, 2]) == Some(vec![3, 1, 4, 2]) =>
        {
            "Your code merged the two halves as they were. Sort each half with a call first.".into()
        }
        None => String::new(),
    }
}

/// Returns words about a call that returned its list unchanged, although other short lists are
/// sorted correctly or a longer list is split.
fn taken_for_sorted(tree: &Tree) -> Option<String> {
    let others: [&[u32]; 3] = [&[2, 1], &[4, 3, 2, 1], &[3, 1, 2]];
    let right = |it: &&[u32]| diagnosis::attempt(|| merge_sort(it)) == Some(sorted(it));
    let left_alone = |call: &&Call| {
        let (made, numbers) = (call.value.and_then(list), part(call));
        made.is_some() && made == numbers && !numbers.is_some_and(|it| it.is_sorted())
    };
    let mut leaves = tree.calls.iter().filter(|call| call.children.is_empty());
    let splits = || {
        let (_, trace) = diagnosis::probe(|| merge_sort(&[4, 3, 2, 1]));
        trace.calls_of("merge_sort") > 1
    };
    let call = leaves
        .find(left_alone)
        .filter(|_| others.iter().all(right) || splits())?;
    Some(format!(
        "{} made no call and returned its list unchanged, but this list is not sorted. Check \
         when your code makes no call.",
        brief(&shown(call))
    ))
}

/// Returns words about a number that is in no part of a split list.
fn lost_in_the_split(tree: &Tree) -> Option<String> {
    tree.calls.iter().find_map(|call| {
        let whole = part(call)?;
        let parts: Option<Vec<Vec<u32>>> = children(tree, call).map(part).collect();
        let parts = parts.filter(|parts| parts.len() > 1)?;
        // A number may be kept apart, and return in the result.
        let mut kept = call.value.and_then(list).unwrap_or_default();
        kept.extend(parts.concat());
        let lost = whole.iter().find(|it| !kept.contains(it))?;
        let parts = parts.iter().map(|part| brief(&format!("{part:?}")));
        Some(format!(
            "{} called itself for {}, but {lost} is in neither list.",
            brief(&shown(call)),
            parts.collect::<Vec<_>>().join(" and ")
        ))
    })
}

/// Returns a call that made only one call. In a list of two or three numbers, the other half may be
/// a single number, which needs no call.
fn one_call<'t>(tree: &'t Tree<'t>) -> Option<&'t Call<'t>> {
    let mut calls = tree.calls.iter();
    calls.find(|call| {
        let [only] = call.children[..] else {
            return false;
        };
        let length = |call: &Call| part(call).map_or(0, |part| part.len());
        let (whole, half) = (length(call), length(&tree.calls[only]));
        // A helper that gets all the work is no half.
        tree.calls[only].function == call.function && (whole > 3 || whole > half + 1)
    })
}

/// Returns a call that made a wrong list of right ones.
fn first_wrong<'t>(tree: &'t Tree<'t>) -> Option<&'t Call<'t>> {
    let is_wrong = |call: &Call| Some(list(call.value?)? != sorted(&part(call)?));
    let first = tree.calls.iter().rev().find(|call| {
        is_wrong(call) == Some(true)
            && children(tree, call).all(|child| is_wrong(child) == Some(false))
    });
    first.filter(|call| !call.children.is_empty())
}

/// Explains a wrong list by the lists that the calls returned.
fn made_of(tree: &Tree, call: &Call) -> String {
    let made = call.value.and_then(list).unwrap_or_default();
    let halves: Vec<Vec<u32>> = children(tree, call).filter_map(part).collect();
    let came: Vec<Vec<u32>> = children(tree, call)
        .filter_map(|it| list(it.value?))
        .collect();
    if let [left, right] = &came[..]
        && diagnosis::attempt(|| merge(left, right)).as_ref() == Some(&made)
    {
        let (left, right) = (brief(&format!("{left:?}")), brief(&format!("{right:?}")));
        let asked = format!(
            "merge({left}, {right}) returned {}.",
            brief(&format!("{made:?}"))
        );
        if made == sorted(&came.concat()) {
            return format!(
                "The two calls returned {left} and {right}, and your `merge` is right. Split the \
                 list so that each number is in exactly one half."
            );
        }
        return match made.contains(&u32::MAX) {
            false if came.concat().contains(&u32::MAX) => format!("Your {asked} {NO_END}"),
            _ => format!("Your {asked} Fix `merge` first."),
        };
    }
    if came.len() == 2 && made == came.concat() {
        return format!(
            "The calls inside {} returned {} and {}, but your code returned one list after the \
             other. Return the merged list instead.",
            brief(&shown(call)),
            brief(&format!("{:?}", came[0])),
            brief(&format!("{:?}", came[1]))
        );
    }
    let of_raw = |left: &[u32], right: &[u32]| {
        let raw = [
            joined(left, right),
            joined(&sorted(left), right),
            joined(left, &sorted(right)),
        ];
        left.len() + right.len() > 2 && raw.contains(&made)
    };
    let cure = match &halves[..] {
        [left, right] if of_raw(left, right) => " Does your code merge an unsorted half?",
        _ => "",
    };
    format!(
        "The calls inside {} returned {}, but your code returned {}.{cure}",
        brief(&shown(call)),
        came.iter()
            .map(|it| brief(&format!("{it:?}")))
            .collect::<Vec<_>>()
            .join(" and "),
        brief(call.value.unwrap_or_default())
    )
}

/// Returns the result of a right `merge` of two lists, sorted or not.
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

/// Returns the numbers of a call if its only argument is a list.
fn part(call: &Call) -> Option<Vec<u32>> {
    let mut args = call.args.iter();
    let (Some((_, numbers)), None) = (args.next(), args.next()) else {
        return None;
    };
    list(numbers)
}

/// Parses a list of numbers in a recording.
fn list(shown: &str) -> Option<Vec<u32>> {
    let inside = shown.strip_prefix('[')?.strip_suffix(']')?;
    let items = inside.split(", ").filter(|item| !item.is_empty());
    items.map(|number| number.parse().ok()).collect()
}
