#[call_trace::traced(hide(board))]
fn place(board: &[u8]) -> usize {
    board.len()
}

#[call_trace::traced("board")]
fn retract(board: &[u8]) -> usize {
    board.len()
}

fn main() {
    place(&[]);
    retract(&[]);
}
