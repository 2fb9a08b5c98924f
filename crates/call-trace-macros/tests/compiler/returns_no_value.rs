use call_trace::traced;

#[traced(returns(value, _))]
fn no_value() -> (u64, i32) {
    (1, 2)
}

#[traced(returns(value, mv))]
fn no_move() -> (i32, usize) {
    (1, 2)
}

fn main() {
    no_value();
    no_move();
}
