//! Many recordings in one process, and one file.
#![cfg(debug_assertions)]

use std::process::Command;

use call_trace::{Trace, record, traced};

#[traced]
fn down(n: u64) -> u64 {
    if n == 0 { 0 } else { down(n - 1) }
}

#[test]
fn the_file_holds_the_last_of_many_recordings_and_nothing_of_the_others() {
    if std::env::var_os("CALL_TRACE_FILE").is_some() {
        for n in [400, 3, 0, 9, 2] {
            record(|| down(n));
        }
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("trace.jsonl");
    let name = "again::the_file_holds_the_last_of_many_recordings_and_nothing_of_the_others";
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", name])
        .env("CALL_TRACE_FILE", &file)
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let trace = Trace::read_json(&*std::fs::read(&file).unwrap()).unwrap();
    assert_eq!((trace.calls(), trace.is_complete()), (3, true));
}
