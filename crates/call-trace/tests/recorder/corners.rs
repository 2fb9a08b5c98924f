//! Where the expansion could get in the way of the user's names, attributes and types.
#![cfg(any(debug_assertions, feature = "on"))]
#![deny(warnings)]
#![allow(
    unreachable_pub,
    reason = "a function is traced as it is written, pub or not"
)]

use std::fmt::Debug;

use crate::common::calls;
use call_trace::{record, traced, try_record};

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
    let (result, trace) = try_record(|| never(3));
    assert_eq!(result.unwrap_err().to_string(), "at 3");
    assert_eq!(
        (calls(&trace), trace.stopped()),
        (vec!["never(3) -".to_owned()], Some("at 3"))
    );
}
