//! mistake: Sets `settled` back to 0 at the outside, by a helper.
//! says: with 1 settled: the first 1 of [1, 2, 3, 4] must stay
// ANCHOR: body
fn go(items: &mut [u32], settled: usize, found: &mut Vec<Vec<u32>>) {
    if settled == items.len() { found.push(items.to_vec()); return; }
    for choice in settled..items.len() {
        items.swap(settled, choice);
        go(items, settled + 1, found);
        items.swap(settled, choice);
    }
}
go(items, 0, found);
// ANCHOR_END: body
