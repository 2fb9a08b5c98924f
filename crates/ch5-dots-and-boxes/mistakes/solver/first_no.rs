//! mistake: The first t that is refused is returned.
//! says: The value is the largest t to which at_least says yes
// ANCHOR: ask
let board = Dots::new(size);
let mut table = Table::new();
let mut value = -open_boxes(&board);
while at_least(&board, value, &mut table) {
    value += 1;
}
value
// ANCHOR_END: ask
