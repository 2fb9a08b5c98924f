//! The recording of a test, as `cargo course` reads it.

use std::io::BufReader;
use std::process::Command;

use call_trace::Trace;

/// Checks that a test of this program records the boards of a search, and not only calls, so that `cargo course`
/// draws the search under the test's name. `test` is its full name: `alpha_beta::a_test::case_1`.
///
/// # Panics
/// If the test records no boards, fails or does not exist.
pub fn assert_records_boards(test: &str) {
    let trace = recording_of(test);
    assert!(
        trace.plays() > 0 && trace.positions() > trace.plays(),
        "{test} records {} calls, and no boards",
        trace.calls()
    );
}

/// Runs one test of this program in a separate process, and returns the recording that `cargo course` would draw if
/// the test failed.
fn recording_of(test: &str) -> Trace {
    let name: String = test.replace("::", "-");
    let file = std::env::temp_dir().join(format!("{}-{name}.jsonl", std::process::id()));
    let run = Command::new(std::env::current_exe().expect("a running test is a program"))
        .args(["--exact", test])
        .env("CALL_TRACE_FILE", &file)
        .output()
        .expect("the program runs");
    let said = String::from_utf8_lossy(&run.stdout);
    assert!(said.contains("1 passed"), "{test}: {said}");
    let read = std::fs::File::open(&file).map(BufReader::new);
    let trace = read.map(Trace::read_json);
    let _ = std::fs::remove_file(&file);
    match trace {
        Ok(Ok(trace)) => trace,
        Ok(Err(error)) => panic!("{test}: {error}"),
        Err(error) => panic!("{test} recorded nothing: {error}"),
    }
}
