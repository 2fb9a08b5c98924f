//! mistake: Whatever comes back is kept as the exact value.
//! says: every value is exact in yours. At a cut only a bound was known.
// ANCHOR: keep
let bound = match value {
    _ => Bound::Exact,
};
let entry = Entry {
    depth,
    value,
    bound,
    recommended,
};
self.entries.insert(board.clone(), entry);
// ANCHOR_END: keep
