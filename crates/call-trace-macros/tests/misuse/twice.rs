use call_trace::traced;

#[traced]
#[traced]
fn factorial(n: u64) -> u64 {
    if n == 0 { 1 } else { n * factorial(n - 1) }
}

fn main() {
    factorial(1);
}
