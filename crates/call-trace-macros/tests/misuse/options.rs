mod about_what {
    use call_trace::traced;

    #[traced(about())]
    fn nothing_said(board: u8) -> u8 {
        board
    }

    #[traced(about(let child))]
    fn no_board(board: u8) -> u8 {
        board
    }

    fn calls() {
        nothing_said(1);
        no_board(1);
    }
}

mod about_which {
    #[call_trace::traced(about)]
    fn search(board: u8) -> u8 {
        board
    }

    #[call_trace::traced(about(board, child))]
    fn search_two(board: u8, child: u8) -> u8 {
        board + child
    }
}

mod depth_what {
    use call_trace::traced;

    #[traced(depth)]
    fn nothing_said(depth: u32) -> u32 {
        depth
    }

    #[traced(depth(depth, left))]
    fn two(depth: u32, left: u32) -> u32 {
        depth + left
    }

    fn calls() {
        nothing_said(1);
        two(1, 2);
    }
}

mod returns_what {
    use call_trace::traced;

    #[traced(returns)]
    fn nothing_said() -> (i32, u64) {
        (1, 2)
    }

    #[traced(returns(value))]
    fn no_tuple() -> i32 {
        1
    }

    #[traced(returns(mv, _))]
    fn no_value_said() -> (Option<u8>, u64) {
        (None, 2)
    }

    #[traced(returns(score, _))]
    fn another_word() -> (i32, u64) {
        (1, 2)
    }

    #[traced(returns(value, _))]
    fn of_three_parts() -> (i32, u64, u64) {
        (1, 2, 3)
    }

    #[traced(returns(value, _))]
    fn nothing_returned() {}

    fn calls() {
        nothing_said();
        no_tuple();
        no_value_said();
        another_word();
        of_three_parts();
        nothing_returned();
    }
}

mod search_which {
    #[call_trace::traced(search(depth_first))]
    fn which(n: i64) -> i64 {
        n
    }

    #[call_trace::traced(search)]
    fn nothing_said(n: i64) -> i64 {
        n
    }

    fn calls() {
        which(1);
        nothing_said(1);
    }
}

mod skip_part {
    use call_trace::traced;

    #[traced(skip(a))]
    fn add((a, b): (u64, u64)) -> u64 {
        a + b
    }

    fn calls() {
        add((1, 2));
    }
}

mod skip_what {
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

    fn calls() {
        one(&[]);
        two(&[]);
        three(0, &[]);
        Queens.four();
    }
}

mod twice {
    use call_trace::traced;

    #[traced]
    #[traced]
    fn factorial(n: u64) -> u64 {
        if n == 0 { 1 } else { n * factorial(n - 1) }
    }

    fn calls() {
        factorial(1);
    }
}

mod unknown_option {
    #[call_trace::traced(hide(board))]
    fn place(board: &[u8]) -> usize {
        board.len()
    }

    #[call_trace::traced("board")]
    fn retract(board: &[u8]) -> usize {
        board.len()
    }

    fn calls() {
        place(&[]);
        retract(&[]);
    }
}

mod values_whose {
    #[call_trace::traced(values(min))]
    fn whose(n: i64) -> i64 {
        n
    }

    #[call_trace::traced(values)]
    fn nothing_said(n: i64) -> i64 {
        n
    }

    fn calls() {
        whose(1);
        nothing_said(1);
    }
}

mod window_what {
    use call_trace::traced;

    #[traced(window)]
    fn nothing_said(alpha: i32, beta: i32) -> i32 {
        alpha + beta
    }

    #[traced(window(alpha))]
    fn one_end(alpha: i32) -> i32 {
        alpha
    }

    #[traced(window(alpha beta))]
    fn no_comma(alpha: i32, beta: i32) -> i32 {
        alpha + beta
    }

    fn calls() {
        nothing_said(1, 2);
        one_end(1);
        no_comma(1, 2);
    }
}

fn main() {}
