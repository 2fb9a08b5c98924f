//! What several tests need.

use call_trace::Trace;

/// The calls of a trace, in order, with their arguments and values.
pub(crate) fn calls(trace: &Trace) -> Vec<String> {
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
