#[call_trace::traced(values(min))]
fn whose(n: i64) -> i64 {
    n
}

#[call_trace::traced(values)]
fn nothing_said(n: i64) -> i64 {
    n
}

fn main() {
    whose(1);
    nothing_said(1);
}
