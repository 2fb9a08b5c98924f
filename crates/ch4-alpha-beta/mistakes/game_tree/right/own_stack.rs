//! right: A stack instead of recursion.
//! told: Right, and without a call that the recorder sees
// ANCHOR: body
let mut all = vec![(node, mover, None::<usize>)];
let mut at = 0;
while at < all.len() {
    let (it, who, _) = all[at];
    for child in it.children() { all.push((child, who.other(), Some(at))); }
    at += 1;
}
let mut values: Vec<Option<Value>> = vec![None; all.len()];
for at in (0..all.len()).rev() {
    let (it, _, above) = all[at];
    let value = if it.is_leaf() { it.value() } else { values[at].unwrap_or_default() };
    values[at] = Some(value);
    if let Some(above) = above {
        let best = values[above];
        let better = match all[above].1 { Player::First => best.is_none_or(|old| value > old), Player::Second => best.is_none_or(|old| value < old) };
        if better { values[above] = Some(value); }
    }
}
values[0].unwrap_or_default()
// ANCHOR_END: body
