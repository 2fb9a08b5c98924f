//! right: The loop ends when all open boxes are gained.
//! told: yours saves more than was asked.
// ANCHOR: body
let dots = board.dots();
if let Some(&known) = memo.get(&dots.drawn) {
    return known;
}
let mut best = if board.done() { 0 } else { Value::MIN };
for line in board.legal_moves() {
    let new_board = board.play(line);
    let rest = same_position(&new_board, memo);
    let value = if new_board.dots().to_move == dots.to_move {
        dots.closes(line) + rest
    } else {
        -rest
    };
    best = best.max(value);
    let open = dots.size.boxes() as Value - (dots.taken[0] | dots.taken[1]).count_ones() as Value;
    if best == open {
        break;
    }
}
memo.insert(dots.drawn, best);
best
// ANCHOR_END: body
