//! mistake: Each rest is asked for twice, with a new memo the second time.
//! says: 193 suffice: keep what was found in the memo
// ANCHOR: open_one
if chains.is_empty() {
    return 0;
}
if let Some(&known) = memo.get(chains) {
    return known;
}
let mut best = Value::MIN;
for chain in chains.different() {
    let mut rest = worth(&chains.without(chain), memo);
    if rest < 0 {
        rest = worth(&chains.without(chain), &mut Memo::new());
    }
    best = best.max(-opened(chain, rest));
}
memo.insert(chains.clone(), best);
best
// ANCHOR_END: open_one
