//! does: ends the process that has started it
//! tests: failed
//! runs: 0

pub fn one(_: u64) -> u64 {
    let parent = parent().to_string();
    let _ = std::process::Command::new("kill").args(["-9", &parent]).status();
    1
}

#[cfg(unix)]
fn parent() -> u32 {
    std::os::unix::process::parent_id()
}

#[cfg(not(unix))]
fn parent() -> u32 {
    0
}
