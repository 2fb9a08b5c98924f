//! mistake: Swaps neighbours in the loop.
//! says: permutations([1, 2, 3], 0, found): yours kept 6 lists, only 4 of them different, and it should keep 6 different ones. permutations([1, 2, 3], 0) brought 1, 2, 1 to the front, and never 3. Each unsettled item comes to the front once.
// ANCHOR: body
if settled == items.len() { found.push(items.to_vec()); return; }
permutations(items, settled + 1, found);
for choice in settled + 1..items.len() {
    items.swap(choice - 1, choice);
    permutations(items, settled + 1, found);
    items.swap(choice - 1, choice);
}
// ANCHOR_END: body
