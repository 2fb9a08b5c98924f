//! Asking a student's function once more, to find out what is wrong with it.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind, set_hook, take_hook};
use std::sync::Once;
use std::thread;

use call_trace::{Trace, aside, panic_text, try_record};

thread_local! {
    static QUIET: Cell<bool> = const { Cell::new(false) };
    /// The last panic that was kept quiet, in the words that would have been written.
    static UNSAID: RefCell<String> = const { RefCell::new(String::new()) };
}

/// What `program` gives; none where it panics. Nothing is written, and what it records goes into no
/// file: what `cargo course` draws stays the failing run. A failing test asks with it what other
/// arguments give, so that its message names the cause: is `factorial(0)` wrong, or only what
/// comes after?
///
/// A `todo!` is not an answer: it goes on to the test, which ends there and is not written yet.
///
/// Where the calls matter and not the value alone, see [`probe`], and of another exercise than the
/// one that is tested, [`if_written`].
pub fn attempt<R>(program: impl FnOnce() -> R) -> Option<R> {
    match quietly(program) {
        Ok(given) => Some(given),
        Err(panic) if panic_text(&*panic).is_some_and(is_unwritten) => go_on(panic),
        Err(_) => None,
    }
}

/// What `program` gives; none where it panics, and where it is not written yet. As quiet as [`attempt`].
/// A test asks another exercise with it, which a student may solve later.
pub fn if_written<R>(program: impl FnOnce() -> R) -> Option<R> {
    quietly(program).ok()
}

fn quietly<R>(program: impl FnOnce() -> R) -> thread::Result<R> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let loud = take_hook();
        set_hook(Box::new(move |panic| match QUIET.get() {
            true => UNSAID.set(panic.to_string()),
            false => loud(panic),
        }));
    });
    let before = QUIET.replace(true);
    let result = catch_unwind(AssertUnwindSafe(|| aside(program)));
    QUIET.set(before);
    result
}

/// What `program` gives, and the recording of it; no value where it panics. As quiet as
/// [`attempt`].
pub fn probe<R>(program: impl FnOnce() -> R) -> (Option<R>, Trace) {
    let asked = attempt(|| {
        let (result, trace) = try_record(program);
        match result {
            Err(stopped) if is_unwritten(&stopped.to_string()) => {
                resume_unwind(Box::new(stopped.to_string()))
            }
            result => (result.ok(), trace),
        }
    });
    asked.unwrap_or_default()
}

/// Whether this is what a panic says that comes from a `todo!`.
pub fn is_unwritten(panic: &str) -> bool {
    panic.starts_with("not yet implemented") || panic.starts_with("not implemented")
}

/// Lets a panic that was kept quiet go on. It is said now, by the outermost attempt: a panic that goes on is not
/// said again.
fn go_on(panic: Box<dyn Any + Send>) -> ! {
    if !QUIET.get() {
        let thread = thread::current();
        let name = thread.name().unwrap_or("<unnamed>");
        // In one piece: another thread may panic meanwhile.
        let said = format!("\nthread '{name}' {}\n", UNSAID.take());
        eprint!("{said}");
    }
    resume_unwind(panic)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_no_answer() {
        assert_eq!(attempt(|| 7), Some(7));
        assert_eq!(attempt(|| -> u64 { panic!("not written") }), None);
    }

    #[test]
    fn a_todo_goes_on_to_the_test_through_attempts_and_probes_of_its_exercise() {
        let goes_on = |asked: &dyn Fn()| {
            let panic = catch_unwind(AssertUnwindSafe(asked)).expect_err("it ends there");
            assert_eq!(panic_text(&*panic), Some("not yet implemented: add 2"));
        };
        let unwritten = || -> u64 { todo!("add {}", 2) };
        goes_on(&|| _ = attempt(unwritten));
        goes_on(&|| _ = attempt(|| attempt(unwritten)));
        goes_on(&|| _ = probe(unwritten));
        goes_on(&|| _ = attempt(|| probe(unwritten)));
        assert_eq!(if_written(unwritten), None);
        assert_eq!(attempt(|| if_written(unwritten)), Some(None));
        // Whoever catches it within the attempt has an answer.
        let caught = attempt(|| try_record(unwritten).0.is_err());
        assert_eq!(caught, Some(true));
    }

    #[test]
    fn a_todo_is_said_once_and_with_its_place() {
        const NAME: &str = "attempt::tests::a_todo_is_said_once_and_with_its_place";
        if std::env::var_os("A_TODO_IS_MET").is_some() {
            attempt(|| -> u64 { panic!("kept quiet") });
            attempt(|| probe(|| -> u64 { todo!("add 2") }));
            return;
        }
        let ended = std::process::Command::new(std::env::current_exe().unwrap())
            .args(["--exact", NAME, "--nocapture"])
            .env("A_TODO_IS_MET", "")
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&ended.stderr);
        let lines: Vec<&str> = said.lines().filter(|line| !line.is_empty()).collect();
        let [place, todo] = lines[..] else {
            panic!("{said}")
        };
        assert!(
            place.starts_with(&format!("thread '{NAME}' panicked at ")),
            "{said}"
        );
        assert!(place.contains("attempt.rs:"), "{said}");
        assert_eq!(todo, "not yet implemented: add 2");
        assert!(!ended.status.success());
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
