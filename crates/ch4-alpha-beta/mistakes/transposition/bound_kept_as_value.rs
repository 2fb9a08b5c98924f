//! mistake: Whatever comes back is kept as the exact value.
//! says: value 1, not 0: at a cut only a bound was known
//! says: at a cut only a bound was known
// ANCHOR: keep
let bound = Bound::Exact;
let entry = Entry {
    depth,
    value,
    bound,
    recommended,
};
self.entries.insert(board.clone(), entry);
// ANCHOR_END: keep
