//! A run as a process of its own: what it prints, what it leaves in its file, how it ends.
#![cfg(debug_assertions)]

use std::path::Path;
use std::process::{Command, Output};

use call_trace::{Event, Outline, Trace};
use rstest::{fixture, rstest};
use tempfile::TempDir;

#[fixture]
fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// The example, built beside this test.
fn example() -> Command {
    let test = std::env::current_exe().unwrap();
    let built = test.ancestors().nth(2).unwrap().join("examples/trace");
    let built = built.with_extension(std::env::consts::EXE_EXTENSION);
    assert!(
        built.exists(),
        "cargo builds the example where --test does not pick a test"
    );
    let mut example = Command::new(built);
    for name in [
        "CALL_TRACE_FILE",
        "CALL_TRACE_DEPTH",
        "CALL_TRACE_STACK",
        "CALL_TRACE_EVENTS",
        "CALL_TRACE_BYTES",
        "CALL_TRACE_ANSWER",
        "RUST_BACKTRACE",
    ] {
        example.env_remove(name);
    }
    example
}

fn run(words: &[&str], file: &Path) -> Output {
    example()
        .args(words)
        .env("CALL_TRACE_FILE", file)
        .output()
        .unwrap()
}

fn read(file: &Path) -> Trace {
    Trace::read_json(&*std::fs::read(file).unwrap()).unwrap()
}

#[test]
fn the_answer_stands_in_a_line_before_the_recording_where_somebody_asks_for_it() {
    let mut asked = example();
    asked.args(["reversed", "ab c"]);
    let bare = asked.output().unwrap().stdout;
    let output = asked.env("CALL_TRACE_ANSWER", "1").output().unwrap().stdout;
    let recording = output.strip_prefix(b"\nanswer: \"c ba\"\n");
    assert_eq!(recording, Some(&bare[..]), "and the recording is the same");
}

#[test]
fn without_a_file_the_recording_is_printed() {
    let output = example().args(["factorial", "3"]).output().unwrap();
    let trace = Trace::read_json(&*output.stdout).unwrap();
    assert_eq!(
        (
            trace.calls(),
            trace.is_complete(),
            trace.frame_bytes("factorial")
        ),
        (4, true, None)
    );
    assert_eq!(
        (output.status.code(), output.stderr.as_slice()),
        (Some(0), &b""[..])
    );
}

/// What reads the output of a run sees the calls as they are made.
#[test]
fn the_file_called_dash_is_the_standard_output() {
    let printed = |file: Option<&str>, words: [&str; 3]| {
        let mut example = example();
        example
            .args(words)
            .envs(file.map(|file| ("CALL_TRACE_FILE", file)));
        example.output().unwrap().stdout
    };
    let calls = |printed: &[u8]| Trace::read_json(printed).unwrap().calls();
    assert_eq!(calls(&printed(Some("-"), ["leave_by", "5", "no way"])), 7);
    assert_eq!(calls(&printed(Some("-"), ["leave_by", "5", "abort"])), 7);
    assert_eq!(printed(None, ["leave_by", "5", "abort"]), b"");
    let ends = ["leave_by", "5", "no way"];
    assert_eq!(printed(Some("-"), ends), printed(None, ends));
}

#[rstest]
#[case(&["largest"], 1)]
#[case(&["largest", "3", "-1", "2"], 4)]
#[case(&["largest", "[3, -1, 2]"], 4)]
#[case(&["largest", "3,-1"], 3)]
#[case(&["reversed", "stressed desserts"], 18)]
#[case(&["reversed", ""], 1)]
fn arguments_of_every_kind(folder: TempDir, #[case] words: &[&str], #[case] calls: usize) {
    let file = folder.path().join("trace.jsonl");
    let output = run(words, &file);
    assert_eq!(
        (output.status.code(), output.stdout.as_slice()),
        (Some(0), &b""[..])
    );
    let trace = read(&file);
    assert_eq!((trace.calls(), trace.is_complete()), (calls, true));
    assert!(trace.frame_bytes(words[0]).is_some());
}

#[rstest]
#[case(&[], "Say what to run: factorial, largest, reversed, limits, leave_by.")]
#[case(&["fact"], "There is no run \"fact\" here. There are: factorial, largest, reversed, limits, leave_by.")]
#[case(&["factorial"], "factorial takes n; you gave nothing.\n  n: a whole number from 0 to 100000")]
#[case(&["factorial", "1", "2"], "factorial takes n; you gave \"1\" \"2\".\n  n: a whole number from 0 to 100000")]
#[case(&["factorial", "abc"], "factorial takes n, a whole number from 0 to 100000; \"abc\" is not one.")]
#[case(&["factorial", "-1"], "factorial takes n, a whole number from 0 to 100000; \"-1\" is not one.")]
#[case(&["largest", "1", "x"], "largest takes numbers, a list of numbers such as 3,1,2, each from −1000 to 1000; \"1 x\" is not one.")]
fn what_does_not_fit_gets_a_sentence(
    folder: TempDir,
    #[case] words: &[&str],
    #[case] sentence: &str,
) {
    let output = run(words, &folder.path().join("trace.jsonl"));
    assert_eq!(
        String::from_utf8(output.stderr).unwrap().trim_end(),
        sentence
    );
    assert_eq!(
        (output.status.code(), output.stdout.as_slice()),
        (Some(2), &b""[..])
    );
}

