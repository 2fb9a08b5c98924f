struct Queens;

#[call_trace::traced]
impl Queens {
    fn place(&self) {}
}

#[call_trace::traced]
struct Board;

#[call_trace::traced]
trait Game {}

#[call_trace::traced]
mod inside {}

fn main() {}
