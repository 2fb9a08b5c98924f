//! mistake: Three items are enough: three loops, one in the other.
//! says: 0 lists for 0 items, 1 wanted; of three items all six orders are found. How many items there are is not known when the program is written: let a call settle one place, and the calls below it the others.
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
