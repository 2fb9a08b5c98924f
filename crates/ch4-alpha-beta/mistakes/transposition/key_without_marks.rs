//! mistake: The key is a text: which cells are marked, and not by whom.
//! says: two positions share an entry
// ANCHOR: look_up
let (mut alpha, mut beta) = (alpha, beta);
let Some(entry) = self.entries.iter().find(|(key, _)| format!("{key:?}").replace('O', "X") == format!("{board:?}").replace('O', "X")).map(|(_, entry)| entry).filter(|entry| entry.depth >= depth) else {
    return Probe::Open { alpha, beta };
};
let answer = Probe::Answer(entry.value, entry.recommended);
match entry.bound {
    Bound::Exact => return answer,
    Bound::AtLeast => alpha = alpha.max(entry.value),
    Bound::AtMost => beta = beta.min(entry.value),
}
if alpha >= beta {
    answer
} else {
    Probe::Open { alpha, beta }
}
// ANCHOR_END: look_up
