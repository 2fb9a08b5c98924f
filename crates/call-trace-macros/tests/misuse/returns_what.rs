use call_trace::traced;

#[traced(returns)]
fn nothing_said() -> (i32, u64) {
    (1, 2)
}

#[traced(returns(value))]
fn no_tuple() -> i32 {
    1
}

#[traced(returns(mv, _))]
fn no_value_said() -> (Option<u8>, u64) {
    (None, 2)
}

#[traced(returns(score, _))]
fn another_word() -> (i32, u64) {
    (1, 2)
}

#[traced(returns(value, _))]
fn of_three_parts() -> (i32, u64, u64) {
    (1, 2, 3)
}

#[traced(returns(value, _))]
fn nothing_returned() {}

fn main() {
    nothing_said();
    no_tuple();
    no_value_said();
    another_word();
    of_three_parts();
    nothing_returned();
}
