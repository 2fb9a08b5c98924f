//! The bytes of a frame are those that the function takes without the attribute. This room is compiled as a student's
//! code is; optimised, a bare function need not hand on the arguments that nobody reads, and its frame is another.

use call_trace::record;

#[path = "../../call-trace/tests/recorder/twins.rs"]
mod twins;
use twins::{small, stride, with_an_array, with_arguments};

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
