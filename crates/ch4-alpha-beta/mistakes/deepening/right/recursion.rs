//! right: The next depth by recursion.
// ANCHOR: body
fn deeper<B: Board>(timed: &Timed<'_, B>, clock: &Clock, depth: u32, most: u32, last: Deepest<B::Move>) -> Deepest<B::Move> {
    if depth > most { return last; }
    let (value, recommended) = alpha_beta(timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() { last } else { deeper(timed, clock, depth + 1, most, Deepest { depth, value, recommended }) }
}
deeper(&Timed::new(board.clone(), clock), clock, 1, most, deepest)
// ANCHOR_END: body
