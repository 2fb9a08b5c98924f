//! Splits a test's output into the student's part and the harness's part.

/// Returns the student's output, and the harness's summary line if it is complete.
pub(crate) fn split_stdout(stdout: &str) -> (String, Option<&str>) {
    let mut said = stdout;
    let mut summary = None;
    if let Some(at) = stdout.rfind("test result: ") {
        // The summary is the last line that the harness prints.
        let (line, after) = stdout[at..].split_once('\n').unwrap_or((&stdout[at..], ""));
        let is_whole = line.contains("; finished in ") && after.trim().is_empty();
        summary = is_whole.then_some(line);
        said = &stdout[..at];
    }
    let said = said
        .split_once("\nrunning 1 test\n")
        .map_or(said, |(_, rest)| rest);
    let said = match said.split_once(" ... ") {
        Some((test, rest)) if test.starts_with("test ") => rest,
        _ => said,
    };
    let said = said
        .rsplit_once("\nfailures:\n\nfailures:\n")
        .map_or(said, |(before, _)| before);
    let said = said.trim_end();
    let said = said
        .strip_suffix("FAILED")
        .or_else(|| said.strip_suffix("ok"))
        .unwrap_or(said);
    (said.to_owned(), summary)
}
