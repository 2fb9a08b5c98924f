//! mistake: The smallest chain is opened, always.
//! says: you open the smallest, always. Another one can cost less
// ANCHOR: open_one
if chains.is_empty() {
    return 0;
}
if let Some(&known) = memo.get(chains) {
    return known;
}
let mut value = 0;
if let Some(chain) = chains.different().next() {
    let rest = worth(&chains.without(chain), memo);
    value = -opened(chain, rest);
}
memo.insert(chains.clone(), value);
value
// ANCHOR_END: open_one
