//! mistake: choice + 1 goes down in place of settled + 1.
//! says: A call with 1 settled made one with 3.
// ANCHOR: body
    if settled == items.len() {
        found.push(items.to_vec());
        return;
    }
    for choice in settled..items.len() {
        items.swap(settled, choice);
        permutations(items, choice + 1, found);
        items.swap(settled, choice);
    }
// ANCHOR_END: body
