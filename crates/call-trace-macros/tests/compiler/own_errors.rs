//! The user's own mistakes are reported once each, as without the attribute.
#![deny(warnings)]

use call_trace::traced;

#[traced]
fn wrong_type(n: u64) -> u64 {
    if n == 0 { "one" } else { n * wrong_type(n - 1) }
}

#[traced]
fn wrong_argument(n: u64) -> u64 {
    if n == 0 { 1 } else { n * wrong_argument("n") }
}

#[traced]
fn missing_argument(a: u64, b: u64) -> u64 {
    if a == 0 { b } else { missing_argument(a - 1) }
}

#[traced]
fn unknown_name(n: u64) -> u64 {
    if n == 0 { 1 } else { m * unknown_name(n - 1) }
}

fn main() {
    wrong_type(1);
    wrong_argument(1);
    missing_argument(1, 1);
    unknown_name(1);
}
