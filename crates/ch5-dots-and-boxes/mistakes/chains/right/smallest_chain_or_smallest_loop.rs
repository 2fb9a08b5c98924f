//! right: Only the smallest chain and the smallest loop are opened: of two of a kind the smaller is never the worse choice.
// ANCHOR: open_one
if chains.is_empty() {
    return 0;
}
if let Some(&known) = memo.get(chains) {
    return known;
}
let smallest = |is_loop: bool| chains.iter().filter(|chain| chain.is_loop == is_loop).min();
let mut best = Value::MIN;
for chain in [smallest(false), smallest(true)].into_iter().flatten() {
    let rest = worth(&chains.without(chain), memo);
    best = best.max(-opened(chain, rest));
}
memo.insert(chains.clone(), best);
best
// ANCHOR_END: open_one
