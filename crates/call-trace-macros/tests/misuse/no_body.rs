trait Game {
    #[call_trace::traced]
    fn moves(&self) -> u32;
}

fn main() {}
