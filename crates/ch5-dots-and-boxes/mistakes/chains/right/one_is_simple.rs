//! right: one chain alone is minus its length
// ANCHOR: open_one
    let mut iter = chains.iter();
    match (iter.next(), iter.next()) {
        (None, _) => return 0,
        (Some(only), None) => return -only.boxes,
        _ => {}
    }
    drop(iter);
    if !memo.contains_key(chains) {
        let mut cheapest = Value::MAX;
        for chain in chains.different() {
            let rest = worth(&chains.without(chain), memo);
            cheapest = cheapest.min(opened(chain, rest));
        }
        memo.insert(chains.clone(), -cheapest);
    }
    memo[chains]
// ANCHOR_END: open_one