#[rstest]
fn a_panic_is_told_and_recorded(folder: TempDir) {
    let file = folder.path().join("trace.jsonl");
    let output = run(&["factorial", "21"], &file);
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("attempt to multiply with overflow"), "{told}");
    assert_eq!(output.status.code(), Some(101));
    let trace = read(&file);
    assert_eq!(
        (trace.calls(), trace.stopped()),
        (22, Some("attempt to multiply with overflow"))
    );
}

#[rstest]
fn a_runaway_is_stopped_at_ten_thousand_calls(folder: TempDir) {
    let file = folder.path().join("trace.jsonl");
    let output = run(&["factorial", "20000"], &file);
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(
        told.contains("factorial went 10 000 calls deep without reaching a base case."),
        "{told}"
    );
    assert_eq!(
        (read(&file).height(), output.status.code()),
        (10_000, Some(101))
    );
}

#[rstest]
#[case(
    "CALL_TRACE_DEPTH",
    "50",
    "factorial went 50 calls deep, and on from there"
)]
#[case("CALL_TRACE_STACK", "40_000", " KiB of stack) without")]
fn the_environment_changes_the_limits(
    #[case] name: &str,
    #[case] value: &str,
    #[case] message: &str,
) {
    let output = example()
        .args(["factorial", "1000"])
        .env(name, value)
        .output()
        .unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains(message), "{told}");
}

#[rstest]
#[case::not_told(None, 3 << 19)]
#[case::told(Some("8388608"), 6 << 20)]
fn the_stack_of_spawned_threads_is_known(#[case] told: Option<&str>, #[case] limit: usize) {
    let mut example = example();
    example
        .arg("limits")
        .env_remove("RUST_MIN_STACK")
        .envs(told.map(|told| ("RUST_MIN_STACK", told)));
    let trace = Trace::read_json(&*example.output().unwrap().stdout).unwrap();
    let text = limit.to_string();
    assert_eq!(trace.events().next(), Some(Event::Note { text: &text }));
}

#[rstest]
fn the_environment_changes_how_much_is_kept(folder: TempDir) {
    let file = folder.path().join("trace.jsonl");
    let output = example()
        .args(["factorial", "9"])
        .env("CALL_TRACE_EVENTS", "4")
        .env("CALL_TRACE_FILE", &file)
        .output();
    assert_eq!(output.unwrap().status.code(), Some(0));
    let trace = read(&file);
    assert_eq!(
        (
            trace.calls(),
            trace.calls_of("factorial"),
            trace.recorded_calls(),
            trace.height()
        ),
        (10, 10, 4, 10)
    );
}

#[rstest]
fn a_file_with_a_limit_has_the_counts_of_all(folder: TempDir) {
    let file = folder.path().join("trace.jsonl");
    let output = example()
        .args(["factorial", "9"])
        .env("CALL_TRACE_BYTES", "300")
        .env("CALL_TRACE_FILE", &file)
        .output();
    assert_eq!(output.unwrap().status.code(), Some(0));
    let trace = read(&file);
    assert_eq!(
        (
            trace.calls(),
            trace.calls_of("factorial"),
            trace.height(),
            trace.is_complete()
        ),
        (10, 10, 10, true)
    );
    let recorded = trace.recorded_calls();
    assert!((1..10).contains(&recorded), "{recorded} calls in 300 bytes");
    let tree = trace.tree();
    assert!(
        tree.calls.iter().all(|call| call.value.is_some()),
        "each call that is in the file has its end there"
    );
    let outline = Outline::read(std::fs::File::open(&file).unwrap()).unwrap();
    assert_eq!(
        (outline.function.as_deref(), outline.calls),
        (Some("factorial"), Some(10))
    );
}

#[rstest]
fn the_outline_of_a_file_that_was_cut_off_knows_no_count(folder: TempDir) {
    let file = folder.path().join("trace.jsonl");
    run(&["leave_by", "5", "exit"], &file);
    let outline = Outline::read(std::fs::File::open(&file).unwrap()).unwrap();
    assert_eq!(outline.calls, None);
    assert!(outline.function.is_some());
    std::fs::write(&file, "no recording").unwrap();
    let outline = Outline::read(std::fs::File::open(&file).unwrap()).unwrap();
    assert_eq!((outline.function, outline.calls), (None, None));
}

/// What was recorded before is in the file.
#[rstest]
#[case::exit("exit")]
#[case::abort("abort")]
#[case::overflow("overflow")]
fn however_the_process_ends_the_recording_is_left(folder: TempDir, #[case] way: &str) {
    let file = folder.path().join("trace.jsonl");
    run(&["leave_by", "5", way], &file);
    let trace = read(&file);
    assert_eq!(
        (trace.calls(), trace.is_complete(), trace.tree().roots.len()),
        (7, false, 2)
    );
}

#[rstest]
fn a_process_that_is_ended_from_outside_leaves_its_recording(folder: TempDir) {
    let file = folder.path().join("trace.jsonl");
    let mut child = example()
        .args(["leave_by", "5", "sleep"])
        .env("CALL_TRACE_FILE", &file)
        .spawn()
        .unwrap();
    let recorded = || std::fs::read_to_string(&file).is_ok_and(|text| text.contains("leave_by"));
    while !recorded() {
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!((read(&file).calls(), read(&file).is_complete()), (7, false));
}

#[rstest]
fn a_file_that_cannot_be_written_is_said_and_the_run_goes_on(folder: TempDir) {
    let output = run(
        &["factorial", "3"],
        &folder.path().join("no such folder").join("trace.jsonl"),
    );
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(
        told.starts_with("call-trace: cannot write the recording to "),
        "{told}"
    );
    assert_eq!(output.status.code(), Some(0));
}
