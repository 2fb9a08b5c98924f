//! does: panics with markup, codes of the terminal and letters that no file of markup may have
//! tests: failed
//! runs: 0
//! gate: yes

pub fn one(_: u64) -> u64 {
    println!("<script>alert(1)</script> \u{1b}[2J");
    panic!("<script>alert(1)</script><img src=x onerror=alert(2)>]]>&\"' \u{1b}[2J\u{1b}]0;x\u{7}\0\u{ffff}\u{202e}=1+1")
}
