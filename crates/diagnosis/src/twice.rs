//! The same call made twice. `cargo course` runs each test in a process of its own, so what a
//! program keeps in a `static` from one call to the next is seen only within one test.

use std::fmt::Debug;

/// The cause of an answer that changes.
pub(crate) const KEPT: &str = "something is kept from one call to the next, in a static perhaps. \
    What a call needs, it gets as an argument.";

/// Runs `program` twice; panics where the second answer is another one. `call` is the call as one
/// would write it: `factorial(3)`.
///
/// Where the answer depends on other questions asked before, see
/// [`same_in_any_order`](crate::same_in_any_order).
pub fn twice<R: PartialEq + Debug>(call: &str, mut program: impl FnMut() -> R) -> R {
    let (first, second) = (program(), program());
    assert_same_again(call, &first, &second);
    second
}

/// Demands that two runs of the same call gave the same.
pub fn assert_same_again<R: PartialEq + Debug>(call: &str, first: &R, second: &R) {
    assert!(
        first == second,
        "{call} gives another answer the second time: {KEPT}\nfirst: {first:?}\nthen:  {second:?}"
    );
}
