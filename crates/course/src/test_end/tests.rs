use super::*;
use std::os::unix::process::ExitStatusExt;

/// Returns the end of a test whose process left this wait status, this output and this log.
fn ended(status: i32, stdout: &str, stderr: &str, noted: Noted) -> TestEnd {
    let end = End::Exited(ExitStatus::from_raw(status));
    let finished = Finished {
        end,
        stdout: stdout.into(),
        stderr: stderr.into(),
    };
    judge(&finished, noted).0
}

/// Returns how the test ended, with the log entry that matches the status.
fn end(status: i32, stdout: &str, stderr: &str) -> TestEnd {
    let noted = match status {
        0 => Noted::Passed,
        EXIT_101 => Noted::Failed,
        _ => Noted::Nothing,
    };
    ended(status, stdout, stderr, noted)
}

const EXIT_101: i32 = 101 << 8;
const PASSED: &str = "\nrunning 1 test\ntest t ... ok\n\ntest result: ok. 1 passed; 0 failed; 0 ignored; finished in 0.00s\n";
const FAILED: &str = "\nrunning 1 test\ntest t ... FAILED\n\nfailures:\n\nfailures:\n    t\n\n\
                      test result: FAILED. 0 passed; 1 failed; 0 ignored\n";

fn panicked(place: &str, message: &str) -> TestEnd {
    end(
        EXIT_101,
        FAILED,
        &format!("\nthread 't' (1) panicked at {place}:1:2:\n{message}\n"),
    )
}

#[test]
fn only_a_test_that_the_harness_noted_has_passed() {
    assert_eq!(ended(0, PASSED, "", Noted::Passed), TestEnd::Passed);
    assert_eq!(ended(0, PASSED, "", Noted::Ignored), TestEnd::Ignored);
    // The student's code can print these words too.
    assert_eq!(ended(0, PASSED, "", Noted::Nothing), TestEnd::Vanished(0));
    let begun = "\nrunning 1 test\ntest t ... ";
    assert_eq!(ended(0, begun, "", Noted::Nothing), TestEnd::Vanished(0));
    let three = ended(3 << 8, begun, "", Noted::Nothing);
    assert_eq!(three, TestEnd::Vanished(3));
    // The test returned, and then the process failed because of something that it left behind.
    assert_ne!(ended(EXIT_101, PASSED, "", Noted::Passed), TestEnd::Passed);
}

#[test]
fn a_summary_is_the_last_that_is_said() {
    assert!(split_stdout(PASSED).1.is_some());
    for forged in [
        "test result: ok. 1 passed; 0 failed;",
        "test result: ok. 1 passed; 0 failed; finished in 0.00s\nand more\n",
    ] {
        assert_eq!(split_stdout(forged).1, None, "{forged}");
    }
}

#[test]
fn a_panic_is_told_by_its_place() {
    assert!(matches!(
        panicked("ch1/tests/f.rs", "wrong"),
        TestEnd::Failed(_, None)
    ));
    assert!(matches!(
        panicked("ch1/src/f.rs", "attempt to subtract"),
        TestEnd::Panicked(_)
    ));
    assert_eq!(
        panicked("ch1/src/f.rs", "not yet implemented: do it"),
        TestEnd::NotWritten("do it".into(), Place::parse("ch1/src/f.rs:1:2"))
    );
    let runaway = "f went 10 000 calls deep without reaching a base case.\nThe last calls: f(5)";
    assert_eq!(
        panicked("ch1/src/f.rs", runaway),
        TestEnd::Runaway(runaway.into())
    );
}

#[test]
fn a_test_may_explain_the_panic_it_caught() {
    let both = |first: &str| {
        let stderr = format!(
            "\nthread 't' (1) panicked at ch1/src/f.rs:1:2:\n{first}\n\
             \nthread 't' (1) panicked at ch1/tests/f.rs:3:4:\n0! is 1.\n"
        );
        end(EXIT_101, FAILED, &stderr)
    };
    let TestEnd::Failed(said, Some(cause)) = both("attempt to subtract") else {
        panic!("the test's own words are lost")
    };
    assert_eq!(
        (said.message.as_str(), cause.message.as_str()),
        ("0! is 1.", "attempt to subtract")
    );
    let facts = "f went 10 000 calls deep without reaching a base case.\nThe last calls: f(5)";
    let runaway = both(&format!("{facts}\nEach call must be nearer."));
    let told = "0! is 1.\nThe last calls: f(5)";
    assert_eq!(runaway, TestEnd::Runaway(told.into()));
}

#[test]
fn signals_are_told_apart() {
    let overflow = "\nthread 't' (1) has overflowed its stack\nfatal runtime error: stack overflow, aborting\n";
    assert_eq!(end(6, "", overflow), TestEnd::Overflowed);
    assert_eq!(
        end(6, "", "memory allocation of 8 bytes failed\n"),
        TestEnd::OutOfMemory
    );
    assert_eq!(end(6, "", ""), TestEnd::Aborted("abort".into(), vec![]));
    assert_eq!(end(24, "", ""), TestEnd::DidNotEnd);
    let large = end(25, "", "");
    assert!(
        matches!(&large, TestEnd::Aborted(how, _) if how.contains("too large")),
        "{large:?}"
    );
}

#[test]
fn what_a_student_prints_is_not_believed_without_the_signal() {
    let panic = "\nthread 't' (1) panicked at ch1/src/f.rs:1:2:\nno\n";
    for line in [
        "thread 't' (1) has overflowed its stack",
        "memory allocation of 8 bytes failed",
    ] {
        let end = end(EXIT_101, FAILED, &format!("{line}\n{panic}"));
        assert!(matches!(end, TestEnd::Panicked(_)), "{line}: {end:?}");
    }
}

#[test]
fn an_abort_keeps_the_panics_that_led_to_it() {
    let stderr = "\nthread 't' (1) panicked at ch1/src/f.rs:2:30:\nfirst\n\
        \nthread 't' (1) panicked at ch1/src/f.rs:1:50:\nsecond\nstack backtrace:\n   \
        0:     0x563e7aa98d6a - std[e28293b1aa0f68bd]::backtrace_rs::trace\n                \
        at /rustc/59807/library/std/src/panicking.rs:117:9\n  42:                0x0 - <unknown>\n\
        \nthread 't' (1) panicked at /rustc/59807/library/core/src/panicking.rs:233:5:\n\
        panic in a destructor during cleanup\nthread caused non-unwinding panic. aborting.\n";
    let finished = Finished {
        end: End::Exited(ExitStatus::from_raw(6)),
        stdout: String::new(),
        stderr: stderr.into(),
    };
    let (end, printed) = judge(&finished, Noted::Nothing);
    let TestEnd::Aborted(how, panics) = end else {
        panic!("it is {end:?}")
    };
    let said: Vec<&str> = panics.iter().map(|panic| panic.message.as_str()).collect();
    assert_eq!((how.as_str(), said), ("abort", vec!["first", "second"]));
    assert_eq!(printed, "", "addresses teach nothing");
}

#[test]
fn what_the_student_printed_is_found_in_the_harness_words() {
    let stdout = FAILED.replace("FAILED\n\nfail", "hello\nworld\nFAILED\n\nfail");
    let end = End::Exited(ExitStatus::from_raw(EXIT_101));
    let stderr = "x = 1\n\nthread 't' (1) panicked at ch1/tests/f.rs:1:2:\nno\n".to_owned();
    assert_eq!(
        judge(
            &Finished {
                end,
                stdout,
                stderr
            },
            Noted::Failed
        )
        .1,
        "hello\nworld\n\nx = 1"
    );
}
