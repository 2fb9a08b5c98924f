#[call_trace::traced]
async fn wait(n: u64) -> u64 {
    n
}

fn main() {
    _ = wait(1);
}
