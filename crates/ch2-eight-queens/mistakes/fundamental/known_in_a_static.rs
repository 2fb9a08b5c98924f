//! mistake: The forms that were met are kept in a static.
//! says: gives another answer the second time
// ANCHOR: collect
use std::sync::Mutex;
static KNOWN: Mutex<BTreeSet<Vec<usize>>> = Mutex::new(BTreeSet::new());
let mut known = KNOWN.lock().unwrap();
let mut kinds = Vec::new();
for board in &solutions {
    let form = canonical(board);
    if known.insert(form.clone()) {
        kinds.push(form);
    }
}
kinds
// ANCHOR_END: collect
