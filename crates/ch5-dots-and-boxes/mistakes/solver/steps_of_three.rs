//! mistake: t goes up in steps of three.
//! says: The value is the largest t to which at_least says yes
// ANCHOR: ask
let board = Dots::new(size);
let mut table = Table::new();
// The two shares of n boxes differ by n, n - 2, n - 4 and so on.
let mut value = -open_boxes(&board);
while at_least(&board, value + 3, &mut table) {
    value += 3;
}
value
// ANCHOR_END: ask
