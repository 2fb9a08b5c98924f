//! mistake: Sets `settled` back to 0 at the outside, by a helper.
//! says: permutations([1, 2, 3, 4], 1, found): yours kept [2, 1, 3, 4], and it should keep lists that begin with [1]. It orders the settled items as well. Places before `settled` are settled.
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
