//! does: makes its log and its recording a gigabyte of zeros
//! tests: failed
//! runs: 0

pub fn one(_: u64) -> u64 {
    let log = std::env::args().skip_while(|it| it != "--logfile").nth(1);
    for path in log.into_iter().chain(std::env::var("CALL_TRACE_FILE")) {
        let _ = std::fs::File::create(path).and_then(|file| file.set_len(1 << 30));
    }
    1
}
