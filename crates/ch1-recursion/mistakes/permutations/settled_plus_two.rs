//! mistake: Settles two at a time.
//! says: permutations([1, 2, 3], 0, found): yours kept 3 lists, and it should keep 6. A call with 0 settled made one with 2. Each call settles one place more than its caller, whichever item it chose.
// ANCHOR: body
if settled >= items.len() { found.push(items.to_vec()); return; }
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 2, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
