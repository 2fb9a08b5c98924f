//! Warnings, too, are given once each. (Made errors, to be seen here.)
#![deny(unused, clippy::all)]

use call_trace::traced;

#[traced]
fn unused_argument(n: u64, other: u64) -> u64 {
    let mut unchanged = n;
    unchanged
}

fn main() {
    unused_argument(1, 2);
}
