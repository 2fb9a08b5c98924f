use call_trace::traced;

#[traced]
fn count(n: u64, #[cfg(windows)] drive: char) -> u64 {
    n
}

fn main() {
    count(1);
}
