//! mistake: Takes an item for used when its value is in the list already.
//! says: permutations([1, 1], 0, found): yours kept no list, and it should keep 2. Two items that look alike are two items: tell them apart by their places, not by their values. ([1, 2] is right.)
// ANCHOR: body
fn go(items: &[u32], list: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    if list.len() == items.len() { found.push(list.clone()); return; }
    for &item in items {
        if list.contains(&item) { continue; }
        list.push(item);
        go(items, list, found);
        list.pop();
    }
}
let mut list = items[..settled].to_vec();
go(items, &mut list, found);
// ANCHOR_END: body
