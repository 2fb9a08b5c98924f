use call_trace::traced;

#[traced(about())]
fn nothing_said(board: u8) -> u8 {
    board
}

#[traced(about(let child))]
fn no_board(board: u8) -> u8 {
    board
}

fn main() {
    nothing_said(1);
    no_board(1);
}
