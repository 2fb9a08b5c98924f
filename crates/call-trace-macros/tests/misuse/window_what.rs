use call_trace::traced;

#[traced(window)]
fn nothing_said(alpha: i32, beta: i32) -> i32 {
    alpha + beta
}

#[traced(window(alpha))]
fn one_end(alpha: i32) -> i32 {
    alpha
}

#[traced(window(alpha beta))]
fn no_comma(alpha: i32, beta: i32) -> i32 {
    alpha + beta
}

fn main() {
    nothing_said(1, 2);
    one_end(1);
    no_comma(1, 2);
}
