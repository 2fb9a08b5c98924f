//! What is never called is reported once: not also for what the attribute adds.
#![deny(dead_code)]

use call_trace::traced;

#[traced]
fn never_called(n: u64) -> u64 {
    if n == 0 { 1 } else { never_called(n - 1) }
}

#[traced]
fn with_an_item(n: u64) -> u64 {
    fn not_called_either() {}
    n
}

struct Queens;

impl Queens {
    #[traced]
    fn never_placed(&self, row: usize) -> usize {
        if row == 0 { 0 } else { self.never_placed(row - 1) }
    }
}

fn main() {
    _ = Queens;
    with_an_item(1);
}
