//! mistake: A memo of its own, in a thread local.
//! says: yours holds nothing, and it should hold 1x1.
// ANCHOR: body
fn go<B: Field>(board: &B, memo: &mut Memo) -> Value {
    let dots = board.dots();
    if let Some(&known) = memo.get(&dots.drawn) {
        return known;
    }
    let mut best = if board.done() { 0 } else { Value::MIN };
    for line in board.legal_moves() {
        let closed = dots.closes(line);
        let rest = go(&board.play(line), memo);
        best = best.max(if closed > 0 { closed + rest } else { -rest });
    }
    memo.insert(dots.drawn, best);
    best
}
let _ = memo;
go(board, &mut Memo::new())
// ANCHOR_END: body
