use call_trace::traced;

#[traced(skip)]
fn one(board: &[u8]) -> usize {
    board.len()
}

#[traced(skip())]
fn two(board: &[u8]) -> usize {
    board.len()
}

#[traced(skip(bord))]
fn three(row: usize, board: &[u8]) -> usize {
    row + board.len()
}

struct Queens;

impl Queens {
    #[traced(skip(self))]
    fn four(&self) {}
}

fn main() {
    one(&[]);
    two(&[]);
    three(0, &[]);
    Queens.four();
}
