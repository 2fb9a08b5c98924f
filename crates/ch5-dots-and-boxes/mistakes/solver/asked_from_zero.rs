//! mistake: The first question is 0 or more.
//! says: So it is less than 1, and nothing below 1 was asked.
// ANCHOR: ask
let board = Dots::new(size);
let mut table = Table::new();
let mut value = 0;
while at_least(&board, value + 1, &mut table) {
    value += 1;
}
value
// ANCHOR_END: ask
