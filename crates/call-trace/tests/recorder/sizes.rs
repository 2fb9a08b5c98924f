//! How many bytes a run takes when it is read: memory is what reading it costs.

use call_trace::{Call, RunEvent, RunPosition};

#[test]
fn a_moment_a_call_and_a_position_have_so_many_bytes() {
    assert_eq!(size_of::<RunEvent<'_>>(), 40);
    assert_eq!(size_of::<Call<'_>>(), 336);
    assert_eq!(size_of::<RunPosition<'_>>(), 144);
}
