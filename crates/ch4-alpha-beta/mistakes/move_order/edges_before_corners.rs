//! mistake: Edges are put before corners.
//! says: an edge has two lines, and a corner three: corners come before edges.
// ANCHOR: by_cell
match cell.number() {
    5 => 0,
    1 | 3 | 7 | 9 => 2,
    _ => 1,
}
// ANCHOR_END: by_cell
