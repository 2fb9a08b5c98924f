//! mistake: The copy has the open items only.
//! says: [2] does not hold each item of [1, 2] once: a list holds all of them, those that are settled, too.
// ANCHOR: body
    if settled + 1 >= items.len() {
        found.push(items[settled..].to_vec());
        return;
    }
    for choice in settled..items.len() {
        items.swap(settled, choice);
        permutations(items, settled + 1, found);
        items.swap(settled, choice);
    }
// ANCHOR_END: body
