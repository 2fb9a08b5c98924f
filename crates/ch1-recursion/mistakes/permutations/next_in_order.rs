//! mistake: From one order to the next larger one, until there is none; the items stay in the last order.
//! says: permutations([1, 2], 0, found): yours left [2, 1] in `items`, and it should be [1, 2], as on entry. Every order of these items is there, but a call must put the items back before it returns.
// ANCHOR: body
items[settled..].sort_unstable();
loop {
    found.push(items.to_vec());
    let rest = &mut items[settled..];
    let Some(at) = rest.windows(2).rposition(|pair| pair[0] < pair[1]) else { return };
    let with = rest.iter().rposition(|&item| item > rest[at]).unwrap();
    rest.swap(at, with);
    rest[at + 1..].reverse();
}
// ANCHOR_END: body
