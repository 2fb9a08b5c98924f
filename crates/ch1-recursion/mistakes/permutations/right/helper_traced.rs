//! right: A traced helper does the work.
//! told: 3 items took 17 calls
// ANCHOR: body
#[traced(skip(found))]
fn order(items: &mut [u32], settled: usize, found: &mut Vec<Vec<u32>>) {
    if settled == items.len() { found.push(items.to_vec()); return; }
    for choice in settled..items.len() {
        items.swap(settled, choice);
        order(items, settled + 1, found);
        items.swap(settled, choice);
    }
}
order(items, settled, found)
// ANCHOR_END: body
