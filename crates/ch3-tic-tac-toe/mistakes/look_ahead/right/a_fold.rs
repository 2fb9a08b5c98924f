//! right: An iterator and a fold.
//! told: From the empty board you visited 82 nodes two moves deep, and 549 946 to the end
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
board.legal_moves().fold((board.worst_case(), None), |(best, kept), mv| {
    let (value, _) = look_ahead(&board.play(mv), depth - 1);
    if board.better(value, best) { (value, Some(mv)) } else { (best, kept) }
})
// ANCHOR_END: body
