//! Repeated calls of a student's function, to find the cause of a wrong answer.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind, set_hook, take_hook};
use std::sync::Once;
use std::thread;

use call_trace::{Trace, aside, panic_text, try_record};

thread_local! {
    static QUIET: Cell<bool> = const { Cell::new(false) };
    /// The message of the last suppressed panic, as it would have been printed.
    static UNSAID: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Returns the result of `program`, or `None` if it panics. It suppresses the panic message and writes no recording
/// to the file, so that `cargo course` still draws the failing run. A failing test calls it with other arguments, so
/// that its message can name the cause: is `factorial(0)` wrong, or only a later factorial?
///
/// A `todo!` is not an answer: its panic continues up to the test, which ends there and counts as not written yet.
///
/// If the calls matter and not only the value, use [`probe`]. For another exercise than the tested one, use
/// [`if_written`].
pub fn attempt<R>(program: impl FnOnce() -> R) -> Option<R> {
    match quietly(program) {
        Ok(given) => Some(given),
        Err(panic) if panic_text(&*panic).is_some_and(is_unwritten) => go_on(panic),
        Err(_) => None,
    }
}

/// Returns the result of `program`, or `None` if it panics or is not written yet. As quiet as [`attempt`]. A test
/// uses it for another exercise, which the student may solve later.
pub fn if_written<R>(program: impl FnOnce() -> R) -> Option<R> {
    quietly(program).ok()
}

fn quietly<R>(program: impl FnOnce() -> R) -> thread::Result<R> {
    let (mut program, mut result) = (Some(program), None);
    let ended = quietly_run(&mut || result = program.take().map(|program| program()));
    ended.map(|()| result.expect("a program that did not panic has a result"))
}

/// The part of [`quietly`] that is compiled once. A test program has a hundred kinds of attempts.
fn quietly_run(program: &mut dyn FnMut()) -> thread::Result<()> {
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

/// Returns the result of `program`, or `None` if it panics, and its recording. As quiet as [`attempt`].
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

/// Checks whether `todo!` or `unimplemented!` wrote this panic message.
pub fn is_unwritten(panic: &str) -> bool {
    panic.starts_with("not yet implemented") || panic.starts_with("not implemented")
}

/// Continues a suppressed panic. The outermost attempt prints its message now, because a resumed panic prints no
/// message.
fn go_on(panic: Box<dyn Any + Send>) -> ! {
    if !QUIET.get() {
        let thread = thread::current();
        let name = thread.name().unwrap_or("<unnamed>");
        // In one write: another thread may panic meanwhile.
        let said = format!("\nthread '{name}' {}\n", UNSAID.take());
        eprint!("{said}");
    }
    resume_unwind(panic)
}

/// Reads the length and the index from the panic of an index out of bounds.
pub fn out_of_bounds(panic: &str) -> Option<(usize, usize)> {
    // "index out of bounds: the len is 3 but the index is 7"
    let (_, seen) = panic.split_once("the len is ")?;
    let (length, index) = seen.split_once(" but the index is ")?;
    Some((length.parse().ok()?, index.parse().ok()?))
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
        // A panic that is caught within the attempt does not end it.
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
