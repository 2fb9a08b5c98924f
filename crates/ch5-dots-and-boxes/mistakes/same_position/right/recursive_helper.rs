//! right: a helper with plain Dots does the work
// ANCHOR: body
    fn rest<B: Field>(board: &B, memo: &mut Memo) -> Value {
        let dots = board.dots();
        match memo.get(&dots.drawn) {
            Some(&known) => known,
            None => {
                let mut best = -(dots.size.boxes() as Value) - 1;
                for line in board.legal_moves() {
                    let k = dots.closes(line);
                    let r = rest(&board.play(line), memo);
                    best = best.max(if k == 0 { -r } else { k + r });
                }
                if board.done() {
                    best = 0;
                }
                memo.insert(dots.drawn, best);
                best
            }
        }
    }
    rest(board, memo)
// ANCHOR_END: body
