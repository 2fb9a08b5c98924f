use call_trace::traced;

#[traced(about(board))]
fn no_board(board: u8) -> u8 {
    board
}

struct Player<'b> {
    board: &'b u8,
}

impl Player<'_> {
    #[traced(about(self.board))]
    fn chooses(&self) -> u8 {
        *self.board
    }
}

fn main() {
    no_board(1);
    Player { board: &1 }.chooses();
}
