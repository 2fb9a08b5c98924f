//! right: Reads the position once and goes over the open lines by bits.
// ANCHOR: body
let dots = *board.dots();
if memo.contains_key(&dots.drawn) {
    return memo[&dots.drawn];
}
let values: Vec<Value> = (0..dots.size.lines())
    .filter(|line| dots.open() >> line & 1 == 1)
    .map(|line| {
        let line = dots.size.line(line);
        let next = board.play(line);
        let rest = same_position(&next, memo);
        if next.to_move() == board.to_move() { rest + dots.closes(line) } else { -rest }
    })
    .collect();
let best = values.into_iter().max().unwrap_or_default();
*memo.entry(dots.drawn).or_insert(best)
// ANCHOR_END: body
