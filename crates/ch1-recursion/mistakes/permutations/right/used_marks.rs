//! right: a helper builds each order from the items that are not used
// ANCHOR: body
fn go(rest: &[u32], used: &mut [bool], order: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    if used.iter().all(|&used| used) {
        found.push(order.clone());
        return;
    }
    for (at, &item) in rest.iter().enumerate() {
        if !used[at] {
            used[at] = true;
            order.push(item);
            go(rest, used, order, found);
            order.pop();
            used[at] = false;
        }
    }
}
let mut order = items[..settled].to_vec();
let rest = &items[settled..];
go(rest, &mut vec![false; rest.len()], &mut order, found);
// ANCHOR_END: body
