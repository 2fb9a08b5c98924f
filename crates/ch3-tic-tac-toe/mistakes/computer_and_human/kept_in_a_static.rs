//! mistake: Remembers in a static what a position is worth, and not the cell.
//! says: find_human_move on X...O.... gives another answer the second time
// ANCHOR: human
use std::cell::RefCell;
use std::collections::HashMap;
thread_local! {
    static KNOWN: RefCell<HashMap<String, Value>> = RefCell::default();
}
let key = format!("{grid:?}");
if let Some(value) = KNOWN.with_borrow(|known| known.get(&key).copied()) {
    return (value, None);
}
if grid.is_full() {
    return (DRAW, None);
}
if let Some(cell) = immediate_win(grid, Side::Human) {
    return (COMPUTER_LOSS, Some(cell));
}
let mut value = COMPUTER_WIN + 1;
let mut best_move = None;
for cell in 1..=9 {
    if grid.is_empty(cell) {
        grid.place(cell, Side::Human);
        let (response_value, _) = find_computer_move(grid);
        grid.take_back(cell);
        if response_value < value {
            value = response_value;
            best_move = Some(cell);
        }
    }
}
KNOWN.with_borrow_mut(|known| known.insert(key, value));
(value, best_move)
// ANCHOR_END: human
