//! mistake: Each question gets a new table.
//! says: ask one t after the other with one table.
// ANCHOR: ask
let board = Dots::new(size);
// The two shares of n boxes differ by n, n - 2, n - 4 and so on.
let mut value = -open_boxes(&board);
while at_least(&board, value + 2, &mut Table::new()) {
    value += 2;
}
value
// ANCHOR_END: ask
