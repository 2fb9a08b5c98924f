#[call_trace::traced]
const fn double(n: u64) -> u64 {
    2 * n
}

fn main() {
    double(1);
}
