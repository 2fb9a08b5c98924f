//! The bytes of a frame. Without optimisation, they are those that the function takes without the attribute:
//! `call-trace-macros/tests/frames.rs`, because these tests are optimised in debug builds, too.

use std::hint::black_box;

use call_trace::{record, traced};

use crate::twins::{small, stride, with_an_array, with_arguments};

#[test]
#[cfg_attr(
    any(debug_assertions, feature = "on"),
    ignore = "here it records: run with --release"
)]
fn in_a_release_build_a_traced_function_is_the_original() {
    assert_eq!(
        stride(|at| small::traced(9, at)),
        stride(|at| small::bare(9, at))
    );
    let traced = stride(|at| with_arguments::traced(9, at, 1, [1; 8]));
    assert_eq!(traced, stride(|at| with_arguments::bare(9, at, 1, [1; 8])));
    assert_eq!(
        stride(|at| with_an_array::traced(9, at)),
        stride(|at| with_an_array::bare(9, at))
    );
    assert_eq!(record(|| small::traced(9, &mut Vec::new())).1.calls(), 0);
}

#[test]
#[cfg_attr(
    not(any(debug_assertions, feature = "on")),
    ignore = "needs a recording: run without --release"
)]
fn a_generic_function_is_as_large_as_its_largest_self() {
    #[traced]
    fn room<const N: usize>(n: u8) -> u8 {
        black_box([n; N])[0]
    }
    let small = record(|| room::<10>(1)).1.frame_bytes("room").unwrap();
    let (_, both) = record(|| (room::<10>(1), room::<5000>(1), room::<10>(1)));
    assert!(small < 1000 && both.frame_bytes("room") > Some(5000));
    assert_eq!(
        (both.frame_bytes("other"), both.functions()),
        (None, vec!["room"])
    );
}
