//! mistake: Gives the list a new content and forgets the old one.
//! says: the moves that were there before are gone: add to `moves`, and leave the rest alone.
// ANCHOR: body
fn go(discs: u32, from: Peg, to: Peg, spare: Peg) -> Vec<Move> {
    if discs == 0 { return Vec::new(); }
    let mut all = go(discs - 1, from, spare, to);
    all.push(Move { from, to });
    all.extend(go(discs - 1, spare, to, from));
    all
}
*moves = go(discs, from, to, spare);
// ANCHOR_END: body
