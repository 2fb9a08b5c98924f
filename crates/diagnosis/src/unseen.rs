//! Remarks on right programs whose recursion is not visible.

use call_trace::Trace;

use crate::calls_itself;

/// Returns a kind remark if no recorded call of a right program made another one, or `None` if one did. `functions` are
/// the functions that should call themselves. `point` says why its calls are worth seeing.
pub fn unseen(functions: &[&str], trace: &Trace, point: &str) -> Option<String> {
    if calls_itself(&trace.tree()) {
        return None;
    }
    let functions = functions.join("` and `");
    Some(match trace.calls() {
        0 => format!(
            "Right. But the recorder saw nothing. Put `#[traced]` above `{functions}` again to see \
             the calls."
        ),
        _ => format!(
            "Right, but the recorder saw no recursive call of `{functions}`. Your code may use a \
             loop, or a helper without `#[traced]`. Try a recursive version as well: {point}"
        ),
    })
}

#[cfg(test)]
mod tests {
    use call_trace::{record, traced};

    use super::*;

    fn said(program: fn(u64) -> u64) -> Option<String> {
        let (_, trace) = record(|| program(3));
        unseen(&["sum"], &trace, "its calls are a chain.")
    }

    #[traced]
    fn in_a_loop(n: u64) -> u64 {
        (0..=n).sum()
    }

    #[traced]
    fn by_a_call(n: u64) -> u64 {
        if n == 0 { 0 } else { n + by_a_call(n - 1) }
    }

    #[test]
    fn a_call_that_makes_another_one_needs_no_word() {
        if !call_trace::TRACING {
            return;
        }
        assert_eq!(said(by_a_call), None);
        let without_a_call = "Right, but the recorder saw no recursive call of `sum`. Your code \
                              may use a loop, or a helper without `#[traced]`. Try a recursive \
                              version as well: its calls are a chain.";
        assert_eq!(said(in_a_loop).as_deref(), Some(without_a_call));
        let unmarked = said(|n| (0..=n).sum()).unwrap();
        assert!(
            unmarked.contains("Put `#[traced]` above `sum` again"),
            "{unmarked}"
        );
    }
}
