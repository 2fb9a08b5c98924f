//! right: A helper without #[traced] returns lists.
//! told: without a call that the recorder sees
// ANCHOR: body
fn go(discs: u32, from: Peg, to: Peg, spare: Peg) -> Vec<Move> {
    if discs == 0 { return vec![]; }
    [go(discs - 1, from, spare, to), vec![Move { from, to }], go(discs - 1, spare, to, from)].concat()
}
moves.extend(go(discs, from, to, spare));
// ANCHOR_END: body
