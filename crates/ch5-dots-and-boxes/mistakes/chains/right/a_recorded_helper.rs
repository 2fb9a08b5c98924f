//! right: A helper that is recorded, too, keeps the memo.
// ANCHOR: open_one
#[traced(skip(memo))]
fn found(chains: &Chains, memo: &mut Memo) -> Value {
    if !memo.contains_key(chains) {
        let mut values = Vec::new();
        for chain in chains.different() {
            values.push(0 - opened(chain, worth(&chains.without(chain), memo)));
        }
        let best = *values.iter().max().unwrap();
        memo.insert(chains.clone(), best);
    }
    memo[chains]
}
if chains.is_empty() { 0 } else { found(chains, memo) }
// ANCHOR_END: open_one
