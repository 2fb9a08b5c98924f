//! mistake: Swaps neighbours, choice and choice + 1.
//! says: permutations([1, 2, 3], 0) brought 1, 2, 1 to the front, and never 3.
// ANCHOR: body
    if settled == items.len() {
        found.push(items.to_vec());
        return;
    }
    permutations(items, settled + 1, found);
    for choice in settled..items.len() - 1 {
        items.swap(choice, choice + 1);
        permutations(items, settled + 1, found);
        items.swap(choice, choice + 1);
    }
// ANCHOR_END: body
