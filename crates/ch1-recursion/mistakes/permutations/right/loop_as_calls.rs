//! right: The loop is a traced helper's chain of calls.
//! told: 3 items took
// ANCHOR: body
#[traced(skip(found))]
fn each(items: &mut [u32], settled: usize, choice: usize, found: &mut Vec<Vec<u32>>) {
    if choice == items.len() { return; }
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
    each(items, settled, choice + 1, found);
}
if settled == items.len() { found.push(items.to_vec()); } else { each(items, settled, settled, found); }
// ANCHOR_END: body
