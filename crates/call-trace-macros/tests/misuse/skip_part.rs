use call_trace::traced;

#[traced(skip(a))]
fn add((a, b): (u64, u64)) -> u64 {
    a + b
}

fn main() {
    add((1, 2));
}
