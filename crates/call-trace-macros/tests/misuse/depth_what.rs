use call_trace::traced;

#[traced(depth)]
fn nothing_said(depth: u32) -> u32 {
    depth
}

#[traced(depth(depth, left))]
fn two(depth: u32, left: u32) -> u32 {
    depth + left
}

fn main() {
    nothing_said(1);
    two(1, 2);
}
