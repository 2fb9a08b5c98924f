use super::*;
use std::os::unix::process::ExitStatusExt;

/// The end of a test whose process left this wait status and these words.
fn end(status: i32, stdout: &str, stderr: &str) -> TestEnd {
    let end = End::Exited(ExitStatus::from_raw(status));
    judge(&Finished {
        end,
        stdout: stdout.into(),
        stderr: stderr.into(),
    })
    .0
}

const EXIT_101: i32 = 101 << 8;
const PASSED: &str =
    "\nrunning 1 test\ntest t ... ok\n\ntest result: ok. 1 passed; 0 failed; 0 ignored\n";
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
fn only_a_test_that_says_so_has_passed() {
    assert_eq!(end(0, PASSED, ""), TestEnd::Passed);
    assert_eq!(
        end(0, "\nrunning 1 test\ntest t ... ", ""),
        TestEnd::Vanished(0)
    );
    assert_eq!(
        end(3 << 8, "\nrunning 1 test\ntest t ... ", ""),
        TestEnd::Vanished(3)
    );
    let none =
        "\nrunning 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 1 filtered out\n";
    assert_eq!(end(0, none, ""), TestEnd::Vanished(0));
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
    assert_eq!(runaway, TestEnd::Runaway(format!("{facts}\n0! is 1.")));
}

#[test]
fn signals_are_told_apart() {
    let overflow = "\nthread 't' (1) has overflowed its stack\nfatal runtime error: stack overflow, aborting\n";
    assert_eq!(end(6, "", overflow), TestEnd::Overflowed);
    assert_eq!(
        end(6, "", "memory allocation of 8 bytes failed\n"),
        TestEnd::OutOfMemory
    );
    assert_eq!(end(6, "", ""), TestEnd::Aborted("abort".into()));
    assert_eq!(end(24, "", ""), TestEnd::DidNotEnd);
}

#[test]
fn what_the_student_printed_is_found_in_the_harness_words() {
    let stdout = FAILED.replace("FAILED\n\nfail", "hello\nworld\nFAILED\n\nfail");
    let end = End::Exited(ExitStatus::from_raw(EXIT_101));
    let stderr = "x = 1\n\nthread 't' (1) panicked at ch1/tests/f.rs:1:2:\nno\n".to_owned();
    assert_eq!(
        judge(&Finished {
            end,
            stdout,
            stderr
        })
        .1,
        "hello\nworld\n\nx = 1"
    );
}
