//! right: Marks what is used, in a helper without #[traced].
//! told: without a call that the recorder sees
// ANCHOR: body
fn go(items: &[u32], used: &mut Vec<bool>, list: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    if list.len() == items.len() { found.push(list.clone()); return; }
    for at in 0..items.len() {
        if used[at] { continue; }
        used[at] = true;
        list.push(items[at]);
        go(items, used, list, found);
        list.pop();
        used[at] = false;
    }
}
let mut used: Vec<bool> = (0..items.len()).map(|at| at < settled).collect();
let mut list = items[..settled].to_vec();
go(items, &mut used, &mut list, found);
// ANCHOR_END: body
