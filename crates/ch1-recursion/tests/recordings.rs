//! What a recorded run of each reference function looks like.

use call_trace::{Event, record};
use recursion::factorial::factorial;

#[test]
fn factorial_makes_a_chain_of_n_plus_one_calls() {
    let (value, trace) = record(|| factorial(3));
    assert_eq!((value, trace.calls(), trace.height()), (6, 4, 4));
    let last = trace.events().last();
    assert_eq!(
        last,
        Some(Event::Leave {
            node: 0,
            value: Some("6")
        })
    );
}
