//! mistake: Three items are enough: three loops, one in the other.
//! says: permutations([], 0, found): yours kept no list, and it should keep 1. With three items all orders are found. How many items there are is not known when the program is written.
// ANCHOR: body
let _ = settled;
for a in 0..items.len() {
    for b in 0..items.len() {
        for c in 0..items.len() {
            if a != b && b != c && a != c {
                found.push(vec![items[a], items[b], items[c]]);
            }
        }
    }
}
// ANCHOR_END: body
