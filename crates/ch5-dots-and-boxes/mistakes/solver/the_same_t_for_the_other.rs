//! mistake: The other player is asked about the same t, and a yes is a yes.
//! says: t or more for one player is less than 1 - t for the other
//! also: what one question finds saves the next one nothing.
// ANCHOR: search
if t <= bounds.low {
    return true;
}
if t > bounds.high {
    return false;
}
let yes = board.legal_moves().any(|line| at_least(&board.play(line), t, table));
if yes {
    bounds.low = t;
} else {
    bounds.high = t - 1;
}
table.insert(key, bounds);
yes
// ANCHOR_END: search
// ANCHOR: ask
let mut table = Table::new();
let board = Dots::new(size);
let mut t = -(size.boxes() as Value);
while at_least(&board, t + 1, &mut table) {
    t += 1;
}
t
// ANCHOR_END: ask
