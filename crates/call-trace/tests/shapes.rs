//! `#[traced]` on every shape of function that the course may meet.
#![cfg(any(debug_assertions, feature = "on"))]
#![deny(warnings)]

use std::fmt::Debug;

use call_trace::{Trace, record, traced};

/// The calls of a trace, in order, with their arguments and values.
fn calls(trace: &Trace) -> Vec<String> {
    let calls = trace.tree().calls;
    calls
        .iter()
        .map(|call| {
            format!(
                "{}({}) {}",
                call.function,
                call.args.values(),
                call.value.unwrap_or("-")
            )
        })
        .collect()
}

#[traced]
fn largest<T: PartialOrd + Copy + Debug, const N: usize>(items: [T; N], from: usize) -> T {
    if from + 1 == N {
        return items[from];
    }
    let rest = largest(items, from + 1);
    if rest > items[from] {
        rest
    } else {
        items[from]
    }
}

#[test]
fn a_generic_function() {
    let (value, trace) = record(|| largest([3, 5], 0));
    assert_eq!(value, 5);
    assert_eq!(
        calls(&trace),
        ["largest([3, 5], 0) 5", "largest([3, 5], 1) 5"]
    );
}

#[traced]
fn only_by_turbofish<T: Default, const N: usize>() -> usize {
    let _ = T::default();
    N
}

#[test]
fn a_generic_function_whose_arguments_do_not_name_its_types() {
    let (value, trace) = record(only_by_turbofish::<u8, 7>);
    assert_eq!(
        (value, calls(&trace)),
        (7, vec!["only_by_turbofish() 7".to_owned()])
    );
}

#[derive(Debug, Default)]
struct Counter<T> {
    seen: Vec<T>,
}

impl<T: Debug + Clone> Counter<T> {
    #[traced]
    fn starting_with(first: T) -> Self {
        Self { seen: vec![first] }
    }

    #[traced(method)]
    fn twice(item: T) -> (T, T) {
        (item.clone(), item)
    }

    #[traced]
    fn add(&mut self, item: T, times: u32) -> &mut Vec<T> {
        if times == 0 {
            return &mut self.seen;
        }
        self.seen.push(item.clone());
        self.add(item, times - 1)
    }

    #[traced]
    fn count(&self) -> usize {
        self.seen.len()
    }

    #[traced]
    fn into_seen(mut self, extra: T) -> Vec<T> {
        self.seen.push(extra);
        self.seen
    }

    #[traced]
    #[allow(clippy::boxed_local, reason = "it is what is tested")]
    pub(crate) fn boxed(self: Box<Self>) -> usize {
        self.seen.len()
    }
}

#[test]
fn inherent_methods() {
    let (seen, trace) = record(|| {
        let mut counter = Counter::starting_with('a');
        counter.add('b', 1).push('c');
        assert_eq!(counter.count(), 3);
        counter.into_seen('d')
    });
    assert_eq!(seen, ['a', 'b', 'c', 'd']);
    assert_eq!(
        calls(&trace),
        [
            "starting_with('a') Counter { seen: ['a'] }",
            "add('b', 1) ['a', 'b']",
            "add('b', 0) ['a', 'b']",
            "count() 3",
            "into_seen('d') ['a', 'b', 'c', 'd']",
        ]
    );
    assert_eq!(
        record(|| Box::new(Counter::starting_with(1)).boxed())
            .1
            .calls(),
        2
    );
    assert_eq!(record(|| Counter::twice(1)).0, (1, 1));
}

#[traced]
fn sum_of(texts: &[&str]) -> Result<i32, std::num::ParseIntError> {
    let [first, rest @ ..] = texts else {
        return Ok(0);
    };
    let first: i32 = first.parse()?;
    Ok(first + sum_of(rest)?)
}

#[test]
fn early_returns_and_question_marks() {
    let (sum, trace) = record(|| sum_of(&["1", "x", "3"]));
    assert!(sum.is_err());
    assert_eq!(
        calls(&trace),
        [
            r#"sum_of(["1", "x", "3"]) Err(ParseIntError { kind: InvalidDigit })"#,
            r#"sum_of(["x", "3"]) Err(ParseIntError { kind: InvalidDigit })"#,
        ]
    );
}

#[traced]
fn last_of<'a>(items: &'a mut Vec<u8>, log: &mut String) -> Option<&'a mut u8> {
    items.push(9);
    log.push('x');
    items.last_mut()
}

