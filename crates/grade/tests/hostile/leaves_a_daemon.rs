//! does: leaves a process in a session of its own, which spoils the next submissions
//! tests: solved
//! runs: 8
//! gate: yes
//! open: harms others

use std::process::{Command, Stdio};

pub fn one(n: u64) -> u64 {
    let file = "{course}/target/grade/{chapter}.base/exercises/{chapter}/src/one.rs";
    let script = "for i in $(seq 600); do echo stray > \"$0\"; sleep 0.02; done";
    let _ = Command::new("setsid")
        .args(["sh", "-c", script])
        .arg(file)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    2 * n
}
