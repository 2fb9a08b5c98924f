//! The same call, made twice. `cargo course` runs each test in a separate process, so only a single test can show
//! that a program keeps something in a `static` between calls.

use std::fmt::Debug;

use crate::legend;

/// The cause of an answer that changes.
pub const KEPT: &str = "Your code stores a value between two calls, for example in a \
                               `static`, or depends on the order of a `HashMap` or `HashSet`. Use \
                               only arguments, local variables and a fixed order.";

/// Runs `program` twice, and panics if the second answer differs from the first. `call` is the call as text:
/// `factorial(3)`.
///
/// If the answer depends on earlier questions, use [`same_in_any_order`](crate::same_in_any_order).
pub fn twice<R: PartialEq + Debug>(call: &str, mut program: impl FnMut() -> R) -> R {
    let (first, second) = (program(), program());
    assert_same_again(call, &first, &second);
    second
}

/// Does the same as [`twice`] for a program that also describes its work: `7 nodes`, which it `visited`.
pub fn twice_as_much<R: PartialEq + Debug>(
    call: &str,
    visited: &str,
    mut program: impl FnMut() -> (R, String),
) -> (R, String) {
    let ((first, before), (second, after)) = (program(), program());
    assert_same_again(call, &first, &second);
    assert!(
        before == after,
        "Your {call} {visited} {before} the first time and {after} the second time, but should do \
         the same each time. {KEPT}{}",
        legend(&format!("{before}{after}"))
    );
    (second, after)
}

/// Checks that two runs of the same call returned the same.
pub fn assert_same_again<R: PartialEq + Debug>(call: &str, first: &R, second: &R) {
    assert!(
        first == second,
        "{}",
        changed(
            call,
            "",
            "the second time",
            [&format!("{first:?}"), &format!("{second:?}")]
        )
    );
}

/// Formats the message about a call whose result changed. `added` names the entries that it adds to a list, or is
/// empty if it returns its result. `when` says when it was made again: `the second time`.
pub(crate) fn changed(call: &str, added: &str, when: &str, [first, second]: [&str; 2]) -> String {
    let (did, should, what) = match added {
        "" => ("returned another", "return", "result"),
        _ => ("added other", "add", added),
    };
    format!(
        "Your {call} {did} {what} {when}, but should {should} the same {what}. {KEPT}\n\
         first result:  {first}\nsecond result: {second}"
    )
}
