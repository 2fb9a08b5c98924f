//! mistake: Keeps the rotations alone.
//! says: 3 lists for 3 items, 6 wanted: a list was kept with 0 of 3 settled. Go on until all are.
// ANCHOR: body
for _ in settled..items.len().max(settled + 1) {
    found.push(items.to_vec());
    if settled < items.len() { items[settled..].rotate_left(1); }
}
// ANCHOR_END: body
