//! What is recorded aside leaves the file of `CALL_TRACE_FILE` alone.

use std::process::Command;

use call_trace::{Trace, aside, record, traced, unrecorded};

#[traced]
fn twice(n: u32) -> u32 {
    2 * n
}

#[test]
fn the_file_keeps_the_recording_it_has() -> Result<(), Box<dyn std::error::Error>> {
    if !call_trace::TRACING {
        return Ok(());
    }
    if std::env::var_os("CALL_TRACE_FILE").is_some() {
        record(|| twice(1));
        let (four, trace) = aside(|| record(|| twice(2)));
        assert_eq!((four, trace.calls()), (4, 1), "it is recorded all the same");
        return Ok(());
    }
    let file = std::env::temp_dir().join(format!("aside-{}.jsonl", std::process::id()));
    let run = Command::new(std::env::current_exe()?)
        .args(["--exact", "aside::the_file_keeps_the_recording_it_has"])
        .env("CALL_TRACE_FILE", &file)
        .output()?;
    assert!(run.status.success());
    let kept = Trace::read_json(std::io::BufReader::new(std::fs::File::open(&file)?))?;
    std::fs::remove_file(&file)?;
    let tree = kept.tree();
    assert_eq!(tree.calls[0].args.values(), "1");
    Ok(())
}

/// What a run needs to know, and does not show.
#[test]
fn what_is_asked_unrecorded_is_in_no_recording() {
    if !call_trace::TRACING {
        return;
    }
    let (values, trace) = record(|| (twice(1), unrecorded(|| twice(2)), twice(3)));
    assert_eq!(values, (2, 4, 6));
    let tree = trace.tree();
    let args: Vec<String> = tree.calls.iter().map(|call| call.args.values()).collect();
    assert_eq!(args, ["1", "3"]);
}
