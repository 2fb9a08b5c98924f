use call_trace::traced;

fn main() {
    #[traced]
    let twice = |n: u64| 2 * n;
    twice(2);
}