#[test]
fn mutable_references_in_and_out_shown_as_on_entry() {
    let ((), trace) = record(|| {
        let (mut items, mut log) = (vec![1], String::new());
        *last_of(&mut items, &mut log).unwrap() = 4;
        assert_eq!((items, log.as_str()), (vec![1, 4], "x"));
    });
    assert_eq!(calls(&trace), [r#"last_of([1], "") Some(9)"#]);
}

#[traced]
fn mapped(
    items: impl IntoIterator<Item = u32>,
    by: impl Fn(u32) -> u32,
) -> impl Iterator<Item = u32> {
    items.into_iter().map(by)
}

#[test]
fn impl_trait_both_ways_is_shown_as_an_ellipsis() {
    let (doubled, trace) = record(|| mapped([1, 2], |n| 2 * n).collect::<Vec<_>>());
    assert_eq!(
        (doubled, calls(&trace)),
        (vec![2, 4], vec!["mapped(…, …) …".to_owned()])
    );
}

struct Point {
    x: i32,
    y: i32,
}

#[traced]
fn patterns((a, mut b): (i32, i32), Point { x, y }: Point, _: u8, &c: &i32, mut d: i32) -> i32 {
    b += 1;
    d += 1;
    a + b + x + y + c + d
}

#[test]
fn patterns_as_arguments() {
    let (sum, trace) = record(|| patterns((1, 2), Point { x: 3, y: 4 }, 0, &5, 6));
    assert_eq!(sum, 1 + 3 + 3 + 4 + 5 + 7);
    assert_eq!(calls(&trace), ["patterns((1, 2), …, 0, 5, 6) 23"]);
}

#[traced(skip(board, memo))]
fn place(row: usize, board: &mut [usize], memo: &mut Vec<u8>) -> bool {
    memo.push(0);
    row == board.len() || place(row + 1, board, memo)
}

#[test]
fn arguments_left_out() {
    let (_, trace) = record(|| place(0, &mut [0], &mut Vec::new()));
    assert_eq!(calls(&trace), ["place(0) true", "place(1) true"]);
}

pub(crate) mod parity {
    #[call_trace::traced]
    pub(super) fn is_even(n: u8) -> bool {
        n == 0 || self::is_odd(n - 1)
    }
    #[call_trace::traced]
    pub(crate) fn is_odd(n: u8) -> bool {
        n != 0 && is_even(n - 1)
    }
}

#[test]
fn two_functions_calling_each_other() {
    let (_, trace) = record(|| parity::is_even(2));
    assert_eq!(
        calls(&trace),
        ["is_even(2) true", "is_odd(1) true", "is_even(0) true"]
    );
    assert_eq!(
        (trace.calls_of("is_even"), trace.calls_of("is_odd")),
        (2, 1)
    );
    assert_eq!(trace.functions(), ["is_even", "is_odd"]);
}

/// Names that the expansion itself might use.
#[traced]
fn names(call: u8, value: u8, values: u8, here: u8) -> u8 {
    const SITE: u8 = 1;
    fn enter(value: u8) -> u8 {
        value + SITE
    }
    enter(call) + value + values + here
}

#[test]
fn no_name_of_the_expansion_collides() {
    assert_eq!(record(|| names(1, 2, 3, 4)).0, 11);
}

/// # Errors
/// Never.
#[traced]
#[must_use]
#[inline]
#[expect(
    clippy::needless_pass_by_value,
    reason = "to see that it reaches the function"
)]
#[track_caller]
pub fn with_attributes(text: String) -> u32 {
    std::panic::Location::caller().line() + u32::from(text.is_empty())
}

#[test]
fn attributes_go_where_they_belong() {
    let (line, _) = record(|| with_attributes("a".to_owned()));
    assert_eq!(line, line!() - 1);
}

/// A long slice is not shown to its end.
#[traced]
fn long(items: &[u64]) -> usize {
    items.len()
}

#[test]
fn a_long_argument_is_cut() {
    let (_, trace) = record(|| long(&[7; 100_000]));
    let tree = trace.tree();
    let shown = tree.calls[0].args.get("items").unwrap();
    assert!(shown.ends_with('…') && shown.len() < 300, "{shown}");
}

/// A `Debug` that calls a traced function.
struct Chatty;

impl Debug for Chatty {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "chatty {}", long(&[1, 2]))
    }
}

#[traced]
fn takes_chatty(chatty: &Chatty) -> u8 {
    std::mem::size_of_val(chatty) as u8
}

#[test]
fn what_a_debug_calls_is_no_part_of_the_recording() {
    let (_, trace) = record(|| takes_chatty(&Chatty));
    assert_eq!(calls(&trace), ["takes_chatty(chatty 2) 0"]);
}

#[traced]
fn never(n: u8) -> ! {
    panic!("at {n}")
}

#[test]
fn a_function_that_does_not_return() {
    let (result, trace) = call_trace::try_record(|| never(3));
    assert_eq!(result.unwrap_err().to_string(), "at 3");
    assert_eq!(
        (calls(&trace), trace.stopped()),
        (vec!["never(3) -".to_owned()], Some("at 3"))
    );
}
