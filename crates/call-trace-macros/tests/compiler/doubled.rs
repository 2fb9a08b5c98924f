//! A warning that nobody asked for is given once, too: on a free function, and on one with items.

use call_trace::traced;

#[traced]
fn warned(n: u64, other: u64) -> u64 {
    let mut unchanged = n;
    unchanged
}

#[traced]
fn with_items(n: u64, another: u64) -> u64 {
    fn never_called() {}
    n
}

#[traced]
#[expect(unused_variables)]
fn expected(n: u64) -> u64 {
    1
}

fn main() {
    warned(1, 2);
    with_items(1, 2);
    expected(1);
    let wrong: u8 = "an error, so that these words are seen";
}
