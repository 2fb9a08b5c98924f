//! The compiler's own warning reaches the user, once, and names the user's lines.
#![deny(unconditional_recursion)]

#[call_trace::traced]
fn factorial(n: u64) -> u64 {
    n * factorial(n)
}

#[call_trace::traced]
fn of_type<T: Copy>(item: T) -> T {
    of_type(item)
}

fn main() {
    factorial(1);
    of_type(1);
}
