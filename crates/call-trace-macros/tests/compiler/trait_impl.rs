use call_trace::traced;

trait Board {
    fn moves(&self, depth: u32) -> u32;
}

struct Row;

impl Board for Row {
    #[traced]
    fn moves(&self, depth: u32) -> u32 {
        if depth == 0 { 1 } else { self.moves(depth - 1) }
    }
}

fn main() {
    Row.moves(1);
}
