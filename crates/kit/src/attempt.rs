//! Asking a student's function once more, to find out what is wrong with it.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

use call_trace::{Trace, aside, try_record};

thread_local! {
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// What `program` gives; none where it panics. Nothing is written, and what it records goes into no
/// file: what `cargo course` draws stays the failing run. A failing test asks with it what other
/// arguments give, so that its message names the cause: is `factorial(0)` wrong, or only what
/// comes after?
///
/// Where the calls matter and not the value alone, see [`probe`].
pub fn attempt<R>(program: impl FnOnce() -> R) -> Option<R> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let loud = take_hook();
        set_hook(Box::new(move |panic| {
            if !QUIET.get() {
                loud(panic);
            }
        }));
    });
    let before = QUIET.replace(true);
    let result = catch_unwind(AssertUnwindSafe(|| aside(program)));
    QUIET.set(before);
    result.ok()
}

/// What `program` gives, and the recording of it; no value where it panics. As quiet as
/// [`attempt`].
pub fn probe<R>(program: impl FnOnce() -> R) -> (Option<R>, Trace) {
    let asked = attempt(|| try_record(program));
    asked.map_or_else(Default::default, |(result, trace)| (result.ok(), trace))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_no_answer() {
        assert_eq!(attempt(|| 7), Some(7));
        assert_eq!(attempt(|| -> u64 { panic!("not written") }), None);
    }

    #[call_trace::traced]
    fn countdown(n: u64) -> u64 {
        if n == 3 {
            panic!("three")
        } else {
            n.checked_sub(1).map_or(0, countdown)
        }
    }

    #[test]
    fn the_file_keeps_the_run_from_before_an_attempt() {
        const NAME: &str = "attempt::tests::the_file_keeps_the_run_from_before_an_attempt";
        if !call_trace::TRACING {
            return;
        }
        if std::env::var_os("CALL_TRACE_FILE").is_some() {
            call_trace::record(|| countdown(1));
            assert!(attempt(|| call_trace::record(|| countdown(2))).is_some());
            probe(|| countdown(5));
            return;
        }
        let file = std::env::temp_dir().join(format!("attempt-{}.jsonl", std::process::id()));
        let tests = std::env::current_exe().unwrap();
        let ended = std::process::Command::new(tests)
            .args(["--exact", NAME])
            .env("CALL_TRACE_FILE", &file)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&ended.stdout);
        assert!(said.contains("1 passed"), "{said}");
        let kept = std::io::BufReader::new(std::fs::File::open(&file).unwrap());
        assert_eq!(Trace::read_json(kept).unwrap().calls(), 2);
        std::fs::remove_file(file).unwrap();
    }

    #[test]
    fn a_probe_has_the_calls_too_even_of_a_panic() {
        if !call_trace::TRACING {
            return;
        }
        let (zero, trace) = probe(|| countdown(2));
        assert_eq!((zero, trace.calls()), (Some(0), 3));
        let (none, trace) = probe(|| countdown(5));
        assert_eq!((none, trace.calls()), (None, 3));
    }
}
