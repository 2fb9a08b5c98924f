//! right: A position after a line is looked up before the line is played.
//! told: yours saves more than was asked.
// ANCHOR: body
let dots = board.dots();
if let Some(&known) = memo.get(&dots.drawn) {
    return known;
}
let mut best = None;
for line in board.legal_moves() {
    let after = dots.drawn | 1 << line.number();
    let rest = match memo.get(&after) {
        Some(&known) => known,
        None => same_position(&board.play(line), memo),
    };
    let closes = dots.closes(line);
    best = best.max(Some(if closes > 0 { closes + rest } else { -rest }));
}
let best = best.unwrap_or(0);
memo.insert(dots.drawn, best);
best
// ANCHOR_END: body
