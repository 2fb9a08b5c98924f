//! right: The smallest image is the key.
//! told: yours saves more than was asked.
// ANCHOR: body
use crate::symmetry::Symmetry;
let dots = board.dots();
let key = Symmetry::all()
    .filter(|symmetry| dots.size.rows == dots.size.cols || !symmetry.swaps)
    .map(|symmetry| symmetry.image(dots.size, dots.drawn))
    .fold(dots.drawn, Lines::min);
if let Some(&known) = memo.get(&key) {
    return known;
}
let mut best = if board.done() { 0 } else { Value::MIN };
for line in board.legal_moves() {
    let closed = dots.closes(line);
    let rest = same_position(&board.play(line), memo);
    best = best.max(if closed > 0 { closed + rest } else { -rest });
}
memo.insert(key, best);
best
// ANCHOR_END: body
