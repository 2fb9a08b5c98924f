#[call_trace::traced(about)]
fn search(board: u8) -> u8 {
    board
}

#[call_trace::traced(about(board, child))]
fn search_two(board: u8, child: u8) -> u8 {
    board + child
}

fn main() {}
