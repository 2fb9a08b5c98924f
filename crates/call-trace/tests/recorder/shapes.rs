//! `#[traced]` on every shape of function that the course may meet.
#![cfg(any(debug_assertions, feature = "on"))]
#![deny(warnings)]

use std::fmt::Debug;

use crate::common::calls;
use call_trace::{record, traced};

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

#[traced]
fn r#match(r#type: u8, r#try: u8) -> u8 {
    if r#type == 0 {
        r#try
    } else {
        r#match(r#type - 1, r#try)
    }
}

struct Raw;

impl Raw {
    #[traced(skip(r#type))]
    fn r#loop(&self, r#type: u8, n: u8) -> u8 {
        r#type + n
    }
}

#[test]
fn raw_names_are_shown_as_they_are_meant() {
    let (value, trace) = record(|| r#match(1, 7) + Raw.r#loop(1, 2));
    assert_eq!(value, 10);
    let shown = ["match(1, 7) 7", "match(0, 7) 7", "loop(2) 3"];
    assert_eq!(calls(&trace), shown);
    let names = |call: usize| -> Vec<&str> {
        let tree = trace.tree();
        tree.calls[call].args.iter().map(|(name, _)| name).collect()
    };
    assert_eq!((names(0), names(2)), (vec!["type", "try"], vec!["n"]));
}

/// What a function in a body needs: types from outside, and traits.
struct Outside;
trait Shows {
    fn shown(&self) -> String;
}

#[traced]
#[allow(non_local_definitions)]
fn with_impls(n: u8) -> String {
    impl Shows for Outside {
        fn shown(&self) -> String {
            "outside".to_owned()
        }
    }
    impl Outside {
        fn length(&self) -> usize {
            self.shown().len()
        }
    }
    if n == 0 {
        format!("{} {}", Outside.shown(), Outside.length())
    } else {
        with_impls(n - 1)
    }
}

#[test]
fn a_body_may_hold_impls_for_types_from_outside() {
    let (value, trace) = record(|| with_impls(1));
    assert_eq!((value.as_str(), trace.calls()), ("outside 7", 2));
}

/// Clippy takes no argument for used that the attribute alone hands on.
#[traced]
#[deny(clippy::used_underscore_binding)]
fn unused(_n: u8) {}

#[test]
fn an_unused_argument_is_recorded() {
    assert_eq!(calls(&record(|| unused(3)).1), ["unused(3) ()"]);
}

/// Shows itself only where nobody looks.
struct Shy;

impl std::fmt::Debug for Shy {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        panic!("do not look")
    }
}

#[traced]
fn shy(_of: Shy) -> u8 {
    1
}

#[test]
fn a_debug_that_panics_stops_the_program_only_while_it_is_recorded() {
    assert_eq!(shy(Shy), 1);
    let stopped = std::panic::catch_unwind(|| record(|| shy(Shy)));
    assert!(stopped.is_err());
}
