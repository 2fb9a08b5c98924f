//! does: fills the memory with processes that leave their group
//! tests: failed
//! runs: 0

pub fn one(_: u64) -> u64 {
    let script = "x=$(head -c 20000000 /dev/zero | tr '\\0' x); sleep 600";
    for _ in 0..3 {
        let _ = std::process::Command::new("setsid").args(["sh", "-c", script]).spawn();
    }
    std::thread::sleep(std::time::Duration::from_secs(600));
    1
}
