//! mistake: Turns the least until then, not the board.
//! says: fundamental(8): yours returned 22 boards of 12 kinds, and it should be 12, one of each kind. The least until then is turned on, not the board: then some of the eight are never made. Turn one board three times, and keep the least beside it.
//! also: It is the same board, as it is, then in a mirror. The least until then is turned on
// ANCHOR: body
let mut least = queens.to_vec();
for _ in 0..4 {
    let turned = quarter_turn(&least);
    let m = mirror(&turned);
    if turned < least { least = turned.clone(); }
    if m < least { least = m; }
}
least
// ANCHOR_END: body
