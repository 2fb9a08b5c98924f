//! mistake: Keeps the list reversed.
//! says: [4, 3, 2, 1] with 1 settled: the first 1 of [1, 2, 3, 4] must stay; places before `settled` are settled.
// ANCHOR: body
if settled == items.len() { let mut l = items.to_vec(); l.reverse(); found.push(l); return; }
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
