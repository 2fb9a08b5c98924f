//! The bytes of a frame are those that the function takes without the attribute.

use std::hint::black_box;

use call_trace::{record, traced};

/// Where a local variable of the caller lies, roughly. (Never inlined: it has a frame of its own.)
#[inline(never)]
fn address() -> usize {
    let mark = 0_u8;
    black_box(&raw const mark).addr()
}

/// A function with and without the attribute. Each notes an address in every frame.
macro_rules! twins {
    ($name:ident, ($($arg:ident: $of:ty),*), $body:block) => {
        mod $name {
            use super::*;
            pub(crate) fn bare(n: u64, at: &mut Vec<usize> $(, $arg: $of)*) -> u64 {
                at.push(address());
                if n == 0 { 0 } else { let more: u64 = $body; more + bare(n - 1, at $(, $arg)*) }
            }
            #[traced(skip(at))]
            pub(crate) fn traced(n: u64, at: &mut Vec<usize> $(, $arg: $of)*) -> u64 {
                at.push(address());
                if n == 0 { 0 } else { let more: u64 = $body; more + traced(n - 1, at $(, $arg)*) }
            }
        }
    };
}

twins!(small, (), { 1 });
twins!(with_arguments, (a: u64, b: [u64; 8]), { a + b[3] });
twins!(with_an_array, (), {
    black_box(&mut [1_u8; 1024])[9].into()
});

/// The distance between neighbouring frames.
fn stride(run: impl FnOnce(&mut Vec<usize>) -> u64) -> usize {
    let mut at = Vec::new();
    black_box(run(&mut at));
    at[1].abs_diff(at[2])
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn in_a_debug_build_the_measured_frame_is_the_bare_one() {
    let measured = |run: &dyn Fn() -> u64| record(run).1.frame_bytes("traced").unwrap();
    let of_small = measured(&|| small::traced(9, &mut Vec::new()));
    assert_eq!(of_small, stride(|at| small::bare(9, at)));
    let of_arguments = measured(&|| with_arguments::traced(9, &mut Vec::new(), 1, [1; 8]));
    assert_eq!(
        of_arguments,
        stride(|at| with_arguments::bare(9, at, 1, [1; 8]))
    );
    let of_array = measured(&|| with_an_array::traced(9, &mut Vec::new()));
    assert_eq!(of_array, stride(|at| with_an_array::bare(9, at)));
    assert!(
        (1024..1200).contains(&(of_array - of_small)),
        "{of_array} − {of_small}"
    );
}

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
