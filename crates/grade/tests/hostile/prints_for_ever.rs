//! does: prints until it is stopped
//! tests: failed
//! runs: 0
//! gate: yes

pub fn one(_: u64) -> u64 {
    let text = "x".repeat(1 << 16);
    loop {
        println!("{text}");
    }
}
