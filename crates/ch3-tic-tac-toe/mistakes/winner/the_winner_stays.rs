//! mistake: Keeps the first winner in a static.
//! says: gives another answer the second time
// ANCHOR: body
use std::sync::Mutex;
static FOUND: Mutex<Option<Player>> = Mutex::new(None);
let s = &board.squares;
let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
let mut found = FOUND.lock().unwrap();
for [a, b, c] in rows.chain(columns).chain(diagonals) {
    if a.is_some() && a == b && b == c {
        *found = found.or(a);
    }
}
*found
// ANCHOR_END: body
