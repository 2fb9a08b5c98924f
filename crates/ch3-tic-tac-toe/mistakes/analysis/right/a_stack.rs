//! right: No recursion: a stack, each board looked at twice.
//! told: each board's moves were played more than once.
// ANCHOR: value
let mut waiting = vec![(board.clone(), false)];
while let Some((at, seen)) = waiting.pop() {
    if known.contains_key(&at) {
        continue;
    }
    let next: Vec<B> = at.legal_moves().map(|mv| at.play(mv)).collect();
    if seen || next.is_empty() {
        let mut best = None;
        for after in &next {
            let value = known[after];
            if best.is_none_or(|old| at.better(value, old)) {
                best = Some(value);
            }
        }
        known.insert(at.clone(), best.unwrap_or_else(|| at.evaluate()));
    } else {
        waiting.push((at, true));
        waiting.extend(next.into_iter().map(|after| (after, false)));
    }
}
known[board]
// ANCHOR_END: value
