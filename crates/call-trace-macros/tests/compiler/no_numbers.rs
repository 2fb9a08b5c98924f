use call_trace::traced;

#[traced(window(alpha, beta))]
fn no_numbers(alpha: &i32, beta: f64) -> i32 {
    alpha + beta as i32
}

#[traced(depth("three"))]
fn no_number(depth: u32) -> u32 {
    depth
}

fn main() {
    no_numbers(&1, 2.0);
    no_number(3);
}
