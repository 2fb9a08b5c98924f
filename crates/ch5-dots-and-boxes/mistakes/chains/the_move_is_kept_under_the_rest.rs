//! mistake: Under what is left is kept what the chain opened before it is worth.
//! says: The memo holds −2 for "-" (no chain at all), and the next question finds that: it should hold 0
// ANCHOR: open_one
if chains.is_empty() {
    return 0;
}
let mut best = Value::MIN;
for chain in chains.different() {
    let rest = chains.without(chain);
    let r = match memo.get(&rest) {
        Some(&v) => v,
        None => worth(&rest, memo),
    };
    let v = -opened(chain, r);
    memo.insert(rest, v);
    best = best.max(v);
}
best
// ANCHOR_END: open_one
