#[call_trace::traced(search(depth_first))]
fn which(n: i64) -> i64 {
    n
}

#[call_trace::traced(search)]
fn nothing_said(n: i64) -> i64 {
    n
}

fn main() {
    which(1);
    nothing_said(1);
}
