#[call_trace::traced]
unsafe fn trust_me(n: u64) -> u64 {
    n
}

fn main() {}
