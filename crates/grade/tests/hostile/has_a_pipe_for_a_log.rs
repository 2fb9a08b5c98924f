//! does: puts pipes in the places of its log, its recording and its words
//! tests: failed
//! runs: 0

pub fn one(_: u64) -> u64 {
    let log = std::env::args().skip_while(|it| it != "--logfile").nth(1);
    let files = ["CALL_TRACE_FILE", "COURSE_REMARKS"].map(std::env::var);
    for path in log.into_iter().chain(files.into_iter().flatten()) {
        let _ = std::fs::remove_file(&path);
        let _ = std::process::Command::new("mkfifo").arg(path).status();
    }
    // What panics so, is looked for in the recording.
    std::hint::black_box(0_u64) - 1
}
