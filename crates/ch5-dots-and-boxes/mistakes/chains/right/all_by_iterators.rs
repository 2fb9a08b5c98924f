//! right: The best of all, as an iterator.
// ANCHOR: open_one
if let Some(&known) = memo.get(chains) {
    return known;
}
let different: Vec<Chain> = chains.different().collect();
let best = different
    .into_iter()
    .map(|chain| -opened(chain, worth(&chains.without(chain), memo)))
    .max()
    .unwrap_or(0);
memo.insert(chains.clone(), best);
best
// ANCHOR_END: open_one
