//! mistake: Settles two at a time.
//! says: 3 lists for 3 items, 6 wanted: each call settles one place more than its caller, whichever item it chose. A call with 0 settled made one with 2.
// ANCHOR: body
if settled >= items.len() { found.push(items.to_vec()); return; }
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 2, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
