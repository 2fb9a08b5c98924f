//! mistake: Gives the list a new content and forgets the old one.
//! says: hanoi(2, A, C, B, moves), where `moves` holds 2 moves already: yours took them away, and it should leave them. Add to `moves`, and change nothing else in it.
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
