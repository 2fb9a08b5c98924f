//! mistake: Turns the least until then, not the board.
//! says: 22, not 12: the least until then is turned on, not the board
//! also: [0, 2, 4, 1, 3], as it is, then in a mirror, is [4, 2, 0, 3, 1]: an image of the same board, so it has the same form. The least until then is turned on
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
